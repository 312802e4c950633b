// Generated from the description by tools/make/generate. Do not edit.
var kt=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(u){throw i=0,u}};var G=kt(L=>{"use strict";Object.defineProperty(L,"__esModule",{value:!0});L.formatNames=L.fastFormats=L.fullFormats=void 0;
function A(r,i){return{validate:r,compare:i}}L.fullFormats={date:A(Kt,wt),time:A(Nt(!0),Et),"date-time":A(St(!0),Mt),"is\
o-time":A(Nt(),Ct),"iso-date-time":A(St(),Vt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:as,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:qs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:cs,int32:{type:"number",validate:hs},int64:{type:"number",validate:vs},float:{type:"number",validate:zt},double:{type:"\
number",validate:zt},password:!0,binary:!0};L.fastFormats={...L.fullFormats,date:A(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,wt),time:A(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Et),"date-time":A(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Mt),"iso-time":A(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ct),"iso-date-time":A(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Vt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
L.formatNames=Object.keys(L.fullFormats);function us(r){return r%4===0&&(r%100!==0||r%400===0)}var ys=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
fs=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Kt(r){let i=ys.exec(r);if(!i)return!1;let u=+i[1],m=+i[2],n=+i[3];return m>=
1&&m<=12&&n>=1&&n<=(m===2&&us(u)?29:fs[m])}function wt(r,i){if(r&&i)return r>i?1:r<i?-1:0}var Lt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function Nt(r){return function(u){let m=Lt.exec(u);if(!m)return!1;let n=+m[1],e=+m[2],t=+m[3],o=m[4],l=m[5]==="-"?-1:1,p=+(m[6]||
0),a=+(m[7]||0);if(p>23||a>59||r&&!o)return!1;if(n<=23&&e<=59&&t<60)return!0;let b=e-a*l,h=n-p*l-(b<0?1:0);return(h===23||
h===-1)&&(b===59||b===-1)&&t<61}}function Et(r,i){if(!(r&&i))return;let u=new Date("2020-01-01T"+r).valueOf(),m=new Date(
"2020-01-01T"+i).valueOf();if(u&&m)return u-m}function Ct(r,i){if(!(r&&i))return;let u=Lt.exec(r),m=Lt.exec(i);if(u&&m)return r=
u[1]+u[2]+u[3],i=m[1]+m[2]+m[3],r>i?1:r<i?-1:0}var $t=/t|\s/i;function St(r){let i=Nt(r);return function(m){let n=m.split(
$t);return n.length===2&&Kt(n[0])&&i(n[1])}}function Mt(r,i){if(!(r&&i))return;let u=new Date(r).valueOf(),m=new Date(i).
valueOf();if(u&&m)return u-m}function Vt(r,i){if(!(r&&i))return;let[u,m]=r.split($t),[n,e]=i.split($t),t=wt(u,n);if(t!==
void 0)return t||Et(m,e)}var ls=/\/|:/,ds=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function as(r){return ls.test(r)&&ds.test(r)}var Xt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function cs(r){return Xt.lastIndex=0,Xt.test(r)}var gs=-(2**31),bs=2**31-1;function hs(r){return Number.isInteger(r)&&r<=
bs&&r>=gs}function vs(r){return Number.isInteger(r)}function zt(){return!0}var _s=/[^\\]\\Z/;function qs(r){if(_s.test(r))
return!1;try{return new RegExp(r),!0}catch{return!1}}});var Ht=kt(Tt=>{"use strict";Object.defineProperty(Tt,"__esModule",{value:!0});function It(r){let i=r.length,u=0,m=0,n;for(;m<
i;)u++,n=r.charCodeAt(m++),n>=55296&&n<=56319&&m<i&&(n=r.charCodeAt(m),(n&64512)===56320&&m++);return u}Tt.default=It;It.
code='require("ajv/dist/runtime/ucs2length").default'});function s(r,i,u,m,n,e,t){let o={instancePath:i,keyword:u,params:m,message:n,parentSchema:e,data:t};return r===null?[o]:
(r.push(o),r)}var c=G().fullFormats.int32,T=G().fullFormats.int64;function y(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["X-RateLimit-Limit"]!==void 0){let o=r["X-RateLimit-Lim\
it"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Limit","type",{type:"integer"},"must be \
integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Limit","minimum",{comparison:">\
=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-RateLimit-Limit","format",{format:"int32"},'must match form\
at "int32"'),t++))}if(r["X-RateLimit-Remaining"]!==void 0){let o=r["X-RateLimit-Remaining"];typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Remaining","type",{type:"integer"},"must be integer"),t++),typeof o=="num\
ber"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Remaining","minimum",{comparison:">=",limit:0},"must be >= 0"),
t++),c.validate(o)||(e=s(e,i+"/X-RateLimit-Remaining","format",{format:"int32"},'must match format "int32"'),t++))}if(r["\
X-RateLimit-Reset"]!==void 0){let o=r["X-RateLimit-Reset"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+
"/X-RateLimit-Reset","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&
(e=s(e,i+"/X-RateLimit-Reset","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),T.validate(o)||(e=s(e,i+"/X-RateL\
imit-Reset","format",{format:"int64"},'must match format "int64"'),t++))}if(r["X-RateLimit-Concurrent-Limit"]!==void 0){
let o=r["X-RateLimit-Concurrent-Limit"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Concu\
rrent-Limit","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+
"/X-RateLimit-Concurrent-Limit","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-Rat\
eLimit-Concurrent-Limit","format",{format:"int32"},'must match format "int32"'),t++))}if(r["X-RateLimit-Concurrent-Remai\
ning"]!==void 0){let o=r["X-RateLimit-Concurrent-Remaining"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,
i+"/X-RateLimit-Concurrent-Remaining","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<
0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(
o)||(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","format",{format:"int32"},'must match format "int32"'),t++))}}else e=s(
e,i,"type",{type:"object"},"must be object"),t++;return y.errors=e,t===0}var Ds={type:"object",required:["expires_at","services"],properties:{expires_at:{type:["string","null"],pattern:"^[0-9]{\
4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},services:{$ref:"description#/com\
ponents/schemas/ApiKeyServices"},service_type:{$ref:"description#/components/schemas/LegacyServiceType",deprecated:!0},servername:{
type:"string",deprecated:!0,minLength:1},permission_type:{$ref:"description#/components/schemas/PermissionType",deprecated:!0}}},
Ft=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$","u");var js={type:"string",enum:["full","read","custom"]};function _(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="full"||r==="read"||
r==="custom"||(e=s(e,i,"enum",{allowedValues:js.enum},"must be equal to one of the allowed values"),t++),_.errors=e,t===
0}var As={type:"string",enum:["all","selected"]};function v(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="all"||r==="selecte\
d"||(e=s(e,i,"enum",{allowedValues:As.enum},"must be equal to one of the allowed values"),t++),v.errors=e,t===0}var Ls={type:"string",enum:["full","read","none"]};function ee(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="full"||r==="read"||
r==="none"||(e=s(e,i,"enum",{allowedValues:Ls.enum},"must be equal to one of the allowed values"),t++),ee.errors=e,t===0}
function D(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r))for(let o in r)ee(r[o],{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:o,rootData:n})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length);else e=s(e,i,"type",{type:"obje\
ct"},"must be object"),t++;return D.errors=e,t===0}var f=Ht().default;function re(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.permission_type===void 0&&(e=s(e,i,"r\
equired",{missingProperty:"permission_type"},"must have required property 'permission_type'"),t++),r.target_mode===void 0&&
(e=s(e,i,"required",{missingProperty:"target_mode"},"must have required property 'target_mode'"),t++),r.targets===void 0&&
(e=s(e,i,"required",{missingProperty:"targets"},"must have required property 'targets'"),t++),r.permission_type!==void 0&&
(_(r.permission_type,{instancePath:i+"/permission_type",parentData:r,parentDataProperty:"permission_type",rootData:n})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.target_mode!==void 0&&(v(r.target_mode,{instancePath:i+"/target_m\
ode",parentData:r,parentDataProperty:"target_mode",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.
targets!==void 0){let o=r.targets;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?
f(a)<1&&(e=s(e,i+"/targets/"+p,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/targets/"+
p,"type",{type:"string"},"must be string"),t++)}}else e=s(e,i+"/targets","type",{type:"array"},"must be array"),t++}r.permissions!==
void 0&&(D(r.permissions,{instancePath:i+"/permissions",parentData:r,parentDataProperty:"permissions",rootData:n})||(e=e===
null?D.errors:e.concat(D.errors),t=e.length)),r.allow_signup!==void 0&&typeof r.allow_signup!="boolean"&&(e=s(e,i+"/allo\
w_signup","type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return re.
errors=e,t===0}function te(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.permission_type===void 0&&(e=s(e,i,"required",{missingProperty:"permission_type"},"must ha\
ve required property 'permission_type'"),t++),r.target_mode===void 0&&(e=s(e,i,"required",{missingProperty:"target_mode"},
"must have required property 'target_mode'"),t++),r.targets===void 0&&(e=s(e,i,"required",{missingProperty:"targets"},"m\
ust have required property 'targets'"),t++),r.allow_acquisition===void 0&&(e=s(e,i,"required",{missingProperty:"allow_ac\
quisition"},"must have required property 'allow_acquisition'"),t++),r.permission_type!==void 0&&(_(r.permission_type,{instancePath:i+
"/permission_type",parentData:r,parentDataProperty:"permission_type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length)),r.target_mode!==void 0&&(v(r.target_mode,{instancePath:i+"/target_mode",parentData:r,parentDataProperty:"ta\
rget_mode",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.targets!==void 0){let o=r.targets;if(Array.
isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/targets/"+p,"minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/targets/"+p,"type",{type:"string"},"must be string"),
t++)}}else e=s(e,i+"/targets","type",{type:"array"},"must be array"),t++}r.permissions!==void 0&&(D(r.permissions,{instancePath:i+
"/permissions",parentData:r,parentDataProperty:"permissions",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),
r.allow_acquisition!==void 0&&typeof r.allow_acquisition!="boolean"&&(e=s(e,i+"/allow_acquisition","type",{type:"boolean"},
"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return te.errors=e,t===0}function ie(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.permission_type===void 0&&(e=s(e,i,"required",{missingProperty:"permission_type"},"must ha\
ve required property 'permission_type'"),t++),r.target_mode===void 0&&(e=s(e,i,"required",{missingProperty:"target_mode"},
"must have required property 'target_mode'"),t++),r.targets===void 0&&(e=s(e,i,"required",{missingProperty:"targets"},"m\
ust have required property 'targets'"),t++),r.site_target_mode===void 0&&(e=s(e,i,"required",{missingProperty:"site_targ\
et_mode"},"must have required property 'site_target_mode'"),t++),r.permission_type!==void 0&&(_(r.permission_type,{instancePath:i+
"/permission_type",parentData:r,parentDataProperty:"permission_type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length)),r.target_mode!==void 0&&(v(r.target_mode,{instancePath:i+"/target_mode",parentData:r,parentDataProperty:"ta\
rget_mode",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.targets!==void 0){let o=r.targets;if(Array.
isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/targets/"+p,"minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/targets/"+p,"type",{type:"string"},"must be string"),
t++)}}else e=s(e,i+"/targets","type",{type:"array"},"must be array"),t++}if(r.permissions!==void 0&&(D(r.permissions,{instancePath:i+
"/permissions",parentData:r,parentDataProperty:"permissions",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),
r.site_target_mode!==void 0&&(v(r.site_target_mode,{instancePath:i+"/site_target_mode",parentData:r,parentDataProperty:"\
site_target_mode",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.sites!==void 0){let o=r.sites;if(Array.
isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/sites/"+p,"minLength",{
limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/sites/"+p,"type",{type:"string"},"must be string"),t++)}}else
e=s(e,i+"/sites","type",{type:"array"},"must be array"),t++}r.allow_signup!==void 0&&typeof r.allow_signup!="boolean"&&(e=
s(e,i+"/allow_signup","type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be objec\
t"),t++;return ie.errors=e,t===0}function se(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.permission_type===void 0&&(e=s(e,i,"required",{missingProperty:"permission_type"},"must ha\
ve required property 'permission_type'"),t++),r.target_mode===void 0&&(e=s(e,i,"required",{missingProperty:"target_mode"},
"must have required property 'target_mode'"),t++),r.targets===void 0&&(e=s(e,i,"required",{missingProperty:"targets"},"m\
ust have required property 'targets'"),t++),r.allow_signup===void 0&&(e=s(e,i,"required",{missingProperty:"allow_signup"},
"must have required property 'allow_signup'"),t++),r.permission_type!==void 0&&(_(r.permission_type,{instancePath:i+"/pe\
rmission_type",parentData:r,parentDataProperty:"permission_type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=
e.length)),r.target_mode!==void 0&&(v(r.target_mode,{instancePath:i+"/target_mode",parentData:r,parentDataProperty:"targ\
et_mode",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.targets!==void 0){let o=r.targets;if(Array.
isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/targets/"+p,"minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/targets/"+p,"type",{type:"string"},"must be string"),
t++)}}else e=s(e,i+"/targets","type",{type:"array"},"must be array"),t++}r.permissions!==void 0&&(D(r.permissions,{instancePath:i+
"/permissions",parentData:r,parentDataProperty:"permissions",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),
r.allow_signup!==void 0&&typeof r.allow_signup!="boolean"&&(e=s(e,i+"/allow_signup","type",{type:"boolean"},"must be boo\
lean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return se.errors=e,t===0}function oe(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.server===
void 0&&(e=s(e,i,"required",{missingProperty:"server"},"must have required property 'server'"),t++),r.domain===void 0&&(e=
s(e,i,"required",{missingProperty:"domain"},"must have required property 'domain'"),t++),r.wphosting===void 0&&(e=s(e,i,
"required",{missingProperty:"wphosting"},"must have required property 'wphosting'"),t++),r.vps===void 0&&(e=s(e,i,"requi\
red",{missingProperty:"vps"},"must have required property 'vps'"),t++),r.server!==void 0&&(re(r.server,{instancePath:i+"\
/server",parentData:r,parentDataProperty:"server",rootData:n})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),r.
domain!==void 0&&(te(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:n})||(e=e===null?
te.errors:e.concat(te.errors),t=e.length)),r.wphosting!==void 0&&(ie(r.wphosting,{instancePath:i+"/wphosting",parentData:r,
parentDataProperty:"wphosting",rootData:n})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),r.vps!==void 0&&(se(
r.vps,{instancePath:i+"/vps",parentData:r,parentDataProperty:"vps",rootData:n})||(e=e===null?se.errors:e.concat(se.errors),
t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),oe.errors=e,t===0}var Ns={type:"string",enum:["serv\
er"]};function ne(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r!=="server"&&(e=s(e,i,"enum",{allowedValues:Ns.enum},"\
must be equal to one of the allowed values"),t++),ne.errors=e,t===0}function pe(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expires_at===void 0&&(e=s(e,i,"requir\
ed",{missingProperty:"expires_at"},"must have required property 'expires_at'"),t++),r.services===void 0&&(e=s(e,i,"requi\
red",{missingProperty:"services"},"must have required property 'services'"),t++),r.expires_at!==void 0){let o=r.expires_at;
typeof o!="string"&&o!==null&&(e=s(e,i+"/expires_at","type",{type:Ds.properties.expires_at.type},"must be string,null"),
t++),typeof o=="string"&&(Ft.test(o)||(e=s(e,i+"/expires_at","pattern",{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][\
0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]\
|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"'),t++))}if(r.services!==void 0&&(oe(r.services,{instancePath:i+"/serv\
ices",parentData:r,parentDataProperty:"services",rootData:n})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),r.
service_type!==void 0&&(ne(r.service_type,{instancePath:i+"/service_type",parentData:r,parentDataProperty:"service_type",
rootData:n})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),r.servername!==void 0){let o=r.servername;typeof o==
"string"?f(o)<1&&(e=s(e,i+"/servername","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/s\
ervername","type",{type:"string"},"must be string"),t++)}r.permission_type!==void 0&&(_(r.permission_type,{instancePath:i+
"/permission_type",parentData:r,parentDataProperty:"permission_type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return pe.errors=e,t===0}function Wt(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(pe(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?pe.
errors:e.concat(pe.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Wt.errors=e,t===0}var $s=new RegExp("^[A-Z][A-Z0-9_]*$","u");function me(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r=="string"?$s.test(r)||(e=s(e,i,"pattern",{pattern:"^[A-Z][A-Z0-9_]*$"},'must match patter\
n "^[A-Z][A-Z0-9_]*$"'),t++):(e=s(e,i,"type",{type:"string"},"must be string"),t++),me.errors=e,t===0}function d(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),d.errors=e,t===0}function R(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0&&(e=s(e,i,"required",{missingProperty:"co\
de"},"must have required property 'code'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"mus\
t have required property 'message'"),t++),r.code!==void 0&&(me(r.code,{instancePath:i+"/code",parentData:r,parentDataProperty:"\
code",rootData:n})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+
"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),
r.errors!==void 0){let o=r.errors;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?
f(a)<1&&(e=s(e,i+"/errors/"+p,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/errors/"+p,
"type",{type:"string"},"must be string"),t++)}}else e=s(e,i+"/errors","type",{type:"array"},"must be array"),t++}}else e=
s(e,i,"type",{type:"object"},"must be object"),t++;return R.errors=e,t===0}function ue(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.error===void 0&&
(e=s(e,i,"required",{missingProperty:"error"},"must have required property 'error'"),t++),r.error!==void 0&&(R(r.error,{
instancePath:i+"/error",parentData:r,parentDataProperty:"error",rootData:n})||(e=e===null?R.errors:e.concat(R.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ue.errors=e,t===0}function Yt(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(ue(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ue.
errors:e.concat(ue.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Yt.errors=e,t===0}function B(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r["Retry-After"]===void 0&&(e=s(e,i,"required",{missingProperty:"Retry-After"},"must have req\
uired property 'Retry-After'"),t++),r["Retry-After"]!==void 0){let o=r["Retry-After"];typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=s(e,i+"/Retry-After","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&
((o<0||isNaN(o))&&(e=s(e,i+"/Retry-After","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,
i+"/Retry-After","format",{format:"int32"},'must match format "int32"'),t++))}if(r["X-RateLimit-Limit"]!==void 0){let o=r["\
X-RateLimit-Limit"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Limit","type",{type:"inte\
ger"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Limit","minimum",
{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-RateLimit-Limit","format",{format:"int32"},'m\
ust match format "int32"'),t++))}if(r["X-RateLimit-Remaining"]!==void 0){let o=r["X-RateLimit-Remaining"];typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Remaining","type",{type:"integer"},"must be integer"),t++),
typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Remaining","minimum",{comparison:">=",limit:0},
"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-RateLimit-Remaining","format",{format:"int32"},'must match format "int3\
2"'),t++))}if(r["X-RateLimit-Reset"]!==void 0){let o=r["X-RateLimit-Reset"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=s(e,i+"/X-RateLimit-Reset","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||
isNaN(o))&&(e=s(e,i+"/X-RateLimit-Reset","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),T.validate(o)||(e=s(e,
i+"/X-RateLimit-Reset","format",{format:"int64"},'must match format "int64"'),t++))}if(r["X-RateLimit-Concurrent-Limit"]!==
void 0){let o=r["X-RateLimit-Concurrent-Limit"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLim\
it-Concurrent-Limit","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&
(e=s(e,i+"/X-RateLimit-Concurrent-Limit","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,
i+"/X-RateLimit-Concurrent-Limit","format",{format:"int32"},'must match format "int32"'),t++))}if(r["X-RateLimit-Concurr\
ent-Remaining"]!==void 0){let o=r["X-RateLimit-Concurrent-Remaining"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||
(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(
o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),
c.validate(o)||(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","format",{format:"int32"},'must match format "int32"'),t++))}}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return B.errors=e,t===0}function ye(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.error===void 0&&(e=s(e,i,"required",{missingProperty:"error"},"must have required propert\
y 'error'"),t++),r.error!==void 0&&(R(r.error,{instancePath:i+"/error",parentData:r,parentDataProperty:"error",rootData:n})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ye.errors=e,
t===0}function Gt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(B(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?B.errors:e.concat(B.errors),t=e.length)),r.body!==void 0&&(ye(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),Gt.errors=e,t===0}var ws={type:"object",required:["logs","count","limit","has_more","next_cursor"],properties:{logs:{type:"array",maxItems:500,
items:{$ref:"description#/components/schemas/ExecutionLogEntry"}},count:{type:"integer",format:"int32",minimum:0,maximum:500},
limit:{type:"integer",format:"int32",minimum:1,maximum:500},has_more:{type:"boolean"},next_cursor:{type:["string","null"],
minLength:1}}},Es={type:"object",required:["method","path","status_code","response_time_ms","ip_address","created_at"],properties:{
method:{$ref:"description#/components/schemas/HttpMethod"},path:{type:"string",minLength:1},status_code:{type:"integer",
format:"int32",minimum:100,maximum:599},response_time_ms:{type:["integer","null"],format:"int32",minimum:0},ip_address:{
type:"string",minLength:2,maxLength:45},created_at:{$ref:"description#/components/schemas/JapanTime"}}};var Ts=new RegExp("^[A-Z]+$","u");function fe(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return typeof r=="string"?Ts.test(r)||(e=s(e,i,"pattern",{pattern:"^[A-Z]+$"},'must match pattern "^[A-Z]+$"'),t++):
(e=s(e,i,"type",{type:"string"},"must be string"),t++),fe.errors=e,t===0}function le(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?Ft.test(r)||(e=s(e,i,"pattern",{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-\
5][0-9]:[0-5][0-9]$"},'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0\
-9]:[0-5][0-9]$"'),t++):(e=s(e,i,"type",{type:"string"},"must be string"),t++),le.errors=e,t===0}function de(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.method===
void 0&&(e=s(e,i,"required",{missingProperty:"method"},"must have required property 'method'"),t++),r.path===void 0&&(e=
s(e,i,"required",{missingProperty:"path"},"must have required property 'path'"),t++),r.status_code===void 0&&(e=s(e,i,"r\
equired",{missingProperty:"status_code"},"must have required property 'status_code'"),t++),r.response_time_ms===void 0&&
(e=s(e,i,"required",{missingProperty:"response_time_ms"},"must have required property 'response_time_ms'"),t++),r.ip_address===
void 0&&(e=s(e,i,"required",{missingProperty:"ip_address"},"must have required property 'ip_address'"),t++),r.created_at===
void 0&&(e=s(e,i,"required",{missingProperty:"created_at"},"must have required property 'created_at'"),t++),r.method!==void 0&&
(fe(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:n})||(e=e===null?fe.errors:e.concat(
fe.errors),t=e.length)),r.path!==void 0){let o=r.path;typeof o=="string"?f(o)<1&&(e=s(e,i+"/path","minLength",{limit:1},
"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/path","type",{type:"string"},"must be string"),t++)}if(r.status_code!==
void 0){let o=r.status_code;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/status_code","type",{type:"in\
teger"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o>599||isNaN(o))&&(e=s(e,i+"/status_code","maximum",{
comparison:"<=",limit:599},"must be <= 599"),t++),(o<100||isNaN(o))&&(e=s(e,i+"/status_code","minimum",{comparison:">=",
limit:100},"must be >= 100"),t++),c.validate(o)||(e=s(e,i+"/status_code","format",{format:"int32"},'must match format "i\
nt32"'),t++))}if(r.response_time_ms!==void 0){let o=r.response_time_ms;!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null&&(e=s(e,i+"/response_time_ms","type",{type:Es.properties.response_time_ms.type},"must be integer,null"),t++),
typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/response_time_ms","minimum",{comparison:">=",limit:0},"mus\
t be >= 0"),t++),c.validate(o)||(e=s(e,i+"/response_time_ms","format",{format:"int32"},'must match format "int32"'),t++))}
if(r.ip_address!==void 0){let o=r.ip_address;typeof o=="string"?(f(o)>45&&(e=s(e,i+"/ip_address","maxLength",{limit:45},
"must NOT have more than 45 characters"),t++),f(o)<2&&(e=s(e,i+"/ip_address","minLength",{limit:2},"must NOT have fewer \
than 2 characters"),t++)):(e=s(e,i+"/ip_address","type",{type:"string"},"must be string"),t++)}r.created_at!==void 0&&(le(
r.created_at,{instancePath:i+"/created_at",parentData:r,parentDataProperty:"created_at",rootData:n})||(e=e===null?le.errors:
e.concat(le.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return de.errors=e,t===0}function ae(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.logs===void 0&&(e=s(e,i,"required",{missingProperty:"logs"},"must have required property 'logs'"),t++),r.count===
void 0&&(e=s(e,i,"required",{missingProperty:"count"},"must have required property 'count'"),t++),r.limit===void 0&&(e=s(
e,i,"required",{missingProperty:"limit"},"must have required property 'limit'"),t++),r.has_more===void 0&&(e=s(e,i,"requ\
ired",{missingProperty:"has_more"},"must have required property 'has_more'"),t++),r.next_cursor===void 0&&(e=s(e,i,"requ\
ired",{missingProperty:"next_cursor"},"must have required property 'next_cursor'"),t++),r.logs!==void 0){let o=r.logs;if(Array.
isArray(o)){o.length>500&&(e=s(e,i+"/logs","maxItems",{limit:500},"must NOT have more than 500 items"),t++);let l=o.length;
for(let p=0;p<l;p++)de(o[p],{instancePath:i+"/logs/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?de.errors:
e.concat(de.errors),t=e.length)}else e=s(e,i+"/logs","type",{type:"array"},"must be array"),t++}if(r.count!==void 0){let o=r.
count;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/count","type",{type:"integer"},"must be integer"),t++),
typeof o=="number"&&isFinite(o)&&((o>500||isNaN(o))&&(e=s(e,i+"/count","maximum",{comparison:"<=",limit:500},"must be <=\
 500"),t++),(o<0||isNaN(o))&&(e=s(e,i+"/count","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=
s(e,i+"/count","format",{format:"int32"},'must match format "int32"'),t++))}if(r.limit!==void 0){let o=r.limit;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/limit","type",{type:"integer"},"must be integer"),t++),typeof o=="n\
umber"&&isFinite(o)&&((o>500||isNaN(o))&&(e=s(e,i+"/limit","maximum",{comparison:"<=",limit:500},"must be <= 500"),t++),
(o<1||isNaN(o))&&(e=s(e,i+"/limit","minimum",{comparison:">=",limit:1},"must be >= 1"),t++),c.validate(o)||(e=s(e,i+"/li\
mit","format",{format:"int32"},'must match format "int32"'),t++))}if(r.has_more!==void 0&&typeof r.has_more!="boolean"&&
(e=s(e,i+"/has_more","type",{type:"boolean"},"must be boolean"),t++),r.next_cursor!==void 0){let o=r.next_cursor;typeof o!=
"string"&&o!==null&&(e=s(e,i+"/next_cursor","type",{type:ws.properties.next_cursor.type},"must be string,null"),t++),typeof o==
"string"&&f(o)<1&&(e=s(e,i+"/next_cursor","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}}else e=s(
e,i,"type",{type:"object"},"must be object"),t++;return ae.errors=e,t===0}function Bt(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(ae(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ae.
errors:e.concat(ae.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Bt.errors=e,t===0}function j(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?(f(r)>64&&(e=s(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters"),t++),f(r)<1&&(e=s(e,i,"minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i,"type",{type:"string"},"must be string"),t++),j.errors=
e,t===0}var Rs=new RegExp("^[A-Z]{3}$","u");function O(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r=="string"?Rs.test(r)||(e=s(e,i,"pattern",{pattern:"^[A-Z]{3}$"},'must match pattern "^[A-\
Z]{3}$"'),t++):(e=s(e,i,"type",{type:"string"},"must be string"),t++),O.errors=e,t===0}function x(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.months===void 0&&(e=s(e,i,"required",{missingProperty:"months"},"must have required propert\
y 'months'"),t++),r.total_price===void 0&&(e=s(e,i,"required",{missingProperty:"total_price"},"must have required proper\
ty 'total_price'"),t++),r.regular_total_price===void 0&&(e=s(e,i,"required",{missingProperty:"regular_total_price"},"mus\
t have required property 'regular_total_price'"),t++),r.campaign_applied===void 0&&(e=s(e,i,"required",{missingProperty:"\
campaign_applied"},"must have required property 'campaign_applied'"),t++),r.months!==void 0){let o=r.months;typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/months","type",{type:"integer"},"must be integer"),t++),typeof o=="nu\
mber"&&isFinite(o)&&((o<1||isNaN(o))&&(e=s(e,i+"/months","minimum",{comparison:">=",limit:1},"must be >= 1"),t++),c.validate(
o)||(e=s(e,i+"/months","format",{format:"int32"},'must match format "int32"'),t++))}if(r.total_price!==void 0){let o=r.total_price;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/total_price","type",{type:"integer"},"must be integer"),t++),
typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/total_price","minimum",{comparison:">=",limit:0},"must be \
>= 0"),t++),c.validate(o)||(e=s(e,i+"/total_price","format",{format:"int32"},'must match format "int32"'),t++))}if(r.regular_total_price!==
void 0){let o=r.regular_total_price;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/regular_total_price",
"type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/regular_to\
tal_price","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/regular_total_price","form\
at",{format:"int32"},'must match format "int32"'),t++))}r.campaign_applied!==void 0&&typeof r.campaign_applied!="boolean"&&
(e=s(e,i+"/campaign_applied","type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must b\
e object"),t++;return x.errors=e,t===0}function ce(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"\
plan_id"},"must have required property 'plan_id'"),t++),r.plan_name===void 0&&(e=s(e,i,"required",{missingProperty:"plan\
_name"},"must have required property 'plan_name'"),t++),r.currency===void 0&&(e=s(e,i,"required",{missingProperty:"curre\
ncy"},"must have required property 'currency'"),t++),r.periods===void 0&&(e=s(e,i,"required",{missingProperty:"periods"},
"must have required property 'periods'"),t++),r.plan_id!==void 0&&(j(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"\
plan_id",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.plan_name!==void 0){let o=r.plan_name;typeof o==
"string"?f(o)<1&&(e=s(e,i+"/plan_name","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/pl\
an_name","type",{type:"string"},"must be string"),t++)}if(r.currency!==void 0&&(O(r.currency,{instancePath:i+"/currency",
parentData:r,parentDataProperty:"currency",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.periods!==
void 0){let o=r.periods;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)x(o[p],{instancePath:i+"/periods/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else e=s(e,i+"/periods","type",{type:"\
array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return ce.errors=e,t===0}function ge(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.plans===void 0&&(e=s(e,i,"required",{missingProperty:"plans"},"must have required property 'plans'"),t++),r.plans!==
void 0){let o=r.plans;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)ce(o[p],{instancePath:i+"/plans/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)}else e=s(e,i+"/plans","type",{type:"\
array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return ge.errors=e,t===0}function Qt(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),
t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==
void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(ge(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),Qt.errors=e,t===0}var Os={type:"object",required:["servername","server_id","plan_id","plan_name","status","expiry_date","auto_renew","memo"],
properties:{servername:{$ref:"description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},
plan_id:{$ref:"description#/components/schemas/HostingPlanId"},plan_name:{type:"string",minLength:1},status:{$ref:"descr\
iption#/components/schemas/HostingStatus"},expiry_date:{type:["string","null"],format:"date"},auto_renew:{type:"boolean"},
memo:{type:"string",minLength:0,maxLength:500}}};function q(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),q.errors=e,t===0}var xs={type:"string",enum:["active","setup_pending","suspended"]};function F(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,
"type",{type:"string"},"must be string"),t++),r==="active"||r==="setup_pending"||r==="suspended"||(e=s(e,i,"enum",{allowedValues:xs.
enum},"must be equal to one of the allowed values"),t++),F.errors=e,t===0}var P=G().fullFormats.date;function be(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===
void 0&&(e=s(e,i,"required",{missingProperty:"servername"},"must have required property 'servername'"),t++),r.server_id===
void 0&&(e=s(e,i,"required",{missingProperty:"server_id"},"must have required property 'server_id'"),t++),r.plan_id===void 0&&
(e=s(e,i,"required",{missingProperty:"plan_id"},"must have required property 'plan_id'"),t++),r.plan_name===void 0&&(e=s(
e,i,"required",{missingProperty:"plan_name"},"must have required property 'plan_name'"),t++),r.status===void 0&&(e=s(e,i,
"required",{missingProperty:"status"},"must have required property 'status'"),t++),r.expiry_date===void 0&&(e=s(e,i,"req\
uired",{missingProperty:"expiry_date"},"must have required property 'expiry_date'"),t++),r.auto_renew===void 0&&(e=s(e,i,
"required",{missingProperty:"auto_renew"},"must have required property 'auto_renew'"),t++),r.memo===void 0&&(e=s(e,i,"re\
quired",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.servername!==void 0&&(q(r.servername,{instancePath:i+
"/servername",parentData:r,parentDataProperty:"servername",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),
r.server_id!==void 0){let o=r.server_id;typeof o=="string"?f(o)<1&&(e=s(e,i+"/server_id","minLength",{limit:1},"must NOT\
 have fewer than 1 characters"),t++):(e=s(e,i+"/server_id","type",{type:"string"},"must be string"),t++)}if(r.plan_id!==
void 0&&(j(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:n})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.plan_name!==void 0){let o=r.plan_name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/plan_name",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/plan_name","type",{type:"string"},"must b\
e string"),t++)}if(r.status!==void 0&&(F(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:n})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length)),r.expiry_date!==void 0){let o=r.expiry_date;typeof o!="string"&&o!==
null&&(e=s(e,i+"/expiry_date","type",{type:Os.properties.expiry_date.type},"must be string,null"),t++),typeof o=="string"&&
(P.validate(o)||(e=s(e,i+"/expiry_date","format",{format:"date"},'must match format "date"'),t++))}if(r.auto_renew!==void 0&&
typeof r.auto_renew!="boolean"&&(e=s(e,i+"/auto_renew","type",{type:"boolean"},"must be boolean"),t++),r.memo!==void 0){
let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500 charact\
ers"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo",
"type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return be.errors=
e,t===0}function he(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.servers===void 0&&(e=s(e,i,"required",{missingProperty:"servers"},"must have required \
property 'servers'"),t++),r.servers!==void 0){let o=r.servers;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)be(
o[p],{instancePath:i+"/servers/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?be.errors:e.concat(be.errors),
t=e.length)}else e=s(e,i+"/servers","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"mus\
t be object"),t++;return he.errors=e,t===0}function Pt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(he(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?he.errors:e.concat(he.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Pt.errors=e,t===0}var Fs={type:"object",required:["servername","server_id","plan_id","period","status","expiry_date","auto_renew"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},plan_id:{$ref:"\
description#/components/schemas/HostingPlanId"},period:{type:"integer",format:"int32",minimum:1,maximum:60},status:{$ref:"\
description#/components/schemas/HostingOrderStatus"},expiry_date:{type:["string","null"],format:"date"},auto_renew:{type:"\
boolean"}}},ks={type:"string",enum:["active","setup_pending"]};function ve(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="\
active"||r==="setup_pending"||(e=s(e,i,"enum",{allowedValues:ks.enum},"must be equal to one of the allowed values"),t++),
ve.errors=e,t===0}function _e(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0&&(e=s(e,i,"required",{missingProperty:"servername"},"mus\
t have required property 'servername'"),t++),r.server_id===void 0&&(e=s(e,i,"required",{missingProperty:"server_id"},"mu\
st have required property 'server_id'"),t++),r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"plan_id"},"must h\
ave required property 'plan_id'"),t++),r.period===void 0&&(e=s(e,i,"required",{missingProperty:"period"},"must have requ\
ired property 'period'"),t++),r.status===void 0&&(e=s(e,i,"required",{missingProperty:"status"},"must have required prop\
erty 'status'"),t++),r.expiry_date===void 0&&(e=s(e,i,"required",{missingProperty:"expiry_date"},"must have required pro\
perty 'expiry_date'"),t++),r.auto_renew===void 0&&(e=s(e,i,"required",{missingProperty:"auto_renew"},"must have required\
 property 'auto_renew'"),t++),r.servername!==void 0&&(q(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"\
servername",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.server_id!==void 0){let o=r.server_id;typeof o==
"string"?f(o)<1&&(e=s(e,i+"/server_id","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/se\
rver_id","type",{type:"string"},"must be string"),t++)}if(r.plan_id!==void 0&&(j(r.plan_id,{instancePath:i+"/plan_id",parentData:r,
parentDataProperty:"plan_id",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.period!==void 0){let o=r.
period;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer"),
t++),typeof o=="number"&&isFinite(o)&&((o>60||isNaN(o))&&(e=s(e,i+"/period","maximum",{comparison:"<=",limit:60},"must b\
e <= 60"),t++),(o<1||isNaN(o))&&(e=s(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1"),t++),c.validate(o)||
(e=s(e,i+"/period","format",{format:"int32"},'must match format "int32"'),t++))}if(r.status!==void 0&&(ve(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:n})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),
r.expiry_date!==void 0){let o=r.expiry_date;typeof o!="string"&&o!==null&&(e=s(e,i+"/expiry_date","type",{type:Fs.properties.
expiry_date.type},"must be string,null"),t++),typeof o=="string"&&(P.validate(o)||(e=s(e,i+"/expiry_date","format",{format:"\
date"},'must match format "date"'),t++))}r.auto_renew!==void 0&&typeof r.auto_renew!="boolean"&&(e=s(e,i+"/auto_renew","\
type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return _e.errors=
e,t===0}function qe(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.server===void 0&&(e=s(e,i,"required",{missingProperty:"server"},"must have required prope\
rty 'server'"),t++),r.server!==void 0&&(_e(r.server,{instancePath:i+"/server",parentData:r,parentDataProperty:"server",rootData:n})||
(e=e===null?_e.errors:e.concat(_e.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),qe.errors=
e,t===0}function k(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.dry_run===void 0&&(e=s(e,i,"required",{missingProperty:"dry_run"},"must have required prope\
rty 'dry_run'"),t++),r.total_price===void 0&&(e=s(e,i,"required",{missingProperty:"total_price"},"must have required pro\
perty 'total_price'"),t++),r.dry_run!==void 0){let o=r.dry_run;typeof o!="boolean"&&(e=s(e,i+"/dry_run","type",{type:"bo\
olean"},"must be boolean"),t++),o!==!0&&(e=s(e,i+"/dry_run","const",{allowedValue:!0},"must be equal to constant"),t++)}
if(r.total_price!==void 0){let o=r.total_price;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/total_pric\
e","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/total_p\
rice","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/total_price","format",{format:"\
int32"},'must match format "int32"'),t++))}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return k.errors=e,
t===0}function De(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0,o=t,l=!1,p=null,
a=t;qe(r,{instancePath:i,parentData:u,parentDataProperty:m,rootData:n})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length);
var h=a===t;h&&(l=!0,p=0);let b=t;k(r,{instancePath:i,parentData:u,parentDataProperty:m,rootData:n})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length);var h=b===t;return h&&l?(l=!1,p=[p,1]):h&&(l=!0,p=1),l?(t=o,e!==null&&(o?e.length=o:e=null)):
(e=s(e,i,"oneOf",{passingSchemas:p},"must match exactly one schema in oneOf"),t++),De.errors=e,t===0}function ei(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(De(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?De.
errors:e.concat(De.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ei.errors=e,t===0}var Ss={type:"object",required:["servername","server_id","plan_id","status","expiry_date"],properties:{servername:{$ref:"\
description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},plan_id:{$ref:"description#/co\
mponents/schemas/HostingPlanId"},status:{$ref:"description#/components/schemas/HostingStatus"},expiry_date:{type:["strin\
g","null"],format:"date"}}};function je(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0&&(e=s(e,i,"required",{missingProperty:"servern\
ame"},"must have required property 'servername'"),t++),r.server_id===void 0&&(e=s(e,i,"required",{missingProperty:"serve\
r_id"},"must have required property 'server_id'"),t++),r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"plan_id"},
"must have required property 'plan_id'"),t++),r.status===void 0&&(e=s(e,i,"required",{missingProperty:"status"},"must ha\
ve required property 'status'"),t++),r.expiry_date===void 0&&(e=s(e,i,"required",{missingProperty:"expiry_date"},"must h\
ave required property 'expiry_date'"),t++),r.servername!==void 0&&(q(r.servername,{instancePath:i+"/servername",parentData:r,
parentDataProperty:"servername",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.server_id!==void 0){
let o=r.server_id;typeof o=="string"?f(o)<1&&(e=s(e,i+"/server_id","minLength",{limit:1},"must NOT have fewer than 1 cha\
racters"),t++):(e=s(e,i+"/server_id","type",{type:"string"},"must be string"),t++)}if(r.plan_id!==void 0&&(j(r.plan_id,{
instancePath:i+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)),r.status!==void 0&&(F(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:n})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length)),r.expiry_date!==void 0){let o=r.expiry_date;typeof o!="string"&&o!==
null&&(e=s(e,i+"/expiry_date","type",{type:Ss.properties.expiry_date.type},"must be string,null"),t++),typeof o=="string"&&
(P.validate(o)||(e=s(e,i+"/expiry_date","format",{format:"date"},'must match format "date"'),t++))}}else e=s(e,i,"type",
{type:"object"},"must be object"),t++;return je.errors=e,t===0}function ri(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(je(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?je.errors:e.concat(je.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ri.errors=e,t===0}function Ae(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.servername===void 0&&(e=s(e,i,"required",{missingProperty:"servername"},"must have require\
d property 'servername'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required propert\
y 'memo'"),t++),r.servername!==void 0&&(q(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"se\
rvername",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.memo!==void 0){let o=r.memo;typeof o=="st\
ring"?(f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,
i+"/memo","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"\
must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Ae.errors=e,t===0}function ti(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),
t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==
void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ae(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),ti.errors=e,t===0}function Le(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.servername===void 0&&(e=s(e,i,"required",{missingProperty:"servername"},"must have require\
d property 'servername'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required propert\
y 'memo'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property 'messag\
e'"),t++),r.servername!==void 0&&(q(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"serverna\
me",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.memo!==void 0){let o=r.memo;typeof o=="string"?
(f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/me\
mo","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must b\
e string"),t++)}r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"message",rootData:n})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Le.
errors=e,t===0}function ii(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have re\
quired property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required prope\
rty 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",
rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Le(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length))):(e=s(e,i,"type",{type:"o\
bject"},"must be object"),t++),ii.errors=e,t===0}var Zt={type:"object",required:["server_id","hostname","ip_address","os","cpu","memory","apache_version","perl_versions",
"php_versions","db_versions","name_servers","domain_validation_token"],properties:{server_id:{type:"string",minLength:1},
hostname:{type:"string",minLength:1},ip_address:{type:"string",minLength:1,maxLength:45},os:{type:"string",minLength:1},
cpu:{type:["string","null"],minLength:1},memory:{type:["string","null"],minLength:1},apache_version:{type:"string",minLength:1},
perl_versions:{type:"array",items:{type:"string",minLength:1}},php_versions:{type:"array",items:{type:"string",minLength:1}},
db_versions:{type:"array",items:{type:"string",minLength:1}},name_servers:{type:"array",items:{type:"string",minLength:1}},
domain_validation_token:{type:"string",minLength:1}}};function Ne(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.server_id===void 0&&(e=s(e,i,"require\
d",{missingProperty:"server_id"},"must have required property 'server_id'"),t++),r.hostname===void 0&&(e=s(e,i,"required",
{missingProperty:"hostname"},"must have required property 'hostname'"),t++),r.ip_address===void 0&&(e=s(e,i,"required",{
missingProperty:"ip_address"},"must have required property 'ip_address'"),t++),r.os===void 0&&(e=s(e,i,"required",{missingProperty:"\
os"},"must have required property 'os'"),t++),r.cpu===void 0&&(e=s(e,i,"required",{missingProperty:"cpu"},"must have req\
uired property 'cpu'"),t++),r.memory===void 0&&(e=s(e,i,"required",{missingProperty:"memory"},"must have required proper\
ty 'memory'"),t++),r.apache_version===void 0&&(e=s(e,i,"required",{missingProperty:"apache_version"},"must have required\
 property 'apache_version'"),t++),r.perl_versions===void 0&&(e=s(e,i,"required",{missingProperty:"perl_versions"},"must \
have required property 'perl_versions'"),t++),r.php_versions===void 0&&(e=s(e,i,"required",{missingProperty:"php_version\
s"},"must have required property 'php_versions'"),t++),r.db_versions===void 0&&(e=s(e,i,"required",{missingProperty:"db_\
versions"},"must have required property 'db_versions'"),t++),r.name_servers===void 0&&(e=s(e,i,"required",{missingProperty:"\
name_servers"},"must have required property 'name_servers'"),t++),r.domain_validation_token===void 0&&(e=s(e,i,"required",
{missingProperty:"domain_validation_token"},"must have required property 'domain_validation_token'"),t++),r.server_id!==
void 0){let o=r.server_id;typeof o=="string"?f(o)<1&&(e=s(e,i+"/server_id","minLength",{limit:1},"must NOT have fewer th\
an 1 characters"),t++):(e=s(e,i+"/server_id","type",{type:"string"},"must be string"),t++)}if(r.hostname!==void 0){let o=r.
hostname;typeof o=="string"?f(o)<1&&(e=s(e,i+"/hostname","minLength",{limit:1},"must NOT have fewer than 1 characters"),
t++):(e=s(e,i+"/hostname","type",{type:"string"},"must be string"),t++)}if(r.ip_address!==void 0){let o=r.ip_address;typeof o==
"string"?(f(o)>45&&(e=s(e,i+"/ip_address","maxLength",{limit:45},"must NOT have more than 45 characters"),t++),f(o)<1&&(e=
s(e,i+"/ip_address","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/ip_address","type",{
type:"string"},"must be string"),t++)}if(r.os!==void 0){let o=r.os;typeof o=="string"?f(o)<1&&(e=s(e,i+"/os","minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/os","type",{type:"string"},"must be string"),t++)}if(r.
cpu!==void 0){let o=r.cpu;typeof o!="string"&&o!==null&&(e=s(e,i+"/cpu","type",{type:Zt.properties.cpu.type},"must be st\
ring,null"),t++),typeof o=="string"&&f(o)<1&&(e=s(e,i+"/cpu","minLength",{limit:1},"must NOT have fewer than 1 character\
s"),t++)}if(r.memory!==void 0){let o=r.memory;typeof o!="string"&&o!==null&&(e=s(e,i+"/memory","type",{type:Zt.properties.
memory.type},"must be string,null"),t++),typeof o=="string"&&f(o)<1&&(e=s(e,i+"/memory","minLength",{limit:1},"must NOT \
have fewer than 1 characters"),t++)}if(r.apache_version!==void 0){let o=r.apache_version;typeof o=="string"?f(o)<1&&(e=s(
e,i+"/apache_version","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/apache_version","ty\
pe",{type:"string"},"must be string"),t++)}if(r.perl_versions!==void 0){let o=r.perl_versions;if(Array.isArray(o)){let l=o.
length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/perl_versions/"+p,"minLength",{limit:1},"mu\
st NOT have fewer than 1 characters"),t++):(e=s(e,i+"/perl_versions/"+p,"type",{type:"string"},"must be string"),t++)}}else
e=s(e,i+"/perl_versions","type",{type:"array"},"must be array"),t++}if(r.php_versions!==void 0){let o=r.php_versions;if(Array.
isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/php_versions/"+p,"minLe\
ngth",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/php_versions/"+p,"type",{type:"string"},"must b\
e string"),t++)}}else e=s(e,i+"/php_versions","type",{type:"array"},"must be array"),t++}if(r.db_versions!==void 0){let o=r.
db_versions;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<1&&(e=s(e,i+"/db\
_versions/"+p,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/db_versions/"+p,"type",{type:"\
string"},"must be string"),t++)}}else e=s(e,i+"/db_versions","type",{type:"array"},"must be array"),t++}if(r.name_servers!==
void 0){let o=r.name_servers;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?f(a)<
1&&(e=s(e,i+"/name_servers/"+p,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/name_serve\
rs/"+p,"type",{type:"string"},"must be string"),t++)}}else e=s(e,i+"/name_servers","type",{type:"array"},"must be array"),
t++}if(r.domain_validation_token!==void 0){let o=r.domain_validation_token;typeof o=="string"?f(o)<1&&(e=s(e,i+"/domain_\
validation_token","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/domain_validation_token",
"type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Ne.errors=
e,t===0}function si(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ne(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),si.errors=e,t===0}var Y=G().fullFormats.double;function $e(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.quota_gb===void 0&&(e=s(e,i,"required",{missingProperty:"quota_gb"},
"must have required property 'quota_gb'"),t++),r.used_gb===void 0&&(e=s(e,i,"required",{missingProperty:"used_gb"},"must\
 have required property 'used_gb'"),t++),r.file_limit===void 0&&(e=s(e,i,"required",{missingProperty:"file_limit"},"must\
 have required property 'file_limit'"),t++),r.file_count===void 0&&(e=s(e,i,"required",{missingProperty:"file_count"},"m\
ust have required property 'file_count'"),t++),r.quota_gb!==void 0){let o=r.quota_gb;typeof o=="number"&&isFinite(o)?((o<
0||isNaN(o))&&(e=s(e,i+"/quota_gb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),Y.validate(o)||(e=s(e,i+"/qu\
ota_gb","format",{format:"double"},'must match format "double"'),t++)):(e=s(e,i+"/quota_gb","type",{type:"number"},"must\
 be number"),t++)}if(r.used_gb!==void 0){let o=r.used_gb;typeof o=="number"&&isFinite(o)?((o<0||isNaN(o))&&(e=s(e,i+"/us\
ed_gb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),Y.validate(o)||(e=s(e,i+"/used_gb","format",{format:"dou\
ble"},'must match format "double"'),t++)):(e=s(e,i+"/used_gb","type",{type:"number"},"must be number"),t++)}if(r.file_limit!==
void 0){let o=r.file_limit;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/file_limit","type",{type:"inte\
ger"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/file_limit","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),t++),T.validate(o)||(e=s(e,i+"/file_limit","format",{format:"int64"},'must match format "in\
t64"'),t++))}if(r.file_count!==void 0){let o=r.file_count;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"\
/file_count","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+
"/file_count","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),T.validate(o)||(e=s(e,i+"/file_count","format",{format:"\
int64"},'must match format "int64"'),t++))}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return $e.errors=e,
t===0}function we(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domains===void 0&&(e=s(e,i,"required",{missingProperty:"domains"},"must have required prop\
erty 'domains'"),t++),r.subdomains===void 0&&(e=s(e,i,"required",{missingProperty:"subdomains"},"must have required prop\
erty 'subdomains'"),t++),r.mail_accounts===void 0&&(e=s(e,i,"required",{missingProperty:"mail_accounts"},"must have requ\
ired property 'mail_accounts'"),t++),r.ftp_accounts===void 0&&(e=s(e,i,"required",{missingProperty:"ftp_accounts"},"must\
 have required property 'ftp_accounts'"),t++),r.mysql_databases===void 0&&(e=s(e,i,"required",{missingProperty:"mysql_da\
tabases"},"must have required property 'mysql_databases'"),t++),r.domains!==void 0){let o=r.domains;typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/domains","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&
isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/domains","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||
(e=s(e,i+"/domains","format",{format:"int32"},'must match format "int32"'),t++))}if(r.subdomains!==void 0){let o=r.subdomains;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/subdomains","type",{type:"integer"},"must be integer"),t++),
typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/subdomains","minimum",{comparison:">=",limit:0},"must be >\
= 0"),t++),c.validate(o)||(e=s(e,i+"/subdomains","format",{format:"int32"},'must match format "int32"'),t++))}if(r.mail_accounts!==
void 0){let o=r.mail_accounts;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/mail_accounts","type",{type:"\
integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/mail_accounts","minimum",
{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/mail_accounts","format",{format:"int32"},'must \
match format "int32"'),t++))}if(r.ftp_accounts!==void 0){let o=r.ftp_accounts;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=s(e,i+"/ftp_accounts","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(
o))&&(e=s(e,i+"/ftp_accounts","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/ftp_acc\
ounts","format",{format:"int32"},'must match format "int32"'),t++))}if(r.mysql_databases!==void 0){let o=r.mysql_databases;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/mysql_databases","type",{type:"integer"},"must be integer"),
t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/mysql_databases","minimum",{comparison:">=",limit:0},
"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/mysql_databases","format",{format:"int32"},'must match format "int32"'),t++))}}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return we.errors=e,t===0}function Ee(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.disk===void 0&&
(e=s(e,i,"required",{missingProperty:"disk"},"must have required property 'disk'"),t++),r.counts===void 0&&(e=s(e,i,"req\
uired",{missingProperty:"counts"},"must have required property 'counts'"),t++),r.disk!==void 0&&($e(r.disk,{instancePath:i+
"/disk",parentData:r,parentDataProperty:"disk",rootData:n})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length)),r.counts!==
void 0&&(we(r.counts,{instancePath:i+"/counts",parentData:r,parentDataProperty:"counts",rootData:n})||(e=e===null?we.errors:
e.concat(we.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Ee.errors=e,t===0}function oi(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),
t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==
void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ee(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),oi.errors=e,t===0}function Te(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.host===void 0&&(e=s(e,i,"required",{missingProperty:"host"},"must have required property '\
host'"),t++),r.port===void 0&&(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'"),t++),r.
username===void 0&&(e=s(e,i,"required",{missingProperty:"username"},"must have required property 'username'"),t++),r.host!==
void 0){let o=r.host;typeof o=="string"?f(o)<1&&(e=s(e,i+"/host","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters"),t++):(e=s(e,i+"/host","type",{type:"string"},"must be string"),t++)}if(r.port!==void 0){let o=r.port;typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/port","type",{type:"integer"},"must be integer"),t++),typeof o=="num\
ber"&&isFinite(o)&&((o>65535||isNaN(o))&&(e=s(e,i+"/port","maximum",{comparison:"<=",limit:65535},"must be <= 65535"),t++),
(o<1||isNaN(o))&&(e=s(e,i+"/port","minimum",{comparison:">=",limit:1},"must be >= 1"),t++),c.validate(o)||(e=s(e,i+"/por\
t","format",{format:"int32"},'must match format "int32"'),t++))}if(r.username!==void 0){let o=r.username;typeof o=="stri\
ng"?f(o)<1&&(e=s(e,i+"/username","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/username",
"type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Te.errors=
e,t===0}function Re(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.connection_info===void 0&&(e=s(e,i,"required",{missingProperty:"connection_info"},"must h\
ave required property 'connection_info'"),t++),r.ssh_enabled===void 0&&(e=s(e,i,"required",{missingProperty:"ssh_enabled"},
"must have required property 'ssh_enabled'"),t++),r.abroad_access_restriction===void 0&&(e=s(e,i,"required",{missingProperty:"\
abroad_access_restriction"},"must have required property 'abroad_access_restriction'"),t++),r.connection_info!==void 0&&
(Te(r.connection_info,{instancePath:i+"/connection_info",parentData:r,parentDataProperty:"connection_info",rootData:n})||
(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),r.ssh_enabled!==void 0&&typeof r.ssh_enabled!="boolean"&&(e=s(e,i+
"/ssh_enabled","type",{type:"boolean"},"must be boolean"),t++),r.abroad_access_restriction!==void 0&&typeof r.abroad_access_restriction!=
"boolean"&&(e=s(e,i+"/abroad_access_restriction","type",{type:"boolean"},"must be boolean"),t++)):(e=s(e,i,"type",{type:"\
object"},"must be object"),t++),Re.errors=e,t===0}function ni(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Re(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),ni.errors=e,t===0}function Oe(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required pro\
perty 'message'"),t++),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"mess\
age",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),Oe.errors=e,t===0}function pi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"mu\
st have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Oe(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),pi.errors=e,t===0}function S(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),S.errors=e,t===0}function xe(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0&&(S(r.id,{instancePath:i+"/id",parentData:r,
parentDataProperty:"id",rootData:n})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),r.label!==void 0){let o=r.label;
typeof o=="string"?f(o)<1&&(e=s(e,i+"/label","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,
i+"/label","type",{type:"string"},"must be string"),t++)}if(r.status!==void 0){let o=r.status;typeof o=="string"?f(o)<1&&
(e=s(e,i+"/status","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/status","type",{type:"\
string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return xe.errors=e,t===0}function Fe(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.ssh_keys!==void 0){let o=r.ssh_keys;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)xe(o[p],{instancePath:i+
"/ssh_keys/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length)}else
e=s(e,i+"/ssh_keys","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;
return Fe.errors=e,t===0}function mi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},
"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have r\
equired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Fe(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),mi.errors=e,t===0}function ke(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.id!==void 0&&(S(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||
(e=e===null?S.errors:e.concat(S.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,
parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),r.private_key!==void 0){
let o=r.private_key;typeof o=="string"?f(o)<1&&(e=s(e,i+"/private_key","minLength",{limit:1},"must NOT have fewer than 1\
 characters"),t++):(e=s(e,i+"/private_key","type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"obj\
ect"},"must be object"),t++;return ke.errors=e,t===0}function ui(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(ke(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ke.errors:e.concat(ke.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ui.errors=e,t===0}function Se(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have required proper\
ty 'domain'"),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'"),t++),
r.ssl===void 0&&(e=s(e,i,"required",{missingProperty:"ssl"},"must have required property 'ssl'"),t++),r.memo===void 0&&(e=
s(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.is_awaiting===void 0&&(e=s(e,i,"r\
equired",{missingProperty:"is_awaiting"},"must have required property 'is_awaiting'"),t++),r.domain!==void 0){let o=r.domain;
typeof o=="string"?(f(o)>253&&(e=s(e,i+"/domain","maxLength",{limit:253},"must NOT have more than 253 characters"),t++),
f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/domain","type",
{type:"string"},"must be string"),t++)}if(r.type!==void 0){let o=r.type;typeof o=="string"?f(o)<1&&(e=s(e,i+"/type","min\
Length",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/type","type",{type:"string"},"must be string"),
t++)}if(r.ssl!==void 0&&typeof r.ssl!="boolean"&&(e=s(e,i+"/ssl","type",{type:"boolean"},"must be boolean"),t++),r.memo!==
void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500\
 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,
i+"/memo","type",{type:"string"},"must be string"),t++)}r.is_awaiting!==void 0&&typeof r.is_awaiting!="boolean"&&(e=s(e,
i+"/is_awaiting","type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;
return Se.errors=e,t===0}function Xe(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domains===void 0&&(e=s(e,i,"required",{missingProperty:"domains"},
"must have required property 'domains'"),t++),r.domains!==void 0){let o=r.domains;if(Array.isArray(o)){let l=o.length;for(let p=0;p<
l;p++)Se(o[p],{instancePath:i+"/domains/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Se.errors:e.concat(
Se.errors),t=e.length)}else e=s(e,i+"/domains","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"ob\
ject"},"must be object"),t++;return Xe.errors=e,t===0}function yi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Xe(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),yi.errors=e,t===0}function X(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),X.errors=e,t===0}function ze(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"\
domain"},"must have required property 'domain'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},
"must have required property 'message'"),t++),r.domain!==void 0){let o=r.domain;typeof o=="string"?(f(o)>253&&(e=s(e,i+"\
/domain","maxLength",{limit:253},"must NOT have more than 253 characters"),t++),f(o)<1&&(e=s(e,i+"/domain","minLength",{
limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}
r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===
null?d.errors:e.concat(d.errors),t=e.length)),r.ssl_status!==void 0&&(X(r.ssl_status,{instancePath:i+"/ssl_status",parentData:r,
parentDataProperty:"ssl_status",rootData:n})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else e=s(e,i,"type",{
type:"object"},"must be object"),t++;return ze.errors=e,t===0}function fi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(ze(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ze.errors:e.concat(ze.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),fi.errors=e,t===0}function Ke(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?P.validate(r)||(e=s(e,i,"format",{format:"date"},'must match format "date"'),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),Ke.errors=e,t===0}function Ce(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"\
domain"},"must have required property 'domain'"),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"mus\
t have required property 'type'"),t++),r.ssl===void 0&&(e=s(e,i,"required",{missingProperty:"ssl"},"must have required p\
roperty 'ssl'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'"),
t++),r.is_awaiting===void 0&&(e=s(e,i,"required",{missingProperty:"is_awaiting"},"must have required property 'is_awaiti\
ng'"),t++),r.document_root===void 0&&(e=s(e,i,"required",{missingProperty:"document_root"},"must have required property \
'document_root'"),t++),r.url===void 0&&(e=s(e,i,"required",{missingProperty:"url"},"must have required property 'url'"),
t++),r.php_version===void 0&&(e=s(e,i,"required",{missingProperty:"php_version"},"must have required property 'php_versi\
on'"),t++),r.created_at===void 0&&(e=s(e,i,"required",{missingProperty:"created_at"},"must have required property 'creat\
ed_at'"),t++),r.domain!==void 0){let o=r.domain;typeof o=="string"?(f(o)>253&&(e=s(e,i+"/domain","maxLength",{limit:253},
"must NOT have more than 253 characters"),t++),f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},"must NOT have fewer tha\
n 1 characters"),t++)):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}if(r.type!==void 0){let o=r.type;
typeof o=="string"?f(o)<1&&(e=s(e,i+"/type","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+
"/type","type",{type:"string"},"must be string"),t++)}if(r.ssl!==void 0&&typeof r.ssl!="boolean"&&(e=s(e,i+"/ssl","type",
{type:"boolean"},"must be boolean"),t++),r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/memo","m\
axLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},"mus\
t NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),t++)}if(r.is_awaiting!==
void 0&&typeof r.is_awaiting!="boolean"&&(e=s(e,i+"/is_awaiting","type",{type:"boolean"},"must be boolean"),t++),r.document_root!==
void 0){let o=r.document_root;typeof o=="string"?f(o)<1&&(e=s(e,i+"/document_root","minLength",{limit:1},"must NOT have \
fewer than 1 characters"),t++):(e=s(e,i+"/document_root","type",{type:"string"},"must be string"),t++)}if(r.url!==void 0){
let o=r.url;typeof o=="string"?f(o)<1&&(e=s(e,i+"/url","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):
(e=s(e,i+"/url","type",{type:"string"},"must be string"),t++)}if(r.php_version!==void 0){let o=r.php_version;typeof o=="\
string"?f(o)<1&&(e=s(e,i+"/php_version","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/p\
hp_version","type",{type:"string"},"must be string"),t++)}r.created_at!==void 0&&(Ke(r.created_at,{instancePath:i+"/crea\
ted_at",parentData:r,parentDataProperty:"created_at",rootData:n})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return Ce.errors=e,t===0}function li(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Ce(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ce.
errors:e.concat(Ce.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),li.errors=e,t===0}function Me(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.subdomain===void 0&&(e=s(e,i,"required",{missingProperty:"subdomain"},"must have required \
property 'subdomain'"),t++),r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have required proper\
ty 'domain'"),t++),r.document_root===void 0&&(e=s(e,i,"required",{missingProperty:"document_root"},"must have required p\
roperty 'document_root'"),t++),r.ssl===void 0&&(e=s(e,i,"required",{missingProperty:"ssl"},"must have required property \
'ssl'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.
subdomain!==void 0){let o=r.subdomain;typeof o=="string"?(f(o)>253&&(e=s(e,i+"/subdomain","maxLength",{limit:253},"must \
NOT have more than 253 characters"),t++),f(o)<1&&(e=s(e,i+"/subdomain","minLength",{limit:1},"must NOT have fewer than 1\
 characters"),t++)):(e=s(e,i+"/subdomain","type",{type:"string"},"must be string"),t++)}if(r.domain!==void 0){let o=r.domain;
typeof o=="string"?(f(o)>253&&(e=s(e,i+"/domain","maxLength",{limit:253},"must NOT have more than 253 characters"),t++),
f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/domain","type",
{type:"string"},"must be string"),t++)}if(r.document_root!==void 0){let o=r.document_root;typeof o=="string"?f(o)<1&&(e=
s(e,i+"/document_root","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/document_root","ty\
pe",{type:"string"},"must be string"),t++)}if(r.ssl!==void 0&&typeof r.ssl!="boolean"&&(e=s(e,i+"/ssl","type",{type:"boo\
lean"},"must be boolean"),t++),r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/memo","maxLength",
{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},"must NOT have\
 fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"\
object"},"must be object"),t++;return Me.errors=e,t===0}function Ve(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.subdomains===void 0&&(e=s(e,i,"requir\
ed",{missingProperty:"subdomains"},"must have required property 'subdomains'"),t++),r.subdomains!==void 0){let o=r.subdomains;
if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Me(o[p],{instancePath:i+"/subdomains/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length)}else e=s(e,i+"/subdomains","type",{type:"array"},"mu\
st be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Ve.errors=e,t===0}function di(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Ve(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ve.
errors:e.concat(Ve.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),di.errors=e,t===0}function Ie(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.subdomain===void 0&&(e=s(e,i,"required",{missingProperty:"subdomain"},"must have required \
property 'subdomain'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required prop\
erty 'message'"),t++),r.subdomain!==void 0){let o=r.subdomain;typeof o=="string"?(f(o)>253&&(e=s(e,i+"/subdomain","maxLe\
ngth",{limit:253},"must NOT have more than 253 characters"),t++),f(o)<1&&(e=s(e,i+"/subdomain","minLength",{limit:1},"mu\
st NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/subdomain","type",{type:"string"},"must be string"),t++)}r.message!==
void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:
e.concat(d.errors),t=e.length)),r.ssl_status!==void 0&&(X(r.ssl_status,{instancePath:i+"/ssl_status",parentData:r,parentDataProperty:"\
ssl_status",rootData:n})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must\
 be object"),t++;return Ie.errors=e,t===0}function ai(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ie(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),ai.errors=e,t===0}function He(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),
t++),r.common_name===void 0&&(e=s(e,i,"required",{missingProperty:"common_name"},"must have required property 'common_na\
me'"),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'"),t++),r.expires_at===
void 0&&(e=s(e,i,"required",{missingProperty:"expires_at"},"must have required property 'expires_at'"),t++),r.status===void 0&&
(e=s(e,i,"required",{missingProperty:"status"},"must have required property 'status'"),t++),r.id!==void 0){let o=r.id;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/id","type",{type:"integer"},"must be integer"),t++),typeof o=="numb\
er"&&isFinite(o)&&((o<1||isNaN(o))&&(e=s(e,i+"/id","minimum",{comparison:">=",limit:1},"must be >= 1"),t++),T.validate(o)||
(e=s(e,i+"/id","format",{format:"int64"},'must match format "int64"'),t++))}if(r.common_name!==void 0){let o=r.common_name;
typeof o=="string"?(f(o)>253&&(e=s(e,i+"/common_name","maxLength",{limit:253},"must NOT have more than 253 characters"),
t++),f(o)<1&&(e=s(e,i+"/common_name","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/com\
mon_name","type",{type:"string"},"must be string"),t++)}if(r.type!==void 0){let o=r.type;typeof o=="string"?f(o)<1&&(e=s(
e,i+"/type","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/type","type",{type:"string"},
"must be string"),t++)}if(r.expires_at!==void 0){let o=r.expires_at;typeof o=="string"?f(o)<1&&(e=s(e,i+"/expires_at","m\
inLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/expires_at","type",{type:"string"},"must be\
 string"),t++)}if(r.status!==void 0){let o=r.status;typeof o=="string"?f(o)<1&&(e=s(e,i+"/status","minLength",{limit:1},
"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/status","type",{type:"string"},"must be string"),t++)}}else e=s(
e,i,"type",{type:"object"},"must be object"),t++;return He.errors=e,t===0}function Ze(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ssl_list===void 0&&
(e=s(e,i,"required",{missingProperty:"ssl_list"},"must have required property 'ssl_list'"),t++),r.ssl_list!==void 0){let o=r.
ssl_list;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)He(o[p],{instancePath:i+"/ssl_list/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?He.errors:e.concat(He.errors),t=e.length)}else e=s(e,i+"/ssl_list","type",{type:"array"},"must\
 be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Ze.errors=e,t===0}function ci(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Ze(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ze.
errors:e.concat(Ze.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ci.errors=e,t===0}function z(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=s(e,i,"type",{type:"integer"},"must be integer"),t++),typeof r=="number"&&isFinite(
r)&&((r<0||isNaN(r))&&(e=s(e,i,"minimum",{comparison:">=",limit:0},"must be >= 0"),t++),T.validate(r)||(e=s(e,i,"format",
{format:"int64"},'must match format "int64"'),t++)),z.errors=e,t===0}function Ue(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),Ue.errors=e,t===0}function Je(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},
"must have required property 'id'"),t++),r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have re\
quired property 'domain'"),t++),r.host===void 0&&(e=s(e,i,"required",{missingProperty:"host"},"must have required proper\
ty 'host'"),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'"),t++),
r.content===void 0&&(e=s(e,i,"required",{missingProperty:"content"},"must have required property 'content'"),t++),r.ttl===
void 0&&(e=s(e,i,"required",{missingProperty:"ttl"},"must have required property 'ttl'"),t++),r.priority===void 0&&(e=s(
e,i,"required",{missingProperty:"priority"},"must have required property 'priority'"),t++),r.id!==void 0&&(z(r.id,{instancePath:i+
"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),r.domain!==
void 0){let o=r.domain;typeof o=="string"?(f(o)>253&&(e=s(e,i+"/domain","maxLength",{limit:253},"must NOT have more than\
 253 characters"),t++),f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=
s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}if(r.host!==void 0){let o=r.host;typeof o=="string"?f(o)<1&&
(e=s(e,i+"/host","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/host","type",{type:"stri\
ng"},"must be string"),t++)}if(r.type!==void 0&&(Ue(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",
rootData:n})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length)),r.content!==void 0){let o=r.content;typeof o=="stri\
ng"?f(o)<0&&(e=s(e,i+"/content","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/content",
"type",{type:"string"},"must be string"),t++)}if(r.ttl!==void 0){let o=r.ttl;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=s(e,i+"/ttl","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=
s(e,i+"/ttl","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/ttl","format",{format:"i\
nt32"},'must match format "int32"'),t++))}if(r.priority!==void 0){let o=r.priority;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=s(e,i+"/priority","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||
isNaN(o))&&(e=s(e,i+"/priority","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/prior\
ity","format",{format:"int32"},'must match format "int32"'),t++))}}else e=s(e,i,"type",{type:"object"},"must be object"),
t++;return Je.errors=e,t===0}function We(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.records===void 0&&(e=s(e,i,"required",{missingProperty:"records"},
"must have required property 'records'"),t++),r.records!==void 0){let o=r.records;if(Array.isArray(o)){let l=o.length;for(let p=0;p<
l;p++)Je(o[p],{instancePath:i+"/records/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Je.errors:e.concat(
Je.errors),t=e.length)}else e=s(e,i+"/records","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"ob\
ject"},"must be object"),t++;return We.errors=e,t===0}function gi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(We(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?We.errors:e.concat(We.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),gi.errors=e,t===0}function Ye(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),
t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property 'message'"),t++),r.
id!==void 0&&(z(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?z.errors:e.concat(
z.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"mess\
age",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),Ye.errors=e,t===0}function bi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"mu\
st have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ye(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),bi.errors=e,t===0}function Ge(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r))for(let o in r){let l=r[o];typeof l=="string"?f(l)<1&&(e=s(e,i+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:"string"},"must be string"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Ge.
errors=e,t===0}function Be(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have required proper\
ty 'domain'"),t++),r.current_version===void 0&&(e=s(e,i,"required",{missingProperty:"current_version"},"must have requir\
ed property 'current_version'"),t++),r.domain!==void 0){let o=r.domain;typeof o=="string"?(f(o)>253&&(e=s(e,i+"/domain",
"maxLength",{limit:253},"must NOT have more than 253 characters"),t++),f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},
"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}if(r.current_version!==
void 0){let o=r.current_version;typeof o=="string"?f(o)<1&&(e=s(e,i+"/current_version","minLength",{limit:1},"must NOT h\
ave fewer than 1 characters"),t++):(e=s(e,i+"/current_version","type",{type:"string"},"must be string"),t++)}}else e=s(e,
i,"type",{type:"object"},"must be object"),t++;return Be.errors=e,t===0}function Qe(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.available_versions===void 0&&(e=s(e,i,
"required",{missingProperty:"available_versions"},"must have required property 'available_versions'"),t++),r.domains===void 0&&
(e=s(e,i,"required",{missingProperty:"domains"},"must have required property 'domains'"),t++),r.available_versions!==void 0&&
(Ge(r.available_versions,{instancePath:i+"/available_versions",parentData:r,parentDataProperty:"available_versions",rootData:n})||
(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length)),r.domains!==void 0){let o=r.domains;if(Array.isArray(o)){let l=o.
length;for(let p=0;p<l;p++)Be(o[p],{instancePath:i+"/domains/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===
null?Be.errors:e.concat(Be.errors),t=e.length)}else e=s(e,i+"/domains","type",{type:"array"},"must be array"),t++}}else e=
s(e,i,"type",{type:"object"},"must be object"),t++;return Qe.errors=e,t===0}function hi(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Qe(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Qe.
errors:e.concat(Qe.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),hi.errors=e,t===0}var Xs={type:"object",required:["crons","notification_email"],properties:{crons:{type:"array",items:{$ref:"description#/\
components/schemas/CronJob"}},notification_email:{type:["string","null"],minLength:0}}};function N(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),N.errors=e,t===0}function Pe(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},
"must have required property 'id'"),t++),r.minute===void 0&&(e=s(e,i,"required",{missingProperty:"minute"},"must have re\
quired property 'minute'"),t++),r.hour===void 0&&(e=s(e,i,"required",{missingProperty:"hour"},"must have required proper\
ty 'hour'"),t++),r.day===void 0&&(e=s(e,i,"required",{missingProperty:"day"},"must have required property 'day'"),t++),r.
month===void 0&&(e=s(e,i,"required",{missingProperty:"month"},"must have required property 'month'"),t++),r.weekday===void 0&&
(e=s(e,i,"required",{missingProperty:"weekday"},"must have required property 'weekday'"),t++),r.command===void 0&&(e=s(e,
i,"required",{missingProperty:"command"},"must have required property 'command'"),t++),r.comment===void 0&&(e=s(e,i,"req\
uired",{missingProperty:"comment"},"must have required property 'comment'"),t++),r.enabled===void 0&&(e=s(e,i,"required",
{missingProperty:"enabled"},"must have required property 'enabled'"),t++),r.id!==void 0&&(N(r.id,{instancePath:i+"/id",parentData:r,
parentDataProperty:"id",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.minute!==void 0){let o=r.minute;
typeof o=="string"?f(o)<1&&(e=s(e,i+"/minute","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,
i+"/minute","type",{type:"string"},"must be string"),t++)}if(r.hour!==void 0){let o=r.hour;typeof o=="string"?f(o)<1&&(e=
s(e,i+"/hour","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/hour","type",{type:"string"},
"must be string"),t++)}if(r.day!==void 0){let o=r.day;typeof o=="string"?f(o)<1&&(e=s(e,i+"/day","minLength",{limit:1},"\
must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/day","type",{type:"string"},"must be string"),t++)}if(r.month!==
void 0){let o=r.month;typeof o=="string"?f(o)<1&&(e=s(e,i+"/month","minLength",{limit:1},"must NOT have fewer than 1 cha\
racters"),t++):(e=s(e,i+"/month","type",{type:"string"},"must be string"),t++)}if(r.weekday!==void 0){let o=r.weekday;typeof o==
"string"?f(o)<1&&(e=s(e,i+"/weekday","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/week\
day","type",{type:"string"},"must be string"),t++)}if(r.command!==void 0){let o=r.command;typeof o=="string"?(f(o)>1024&&
(e=s(e,i+"/command","maxLength",{limit:1024},"must NOT have more than 1024 characters"),t++),f(o)<1&&(e=s(e,i+"/command",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)):(e=s(e,i+"/command","type",{type:"string"},"must be\
 string"),t++)}if(r.comment!==void 0){let o=r.comment;typeof o=="string"?f(o)<0&&(e=s(e,i+"/comment","minLength",{limit:0},
"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/comment","type",{type:"string"},"must be string"),t++)}r.enabled!==
void 0&&typeof r.enabled!="boolean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"t\
ype",{type:"object"},"must be object"),t++;return Pe.errors=e,t===0}function er(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.crons===void 0&&(e=s(e,i,"required",{
missingProperty:"crons"},"must have required property 'crons'"),t++),r.notification_email===void 0&&(e=s(e,i,"required",
{missingProperty:"notification_email"},"must have required property 'notification_email'"),t++),r.crons!==void 0){let o=r.
crons;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Pe(o[p],{instancePath:i+"/crons/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)}else e=s(e,i+"/crons","type",{type:"array"},"must be\
 array"),t++}if(r.notification_email!==void 0){let o=r.notification_email;typeof o!="string"&&o!==null&&(e=s(e,i+"/notif\
ication_email","type",{type:Xs.properties.notification_email.type},"must be string,null"),t++),typeof o=="string"&&f(o)<
0&&(e=s(e,i+"/notification_email","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++)}}else e=s(e,i,"typ\
e",{type:"object"},"must be object"),t++;return er.errors=e,t===0}function vi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(er(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?er.errors:e.concat(er.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),vi.errors=e,t===0}function rr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),
t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property 'message'"),t++),r.
id!==void 0&&(N(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?N.errors:e.concat(
N.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"mess\
age",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),rr.errors=e,t===0}function _i(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"mu\
st have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(rr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?rr.errors:e.concat(rr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),_i.errors=e,t===0}function tr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),
t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property 'message'"),t++),r.
id!==void 0&&(N(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?N.errors:e.concat(
N.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"mess\
age",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),tr.errors=e,t===0}function qi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"mu\
st have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(tr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),qi.errors=e,t===0}var Di=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");function g(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r=="string"?(f(r)<3&&(e=s(e,i,"minLength",{limit:3},"must NOT have fewer than 3 characters"),
t++),Di.test(r)||(e=s(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"'),
t++)):(e=s(e,i,"type",{type:"string"},"must be string"),t++),g.errors=e,t===0}function ir(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.mail_address===void 0&&
(e=s(e,i,"required",{missingProperty:"mail_address"},"must have required property 'mail_address'"),t++),r.quota_mb===void 0&&
(e=s(e,i,"required",{missingProperty:"quota_mb"},"must have required property 'quota_mb'"),t++),r.memo===void 0&&(e=s(e,
i,"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.mail_address!==void 0&&(g(r.mail_address,
{instancePath:i+"/mail_address",parentData:r,parentDataProperty:"mail_address",rootData:n})||(e=e===null?g.errors:e.concat(
g.errors),t=e.length)),r.quota_mb!==void 0){let o=r.quota_mb;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,
i+"/quota_mb","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,
i+"/quota_mb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/quota_mb","format",{format:"\
int32"},'must match format "int32"'),t++))}if(r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/mem\
o","maxLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},
"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),t++)}}else e=s(
e,i,"type",{type:"object"},"must be object"),t++;return ir.errors=e,t===0}function sr(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.accounts===void 0&&
(e=s(e,i,"required",{missingProperty:"accounts"},"must have required property 'accounts'"),t++),r.accounts!==void 0){let o=r.
accounts;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)ir(o[p],{instancePath:i+"/accounts/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)}else e=s(e,i+"/accounts","type",{type:"array"},"must\
 be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return sr.errors=e,t===0}function ji(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(sr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?sr.
errors:e.concat(sr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ji.errors=e,t===0}function or(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.mail_address===void 0&&(e=s(e,i,"required",{missingProperty:"mail_address"},"must have re\
quired property 'mail_address'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have req\
uired property 'message'"),t++),r.mail_address!==void 0&&(g(r.mail_address,{instancePath:i+"/mail_address",parentData:r,
parentDataProperty:"mail_address",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.message!==void 0&&
(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(
d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),or.errors=e,t===0}function Ai(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(or(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?or.
errors:e.concat(or.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Ai.errors=e,t===0}function nr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.mail_address===void 0&&(e=s(e,i,"required",{missingProperty:"mail_address"},"must have req\
uired property 'mail_address'"),t++),r.quota_mb===void 0&&(e=s(e,i,"required",{missingProperty:"quota_mb"},"must have re\
quired property 'quota_mb'"),t++),r.used_mb===void 0&&(e=s(e,i,"required",{missingProperty:"used_mb"},"must have require\
d property 'used_mb'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required property '\
memo'"),t++),r.mail_address!==void 0&&(g(r.mail_address,{instancePath:i+"/mail_address",parentData:r,parentDataProperty:"\
mail_address",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.quota_mb!==void 0){let o=r.quota_mb;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer"),t++),typeof o==
"number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.
validate(o)||(e=s(e,i+"/quota_mb","format",{format:"int32"},'must match format "int32"'),t++))}if(r.used_mb!==void 0){let o=r.
used_mb;typeof o=="number"&&isFinite(o)?((o<0||isNaN(o))&&(e=s(e,i+"/used_mb","minimum",{comparison:">=",limit:0},"must \
be >= 0"),t++),Y.validate(o)||(e=s(e,i+"/used_mb","format",{format:"double"},'must match format "double"'),t++)):(e=s(e,
i+"/used_mb","type",{type:"number"},"must be number"),t++)}if(r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&
(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLen\
gth",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),
t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return nr.errors=e,t===0}function Li(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(nr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?nr.
errors:e.concat(nr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Li.errors=e,t===0}function pr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.forwarding_addresses===void 0&&(e=s(e,i,"required",{missingProperty:"forwarding_addresses"},
"must have required property 'forwarding_addresses'"),t++),r.keep_in_mailbox===void 0&&(e=s(e,i,"required",{missingProperty:"\
keep_in_mailbox"},"must have required property 'keep_in_mailbox'"),t++),r.forwarding_addresses!==void 0){let o=r.forwarding_addresses;
if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)g(o[p],{instancePath:i+"/forwarding_addresses/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=s(e,i+"/forwarding_addresses","type",{type:"arr\
ay"},"must be array"),t++}r.keep_in_mailbox!==void 0&&typeof r.keep_in_mailbox!="boolean"&&(e=s(e,i+"/keep_in_mailbox","\
type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return pr.errors=
e,t===0}function Ni(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(pr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),Ni.errors=e,t===0}function K(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),K.errors=e,t===0}function mr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),mr.errors=e,t===0}function ur(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),ur.errors=e,t===0}function yr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.keyword===void 0&&(e=s(e,i,"required",{missingProperty:"\
keyword"},"must have required property 'keyword'"),t++),r.field===void 0&&(e=s(e,i,"required",{missingProperty:"field"},
"must have required property 'field'"),t++),r.match_type===void 0&&(e=s(e,i,"required",{missingProperty:"match_type"},"m\
ust have required property 'match_type'"),t++),r.keyword!==void 0){let o=r.keyword;typeof o=="string"?f(o)<1&&(e=s(e,i+"\
/keyword","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/keyword","type",{type:"string"},
"must be string"),t++)}r.field!==void 0&&(mr(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:n})||
(e=e===null?mr.errors:e.concat(mr.errors),t=e.length)),r.match_type!==void 0&&(ur(r.match_type,{instancePath:i+"/match_t\
ype",parentData:r,parentDataProperty:"match_type",rootData:n})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return yr.errors=e,t===0}function fr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),fr.errors=e,t===0}function lr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),lr.errors=e,t===0}function dr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0&&(e=s(e,i,"required",{missingProperty:"ty\
pe"},"must have required property 'type'"),t++),r.target===void 0&&(e=s(e,i,"required",{missingProperty:"target"},"must \
have required property 'target'"),t++),r.method===void 0&&(e=s(e,i,"required",{missingProperty:"method"},"must have requ\
ired property 'method'"),t++),r.type!==void 0&&(fr(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",
rootData:n})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length)),r.target!==void 0){let o=r.target;typeof o=="string"?
f(o)<0&&(e=s(e,i+"/target","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/target","type",
{type:"string"},"must be string"),t++)}r.method!==void 0&&(lr(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"\
method",rootData:n})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must b\
e object"),t++;return dr.errors=e,t===0}function ar(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},
"must have required property 'id'"),t++),r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have re\
quired property 'domain'"),t++),r.priority===void 0&&(e=s(e,i,"required",{missingProperty:"priority"},"must have require\
d property 'priority'"),t++),r.conditions===void 0&&(e=s(e,i,"required",{missingProperty:"conditions"},"must have requir\
ed property 'conditions'"),t++),r.action===void 0&&(e=s(e,i,"required",{missingProperty:"action"},"must have required pr\
operty 'action'"),t++),r.id!==void 0&&(K(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=
e===null?K.errors:e.concat(K.errors),t=e.length)),r.domain!==void 0){let o=r.domain;typeof o=="string"?f(o)<1&&(e=s(e,i+
"/domain","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/domain","type",{type:"string"},
"must be string"),t++)}if(r.priority!==void 0){let o=r.priority;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(
e,i+"/priority","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<1||isNaN(o))&&(e=s(
e,i+"/priority","minimum",{comparison:">=",limit:1},"must be >= 1"),t++),c.validate(o)||(e=s(e,i+"/priority","format",{format:"\
int32"},'must match format "int32"'),t++))}if(r.conditions!==void 0){let o=r.conditions;if(Array.isArray(o)){o.length<1&&
(e=s(e,i+"/conditions","minItems",{limit:1},"must NOT have fewer than 1 items"),t++);let l=o.length;for(let p=0;p<l;p++)
yr(o[p],{instancePath:i+"/conditions/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?yr.errors:e.concat(
yr.errors),t=e.length)}else e=s(e,i+"/conditions","type",{type:"array"},"must be array"),t++}r.action!==void 0&&(dr(r.action,
{instancePath:i+"/action",parentData:r,parentDataProperty:"action",rootData:n})||(e=e===null?dr.errors:e.concat(dr.errors),
t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return ar.errors=e,t===0}function cr(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.filters===
void 0&&(e=s(e,i,"required",{missingProperty:"filters"},"must have required property 'filters'"),t++),r.filters!==void 0){
let o=r.filters;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)ar(o[p],{instancePath:i+"/filters/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length)}else e=s(e,i+"/filters","type",
{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return cr.errors=e,t===0}
function $i(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(cr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),$i.errors=e,t===0}function gr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),
t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property 'message'"),t++),r.
id!==void 0&&(K(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?K.errors:e.concat(
K.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"mess\
age",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),gr.errors=e,t===0}function wi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"mu\
st have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(gr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),wi.errors=e,t===0}function br(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.filter_type!==void 0){let o=r.filter_type;typeof o=="string"?f(o)<1&&(e=s(e,i+"/filter_typ\
e","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/filter_type","type",{type:"string"},"m\
ust be string"),t++)}if(r.spam_level!==void 0){let o=r.spam_level;typeof o=="string"?f(o)<1&&(e=s(e,i+"/spam_level","min\
Length",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/spam_level","type",{type:"string"},"must be s\
tring"),t++)}if(r.strict_non_japanese_subject!==void 0&&typeof r.strict_non_japanese_subject!="boolean"&&(e=s(e,i+"/stri\
ct_non_japanese_subject","type",{type:"boolean"},"must be boolean"),t++),r.strict_html_mail!==void 0&&typeof r.strict_html_mail!=
"boolean"&&(e=s(e,i+"/strict_html_mail","type",{type:"boolean"},"must be boolean"),t++),r.detection_action!==void 0){let o=r.
detection_action;typeof o=="string"?f(o)<1&&(e=s(e,i+"/detection_action","minLength",{limit:1},"must NOT have fewer than\
 1 characters"),t++):(e=s(e,i+"/detection_action","type",{type:"string"},"must be string"),t++)}r.dmarc_receiver!==void 0&&
typeof r.dmarc_receiver!="boolean"&&(e=s(e,i+"/dmarc_receiver","type",{type:"boolean"},"must be boolean"),t++)}else e=s(
e,i,"type",{type:"object"},"must be object"),t++;return br.errors=e,t===0}function Ei(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(br(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?br.
errors:e.concat(br.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Ei.errors=e,t===0}function hr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"\
message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),hr.errors=e,t===0}function Ti(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},
"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have r\
equired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(hr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Ti.errors=e,t===0}function vr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain!==void 0){let o=r.domain;typeof o=="string"?f(o)<1&&(e=s(e,i+"/domain","minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}
if(r.mail_address!==void 0&&(g(r.mail_address,{instancePath:i+"/mail_address",parentData:r,parentDataProperty:"mail_addr\
ess",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.from_name!==void 0){let o=r.from_name;typeof o==
"string"?f(o)<0&&(e=s(e,i+"/from_name","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/fr\
om_name","type",{type:"string"},"must be string"),t++)}if(r.subject!==void 0){let o=r.subject;typeof o=="string"?f(o)<0&&
(e=s(e,i+"/subject","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/subject","type",{type:"\
string"},"must be string"),t++)}if(r.body!==void 0){let o=r.body;typeof o=="string"?f(o)<0&&(e=s(e,i+"/body","minLength",
{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/body","type",{type:"string"},"must be string"),t++)}r.
quote_incoming!==void 0&&typeof r.quote_incoming!="boolean"&&(e=s(e,i+"/quote_incoming","type",{type:"boolean"},"must be\
 boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return vr.errors=e,t===0}function _r(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.auto_replies!==
void 0){let o=r.auto_replies;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)vr(o[p],{instancePath:i+"/auto_repl\
ies/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?vr.errors:e.concat(vr.errors),t=e.length)}else e=s(e,
i+"/auto_replies","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;
return _r.errors=e,t===0}function Ri(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},
"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have r\
equired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(_r(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?_r.errors:e.concat(_r.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Ri.errors=e,t===0}function qr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.mail_address!==void 0&&(g(r.mail_address,{instancePath:i+"/mail_address",parentData:r,parentDataProperty:"\
mail_address",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+
"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):
(e=s(e,i,"type",{type:"object"},"must be object"),t++),qr.errors=e,t===0}function Oi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(qr(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?qr.errors:e.concat(qr.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Oi.errors=e,t===0}function Dr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain!==void 0){let o=r.domain;typeof o=="string"?f(o)<1&&(e=s(e,i+"/domain","minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}
if(r.mail_address!==void 0&&(g(r.mail_address,{instancePath:i+"/mail_address",parentData:r,parentDataProperty:"mail_addr\
ess",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.from_name!==void 0){let o=r.from_name;typeof o==
"string"?f(o)<0&&(e=s(e,i+"/from_name","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/fr\
om_name","type",{type:"string"},"must be string"),t++)}if(r.subject!==void 0){let o=r.subject;typeof o=="string"?f(o)<0&&
(e=s(e,i+"/subject","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/subject","type",{type:"\
string"},"must be string"),t++)}if(r.body!==void 0){let o=r.body;typeof o=="string"?f(o)<0&&(e=s(e,i+"/body","minLength",
{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/body","type",{type:"string"},"must be string"),t++)}r.
quote_incoming!==void 0&&typeof r.quote_incoming!="boolean"&&(e=s(e,i+"/quote_incoming","type",{type:"boolean"},"must be\
 boolean"),t++)}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Dr.errors=e,t===0}function xi(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Dr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Dr.
errors:e.concat(Dr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),xi.errors=e,t===0}function jr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?r.abroad_access_restriction!==void 0&&typeof r.abroad_access_restriction!="boolean"&&(e=s(e,
i+"/abroad_access_restriction","type",{type:"boolean"},"must be boolean"),t++):(e=s(e,i,"type",{type:"object"},"must be \
object"),t++),jr.errors=e,t===0}function Fi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},
"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have r\
equired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(jr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?jr.errors:e.concat(jr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Fi.errors=e,t===0}function Ar(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.fqdn!==void 0){let o=r.fqdn;typeof o=="string"?f(o)<1&&(e=s(e,i+"/fqdn","minLength",{limit:1},
"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/fqdn","type",{type:"string"},"must be string"),t++)}r.enabled!==
void 0&&typeof r.enabled!="boolean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},"must be boolean"),t++)}else e=s(e,i,"t\
ype",{type:"object"},"must be object"),t++;return Ar.errors=e,t===0}function Lr(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.dkim_settings===void 0&&(e=s(e,i,"req\
uired",{missingProperty:"dkim_settings"},"must have required property 'dkim_settings'"),t++),r.dkim_settings!==void 0){let o=r.
dkim_settings;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Ar(o[p],{instancePath:i+"/dkim_settings/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length)}else e=s(e,i+"/dkim_settings","\
type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Lr.errors=e,
t===0}function ki(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Lr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?Lr.errors:e.concat(Lr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),ki.errors=e,t===0}function Nr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.hostname===void 0&&(e=s(e,i,"required",{missingProperty:"hostname"},"must have required pr\
operty 'hostname'"),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'typ\
e'"),t++),r.content===void 0&&(e=s(e,i,"required",{missingProperty:"content"},"must have required property 'content'"),t++),
r.hostname!==void 0){let o=r.hostname;typeof o=="string"?f(o)<1&&(e=s(e,i+"/hostname","minLength",{limit:1},"must NOT ha\
ve fewer than 1 characters"),t++):(e=s(e,i+"/hostname","type",{type:"string"},"must be string"),t++)}if(r.type!==void 0){
let o=r.type;typeof o=="string"?f(o)<1&&(e=s(e,i+"/type","minLength",{limit:1},"must NOT have fewer than 1 characters"),
t++):(e=s(e,i+"/type","type",{type:"string"},"must be string"),t++)}if(r.content!==void 0){let o=r.content;typeof o=="st\
ring"?f(o)<1&&(e=s(e,i+"/content","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/content",
"type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Nr.errors=
e,t===0}function $r(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.fqdn===void 0&&(e=s(e,i,"required",{missingProperty:"fqdn"},"must have required proper\
ty 'fqdn'"),t++),r.enabled===void 0&&(e=s(e,i,"required",{missingProperty:"enabled"},"must have required property 'enabl\
ed'"),t++),r.dkim_record===void 0&&(e=s(e,i,"required",{missingProperty:"dkim_record"},"must have required property 'dki\
m_record'"),t++),r.fqdn!==void 0){let l=r.fqdn;typeof l=="string"?f(l)<1&&(e=s(e,i+"/fqdn","minLength",{limit:1},"must N\
OT have fewer than 1 characters"),t++):(e=s(e,i+"/fqdn","type",{type:"string"},"must be string"),t++)}if(r.enabled!==void 0&&
typeof r.enabled!="boolean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},"must be boolean"),t++),r.dkim_record!==void 0){
let l=r.dkim_record,p=t,a=!1,b=null,h=t;Nr(l,{instancePath:i+"/dkim_record",parentData:r,parentDataProperty:"dkim_record",
rootData:n})||(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length);var o=h===t;o&&(a=!0,b=0);let At=t;l!==null&&(e=s(e,
i+"/dkim_record","type",{type:"null"},"must be null"),t++);var o=At===t;o&&a?(a=!1,b=[b,1]):o&&(a=!0,b=1),a?(t=p,e!==null&&
(p?e.length=p:e=null)):(e=s(e,i+"/dkim_record","oneOf",{passingSchemas:b},"must match exactly one schema in oneOf"),t++)}}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return $r.errors=e,t===0}function Si(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&($r(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?$r.
errors:e.concat($r.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Si.errors=e,t===0}function wr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),wr.errors=e,t===0}function Er(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.policy===void 0&&(e=s(e,i,"required",{missingProperty:"\
policy"},"must have required property 'policy'"),t++),r.report_enabled===void 0&&(e=s(e,i,"required",{missingProperty:"r\
eport_enabled"},"must have required property 'report_enabled'"),t++),r.notification_mail_addresses===void 0&&(e=s(e,i,"r\
equired",{missingProperty:"notification_mail_addresses"},"must have required property 'notification_mail_addresses'"),t++),
r.fqdn!==void 0){let o=r.fqdn;typeof o=="string"?f(o)<1&&(e=s(e,i+"/fqdn","minLength",{limit:1},"must NOT have fewer tha\
n 1 characters"),t++):(e=s(e,i+"/fqdn","type",{type:"string"},"must be string"),t++)}if(r.policy!==void 0&&(wr(r.policy,
{instancePath:i+"/policy",parentData:r,parentDataProperty:"policy",rootData:n})||(e=e===null?wr.errors:e.concat(wr.errors),
t=e.length)),r.report_enabled!==void 0&&typeof r.report_enabled!="boolean"&&(e=s(e,i+"/report_enabled","type",{type:"boo\
lean"},"must be boolean"),t++),r.notification_mail_addresses!==void 0){let o=r.notification_mail_addresses;if(Array.isArray(
o)){let l=o.length;for(let p=0;p<l;p++)g(o[p],{instancePath:i+"/notification_mail_addresses/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else e=s(e,i+"/notification_mail_addresses","type",{type:"\
array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Er.errors=e,t===0}function Tr(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.dmarc_settings===void 0&&(e=s(e,i,"required",{missingProperty:"dmarc_settings"},"must have required property 'd\
marc_settings'"),t++),r.dmarc_settings!==void 0){let o=r.dmarc_settings;if(Array.isArray(o)){let l=o.length;for(let p=0;p<
l;p++)Er(o[p],{instancePath:i+"/dmarc_settings/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Er.errors:
e.concat(Er.errors),t=e.length)}else e=s(e,i+"/dmarc_settings","type",{type:"array"},"must be array"),t++}}else e=s(e,i,
"type",{type:"object"},"must be object"),t++;return Tr.errors=e,t===0}function Xi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Tr(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Tr.errors:e.concat(Tr.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Xi.errors=e,t===0}function Rr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.fqdn!==void 0){let o=r.fqdn;typeof o=="string"?f(o)<1&&(e=s(e,i+"/fqdn","minLength",{limit:1},
"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/fqdn","type",{type:"string"},"must be string"),t++)}if(r.spf_record!==
void 0){let o=r.spf_record;typeof o=="string"?f(o)<1&&(e=s(e,i+"/spf_record","minLength",{limit:1},"must NOT have fewer \
than 1 characters"),t++):(e=s(e,i+"/spf_record","type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"\
object"},"must be object"),t++;return Rr.errors=e,t===0}function Or(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.spf_settings!==void 0){let o=r.spf_settings;
if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Rr(o[p],{instancePath:i+"/spf_settings/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length)}else e=s(e,i+"/spf_settings","type",{type:"array"},"\
must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Or.errors=e,t===0}function zi(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Or(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Or.
errors:e.concat(Or.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),zi.errors=e,t===0}function xr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.fqdn!==void 0){let o=r.fqdn;typeof o=="string"?f(o)<1&&(e=s(e,i+"/fqdn","minLength",{limit:1},
"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/fqdn","type",{type:"string"},"must be string"),t++)}r.message!==
void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:
e.concat(d.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return xr.errors=e,t===0}function Ki(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),
t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==
void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(xr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?xr.errors:e.concat(xr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),Ki.errors=e,t===0}function C(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),C.errors=e,t===0}function Fr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},
"must have required property 'id'"),t++),r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have re\
quired property 'domain'"),t++),r.url===void 0&&(e=s(e,i,"required",{missingProperty:"url"},"must have required property\
 'url'"),t++),r.title===void 0&&(e=s(e,i,"required",{missingProperty:"title"},"must have required property 'title'"),t++),
r.version===void 0&&(e=s(e,i,"required",{missingProperty:"version"},"must have required property 'version'"),t++),r.db_name===
void 0&&(e=s(e,i,"required",{missingProperty:"db_name"},"must have required property 'db_name'"),t++),r.db_user===void 0&&
(e=s(e,i,"required",{missingProperty:"db_user"},"must have required property 'db_user'"),t++),r.memo===void 0&&(e=s(e,i,
"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.id!==void 0&&(C(r.id,{instancePath:i+"/\
id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),r.domain!==void 0){
let o=r.domain;typeof o=="string"?f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},"must NOT have fewer than 1 character\
s"),t++):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}if(r.url!==void 0){let o=r.url;typeof o=="stri\
ng"?f(o)<1&&(e=s(e,i+"/url","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/url","type",{
type:"string"},"must be string"),t++)}if(r.title!==void 0){let o=r.title;typeof o=="string"?f(o)<0&&(e=s(e,i+"/title","m\
inLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(e,i+"/title","type",{type:"string"},"must be stri\
ng"),t++)}if(r.version!==void 0){let o=r.version;typeof o=="string"?f(o)<0&&(e=s(e,i+"/version","minLength",{limit:0},"m\
ust NOT have fewer than 0 characters"),t++):(e=s(e,i+"/version","type",{type:"string"},"must be string"),t++)}if(r.db_name!==
void 0){let o=r.db_name;typeof o=="string"?f(o)<0&&(e=s(e,i+"/db_name","minLength",{limit:0},"must NOT have fewer than 0\
 characters"),t++):(e=s(e,i+"/db_name","type",{type:"string"},"must be string"),t++)}if(r.db_user!==void 0){let o=r.db_user;
typeof o=="string"?f(o)<0&&(e=s(e,i+"/db_user","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(
e,i+"/db_user","type",{type:"string"},"must be string"),t++)}if(r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&
(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLen\
gth",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),
t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Fr.errors=e,t===0}function kr(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.wordpress===
void 0&&(e=s(e,i,"required",{missingProperty:"wordpress"},"must have required property 'wordpress'"),t++),r.wordpress!==
void 0){let o=r.wordpress;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Fr(o[p],{instancePath:i+"/wordpress/"+
p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length)}else e=s(e,i+"/w\
ordpress","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return kr.
errors=e,t===0}function Ci(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have re\
quired property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required prope\
rty 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",
rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(kr(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?kr.errors:e.concat(kr.errors),t=e.length))):(e=s(e,i,"type",{type:"o\
bject"},"must be object"),t++),Ci.errors=e,t===0}function Sr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),
t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property 'message'"),t++),r.
id!==void 0&&(C(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?C.errors:e.concat(
C.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,parentDataProperty:"mess\
age",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),Sr.errors=e,t===0}function Mi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"mu\
st have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Sr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Sr.errors:e.concat(Sr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Mi.errors=e,t===0}function $(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),$.errors=e,t===0}function w(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),w.errors=e,t===0}function Xr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.db_name===void 0&&(e=s(e,i,"required",{missingProperty:"\
db_name"},"must have required property 'db_name'"),t++),r.version_name===void 0&&(e=s(e,i,"required",{missingProperty:"v\
ersion_name"},"must have required property 'version_name'"),t++),r.size_mb===void 0&&(e=s(e,i,"required",{missingProperty:"\
size_mb"},"must have required property 'size_mb'"),t++),r.granted_users===void 0&&(e=s(e,i,"required",{missingProperty:"\
granted_users"},"must have required property 'granted_users'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"\
memo"},"must have required property 'memo'"),t++),r.db_name!==void 0&&($(r.db_name,{instancePath:i+"/db_name",parentData:r,
parentDataProperty:"db_name",rootData:n})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.version_name!==void 0){
let o=r.version_name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/version_name","minLength",{limit:1},"must NOT have fewer than\
 1 characters"),t++):(e=s(e,i+"/version_name","type",{type:"string"},"must be string"),t++)}if(r.size_mb!==void 0){let o=r.
size_mb;typeof o=="number"&&isFinite(o)?((o<0||isNaN(o))&&(e=s(e,i+"/size_mb","minimum",{comparison:">=",limit:0},"must \
be >= 0"),t++),Y.validate(o)||(e=s(e,i+"/size_mb","format",{format:"double"},'must match format "double"'),t++)):(e=s(e,
i+"/size_mb","type",{type:"number"},"must be number"),t++)}if(r.granted_users!==void 0){let o=r.granted_users;if(Array.isArray(
o)){let l=o.length;for(let p=0;p<l;p++)w(o[p],{instancePath:i+"/granted_users/"+p,parentData:o,parentDataProperty:p,rootData:n})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else e=s(e,i+"/granted_users","type",{type:"array"},"must be array"),
t++}if(r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT ha\
ve more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},"must NOT have fewer than 0 characters"),
t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be objec\
t"),t++;return Xr.errors=e,t===0}function zr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.databases===void 0&&(e=s(e,i,"required",{missingProperty:"database\
s"},"must have required property 'databases'"),t++),r.databases!==void 0){let o=r.databases;if(Array.isArray(o)){let l=o.
length;for(let p=0;p<l;p++)Xr(o[p],{instancePath:i+"/databases/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===
null?Xr.errors:e.concat(Xr.errors),t=e.length)}else e=s(e,i+"/databases","type",{type:"array"},"must be array"),t++}}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return zr.errors=e,t===0}function Vi(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(zr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?zr.
errors:e.concat(zr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Vi.errors=e,t===0}function Kr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.db_name===void 0&&(e=s(e,i,"required",{missingProperty:"db_name"},"must have required pro\
perty 'db_name'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property \
'message'"),t++),r.db_name!==void 0&&($(r.db_name,{instancePath:i+"/db_name",parentData:r,parentDataProperty:"db_name",rootData:n})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,
parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"\
object"},"must be object"),t++),Kr.errors=e,t===0}function Ii(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Kr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Ii.errors=e,t===0}function Cr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.db_user===void 0&&(e=s(e,i,"required",{missingProperty:"db_user"},"must have required prop\
erty 'db_user'"),t++),r.version_name===void 0&&(e=s(e,i,"required",{missingProperty:"version_name"},"must have required \
property 'version_name'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required propert\
y 'memo'"),t++),r.db_user!==void 0&&(w(r.db_user,{instancePath:i+"/db_user",parentData:r,parentDataProperty:"db_user",rootData:n})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.version_name!==void 0){let o=r.version_name;typeof o=="string"?f(
o)<1&&(e=s(e,i+"/version_name","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/version_na\
me","type",{type:"string"},"must be string"),t++)}if(r.memo!==void 0){let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,
i+"/memo","maxLength",{limit:500},"must NOT have more than 500 characters"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},
"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo","type",{type:"string"},"must be string"),t++)}}else e=s(
e,i,"type",{type:"object"},"must be object"),t++;return Cr.errors=e,t===0}function Mr(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.users===void 0&&
(e=s(e,i,"required",{missingProperty:"users"},"must have required property 'users'"),t++),r.users!==void 0){let o=r.users;
if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Cr(o[p],{instancePath:i+"/users/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?Cr.errors:e.concat(Cr.errors),t=e.length)}else e=s(e,i+"/users","type",{type:"array"},"must be\
 array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Mr.errors=e,t===0}function Hi(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Mr(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Mr.
errors:e.concat(Mr.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Hi.errors=e,t===0}function Vr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.db_user===void 0&&(e=s(e,i,"required",{missingProperty:"db_user"},"must have required pro\
perty 'db_user'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have required property \
'message'"),t++),r.db_user!==void 0&&(w(r.db_user,{instancePath:i+"/db_user",parentData:r,parentDataProperty:"db_user",rootData:n})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+"/message",parentData:r,
parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):(e=s(e,i,"type",{type:"\
object"},"must be object"),t++),Vr.errors=e,t===0}function Zi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Vr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Zi.errors=e,t===0}function Ir(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.databases===void 0&&(e=s(e,i,"required",{missingProperty:"databases"},"must have required \
property 'databases'"),t++),r.databases!==void 0){let o=r.databases;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)
$(o[p],{instancePath:i+"/databases/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?$.errors:e.concat($.errors),
t=e.length)}else e=s(e,i+"/databases","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"m\
ust be object"),t++;return Ir.errors=e,t===0}function Ui(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ir(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Ui.errors=e,t===0}function M(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?(f(r)<3&&(e=s(e,i,"minLength",{limit:3},"must NOT have fewer than 3 characters"),t++),Di.test(r)||(e=s(e,i,"pattern",
{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"'),t++)):(e=s(e,i,"type",{type:"str\
ing"},"must be string"),t++),M.errors=e,t===0}function Hr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ftp_account===void 0&&(e=s(e,i,"required",{missingProperty:"\
ftp_account"},"must have required property 'ftp_account'"),t++),r.directory===void 0&&(e=s(e,i,"required",{missingProperty:"\
directory"},"must have required property 'directory'"),t++),r.quota_mb===void 0&&(e=s(e,i,"required",{missingProperty:"q\
uota_mb"},"must have required property 'quota_mb'"),t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"\
must have required property 'memo'"),t++),r.ftp_account!==void 0&&(M(r.ftp_account,{instancePath:i+"/ftp_account",parentData:r,
parentDataProperty:"ftp_account",rootData:n})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),r.directory!==void 0){
let o=r.directory;typeof o=="string"?f(o)<1&&(e=s(e,i+"/directory","minLength",{limit:1},"must NOT have fewer than 1 cha\
racters"),t++):(e=s(e,i+"/directory","type",{type:"string"},"must be string"),t++)}if(r.quota_mb!==void 0){let o=r.quota_mb;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer"),t++),
typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:0},"must be >= \
0"),t++),c.validate(o)||(e=s(e,i+"/quota_mb","format",{format:"int32"},'must match format "int32"'),t++))}if(r.memo!==void 0){
let o=r.memo;typeof o=="string"?(f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have more than 500 charact\
ers"),t++),f(o)<0&&(e=s(e,i+"/memo","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++)):(e=s(e,i+"/memo",
"type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Hr.errors=
e,t===0}function Zr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.accounts===void 0&&(e=s(e,i,"required",{missingProperty:"accounts"},"must have require\
d property 'accounts'"),t++),r.accounts!==void 0){let o=r.accounts;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)
Hr(o[p],{instancePath:i+"/accounts/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Hr.errors:e.concat(Hr.
errors),t=e.length)}else e=s(e,i+"/accounts","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"obje\
ct"},"must be object"),t++;return Zr.errors=e,t===0}function Ji(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Zr(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),Ji.errors=e,t===0}function Ur(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.ftp_account===void 0&&(e=s(e,i,"required",{missingProperty:"ftp_account"},"must have requ\
ired property 'ftp_account'"),t++),r.message===void 0&&(e=s(e,i,"required",{missingProperty:"message"},"must have requir\
ed property 'message'"),t++),r.ftp_account!==void 0&&(M(r.ftp_account,{instancePath:i+"/ftp_account",parentData:r,parentDataProperty:"\
ftp_account",rootData:n})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),r.message!==void 0&&(d(r.message,{instancePath:i+
"/message",parentData:r,parentDataProperty:"message",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))):
(e=s(e,i,"type",{type:"object"},"must be object"),t++),Ur.errors=e,t===0}function Wi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Ur(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ur.errors:e.concat(Ur.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Wi.errors=e,t===0}function Jr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain===void 0&&(e=s(e,i,"required",{missingProperty:"domain"},"must have required proper\
ty 'domain'"),t++),r.log===void 0&&(e=s(e,i,"required",{missingProperty:"log"},"must have required property 'log'"),t++),
r.domain!==void 0){let o=r.domain;typeof o=="string"?f(o)<1&&(e=s(e,i+"/domain","minLength",{limit:1},"must NOT have few\
er than 1 characters"),t++):(e=s(e,i+"/domain","type",{type:"string"},"must be string"),t++)}if(r.log!==void 0){let o=r.
log;typeof o=="string"?f(o)<0&&(e=s(e,i+"/log","minLength",{limit:0},"must NOT have fewer than 0 characters"),t++):(e=s(
e,i+"/log","type",{type:"string"},"must be string"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Jr.
errors=e,t===0}function Yi(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have re\
quired property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required prope\
rty 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",
rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Jr(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length))):(e=s(e,i,"type",{type:"o\
bject"},"must be object"),t++),Yi.errors=e,t===0}function Wr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),Wr.errors=e,t===0}function E(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),E.errors=e,t===0}function Yr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"\
plan_id"},"must have required property 'plan_id'"),t++),r.vps_type===void 0&&(e=s(e,i,"required",{missingProperty:"vps_t\
ype"},"must have required property 'vps_type'"),t++),r.plan_name===void 0&&(e=s(e,i,"required",{missingProperty:"plan_na\
me"},"must have required property 'plan_name'"),t++),r.memory_mb===void 0&&(e=s(e,i,"required",{missingProperty:"memory_\
mb"},"must have required property 'memory_mb'"),t++),r.vcpu===void 0&&(e=s(e,i,"required",{missingProperty:"vcpu"},"must\
 have required property 'vcpu'"),t++),r.disk_gb===void 0&&(e=s(e,i,"required",{missingProperty:"disk_gb"},"must have req\
uired property 'disk_gb'"),t++),r.currency===void 0&&(e=s(e,i,"required",{missingProperty:"currency"},"must have require\
d property 'currency'"),t++),r.periods===void 0&&(e=s(e,i,"required",{missingProperty:"periods"},"must have required pro\
perty 'periods'"),t++),r.plan_id!==void 0&&(Wr(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"pla\
n_id",rootData:n})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length)),r.vps_type!==void 0&&(E(r.vps_type,{instancePath:i+
"/vps_type",parentData:r,parentDataProperty:"vps_type",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
r.plan_name!==void 0){let o=r.plan_name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/plan_name","minLength",{limit:1},"must NOT\
 have fewer than 1 characters"),t++):(e=s(e,i+"/plan_name","type",{type:"string"},"must be string"),t++)}if(r.memory_mb!==
void 0){let o=r.memory_mb;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/memory_mb","type",{type:"intege\
r"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/memory_mb","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/memory_mb","format",{format:"int32"},'must match format "int\
32"'),t++))}if(r.vcpu!==void 0){let o=r.vcpu;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/vcpu","type",
{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/vcpu","minimum",{
comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/vcpu","format",{format:"int32"},'must match form\
at "int32"'),t++))}if(r.disk_gb!==void 0){let o=r.disk_gb;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"\
/disk_gb","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/\
disk_gb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/disk_gb","format",{format:"i\
nt32"},'must match format "int32"'),t++))}if(r.currency!==void 0&&(O(r.currency,{instancePath:i+"/currency",parentData:r,
parentDataProperty:"currency",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.periods!==void 0){let o=r.
periods;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)x(o[p],{instancePath:i+"/periods/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else e=s(e,i+"/periods","type",{type:"array"},"must be\
 array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Yr.errors=e,t===0}var zs={type:"object",required:[
"image_id","name","version","minimum_memory_mb"],properties:{image_id:{$ref:"description#/components/schemas/ImageId"},name:{
type:"string",minLength:1},version:{type:["string","null"],minLength:1},minimum_memory_mb:{type:"integer",format:"int32",
minimum:0}}};function V(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),V.errors=e,t===0}function Gr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.image_id===void 0&&(e=s(e,i,"required",{missingProperty:"\
image_id"},"must have required property 'image_id'"),t++),r.name===void 0&&(e=s(e,i,"required",{missingProperty:"name"},
"must have required property 'name'"),t++),r.version===void 0&&(e=s(e,i,"required",{missingProperty:"version"},"must hav\
e required property 'version'"),t++),r.minimum_memory_mb===void 0&&(e=s(e,i,"required",{missingProperty:"minimum_memory_\
mb"},"must have required property 'minimum_memory_mb'"),t++),r.image_id!==void 0&&(V(r.image_id,{instancePath:i+"/image_\
id",parentData:r,parentDataProperty:"image_id",rootData:n})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),r.name!==
void 0){let o=r.name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/name","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters"),t++):(e=s(e,i+"/name","type",{type:"string"},"must be string"),t++)}if(r.version!==void 0){let o=r.version;typeof o!=
"string"&&o!==null&&(e=s(e,i+"/version","type",{type:zs.properties.version.type},"must be string,null"),t++),typeof o=="\
string"&&f(o)<1&&(e=s(e,i+"/version","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.minimum_memory_mb!==
void 0){let o=r.minimum_memory_mb;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/minimum_memory_mb","typ\
e",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/minimum_memory\
_mb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/minimum_memory_mb","format",{format:"\
int32"},'must match format "int32"'),t++))}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Gr.errors=e,
t===0}function Br(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.plans===void 0&&(e=s(e,i,"required",{missingProperty:"plans"},"must have required prop\
erty 'plans'"),t++),r.os_images===void 0&&(e=s(e,i,"required",{missingProperty:"os_images"},"must have required property\
 'os_images'"),t++),r.plans!==void 0){let o=r.plans;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Yr(o[p],{instancePath:i+
"/plans/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length)}else e=
s(e,i+"/plans","type",{type:"array"},"must be array"),t++}if(r.os_images!==void 0){let o=r.os_images;if(Array.isArray(o)){
let l=o.length;for(let p=0;p<l;p++)Gr(o[p],{instancePath:i+"/os_images/"+p,parentData:o,parentDataProperty:p,rootData:n})||
(e=e===null?Gr.errors:e.concat(Gr.errors),t=e.length)}else e=s(e,i+"/os_images","type",{type:"array"},"must be array"),t++}}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return Br.errors=e,t===0}function Gi(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&
(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,
"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(Br(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Br.
errors:e.concat(Br.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Gi.errors=e,t===0}var Rt={type:"object",required:["uuid","name","vps_type","plan_name","status","ip_address","os","memo"],properties:{uuid:{
$ref:"description#/components/schemas/VpsUuid"},name:{type:"string",minLength:0},vps_type:{$ref:"description#/components\
/schemas/VpsType"},plan_name:{type:"string",minLength:1},status:{$ref:"description#/components/schemas/VpsContractStatus"},
ip_address:{type:["string","null"],pattern:"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-\
9]{2}|[1-9]?[0-9])$"},os:{type:["string","null"],minLength:1},memo:{type:["string","null"],maxLength:500}}};function I(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),I.errors=e,t===0}function H(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="str\
ing"?f(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i,"type",{type:"string"},
"must be string"),t++),H.errors=e,t===0}var Bi=new RegExp("^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2\
[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$","u");function Qr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0&&(e=s(e,i,"required",{missingProperty:"uu\
id"},"must have required property 'uuid'"),t++),r.name===void 0&&(e=s(e,i,"required",{missingProperty:"name"},"must have\
 required property 'name'"),t++),r.vps_type===void 0&&(e=s(e,i,"required",{missingProperty:"vps_type"},"must have requir\
ed property 'vps_type'"),t++),r.plan_name===void 0&&(e=s(e,i,"required",{missingProperty:"plan_name"},"must have require\
d property 'plan_name'"),t++),r.status===void 0&&(e=s(e,i,"required",{missingProperty:"status"},"must have required prop\
erty 'status'"),t++),r.ip_address===void 0&&(e=s(e,i,"required",{missingProperty:"ip_address"},"must have required prope\
rty 'ip_address'"),t++),r.os===void 0&&(e=s(e,i,"required",{missingProperty:"os"},"must have required property 'os'"),t++),
r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.uuid!==void 0&&
(I(r.uuid,{instancePath:i+"/uuid",parentData:r,parentDataProperty:"uuid",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),
t=e.length)),r.name!==void 0){let o=r.name;typeof o=="string"?f(o)<0&&(e=s(e,i+"/name","minLength",{limit:0},"must NOT h\
ave fewer than 0 characters"),t++):(e=s(e,i+"/name","type",{type:"string"},"must be string"),t++)}if(r.vps_type!==void 0&&
(E(r.vps_type,{instancePath:i+"/vps_type",parentData:r,parentDataProperty:"vps_type",rootData:n})||(e=e===null?E.errors:
e.concat(E.errors),t=e.length)),r.plan_name!==void 0){let o=r.plan_name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/plan_name",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/plan_name","type",{type:"string"},"must b\
e string"),t++)}if(r.status!==void 0&&(H(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:n})||
(e=e===null?H.errors:e.concat(H.errors),t=e.length)),r.ip_address!==void 0){let o=r.ip_address;typeof o!="string"&&o!==null&&
(e=s(e,i+"/ip_address","type",{type:Rt.properties.ip_address.type},"must be string,null"),t++),typeof o=="string"&&(Bi.test(
o)||(e=s(e,i+"/ip_address","pattern",{pattern:"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1\
[0-9]{2}|[1-9]?[0-9])$"},'must match pattern "^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[\
0-9]{2}|[1-9]?[0-9])$"'),t++))}if(r.os!==void 0){let o=r.os;typeof o!="string"&&o!==null&&(e=s(e,i+"/os","type",{type:Rt.
properties.os.type},"must be string,null"),t++),typeof o=="string"&&f(o)<1&&(e=s(e,i+"/os","minLength",{limit:1},"must N\
OT have fewer than 1 characters"),t++)}if(r.memo!==void 0){let o=r.memo;typeof o!="string"&&o!==null&&(e=s(e,i+"/memo","\
type",{type:Rt.properties.memo.type},"must be string,null"),t++),typeof o=="string"&&f(o)>500&&(e=s(e,i+"/memo","maxLeng\
th",{limit:500},"must NOT have more than 500 characters"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;
return Qr.errors=e,t===0}function Pr(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servers===void 0&&(e=s(e,i,"required",{missingProperty:"servers"},
"must have required property 'servers'"),t++),r.servers!==void 0){let o=r.servers;if(Array.isArray(o)){let l=o.length;for(let p=0;p<
l;p++)Qr(o[p],{instancePath:i+"/servers/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Qr.errors:e.concat(
Qr.errors),t=e.length)}else e=s(e,i+"/servers","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"ob\
ject"},"must be object"),t++;return Pr.errors=e,t===0}function Qi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(Pr(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Pr.errors:e.concat(Pr.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Qi.errors=e,t===0}var Ut={type:"object",required:["id","uuid","name","status","expiry_date"],properties:{id:{$ref:"description#/components\
/schemas/ServiceCode"},uuid:{type:["string","null"],minLength:1},name:{type:"string",minLength:1},status:{$ref:"descript\
ion#/components/schemas/VpsSignupStatus"},expiry_date:{type:["string","null"],format:"date"}}};function et(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=s(e,i,"type",{type:"integer"},"must be integer"),t++),typeof r=="number"&&isFinite(
r)&&((r<1||isNaN(r))&&(e=s(e,i,"minimum",{comparison:">=",limit:1},"must be >= 1"),t++),T.validate(r)||(e=s(e,i,"format",
{format:"int64"},'must match format "int64"'),t++)),et.errors=e,t===0}var Ks={type:"string",enum:["active","building","s\
etup_pending"]};function rt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="active"||r==="building"||r==="setup_pending"||(e=s(
e,i,"enum",{allowedValues:Ks.enum},"must be equal to one of the allowed values"),t++),rt.errors=e,t===0}function Z(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0&&(e=s(e,i,"required",{missingProperty:"id"},"must have required property 'id'"),t++),r.uuid===void 0&&(e=s(e,i,"r\
equired",{missingProperty:"uuid"},"must have required property 'uuid'"),t++),r.name===void 0&&(e=s(e,i,"required",{missingProperty:"\
name"},"must have required property 'name'"),t++),r.status===void 0&&(e=s(e,i,"required",{missingProperty:"status"},"mus\
t have required property 'status'"),t++),r.expiry_date===void 0&&(e=s(e,i,"required",{missingProperty:"expiry_date"},"mu\
st have required property 'expiry_date'"),t++),r.id!==void 0&&(et(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"\
id",rootData:n})||(e=e===null?et.errors:e.concat(et.errors),t=e.length)),r.uuid!==void 0){let o=r.uuid;typeof o!="string"&&
o!==null&&(e=s(e,i+"/uuid","type",{type:Ut.properties.uuid.type},"must be string,null"),t++),typeof o=="string"&&f(o)<1&&
(e=s(e,i+"/uuid","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.name!==void 0){let o=r.name;typeof o==
"string"?f(o)<1&&(e=s(e,i+"/name","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/name","\
type",{type:"string"},"must be string"),t++)}if(r.status!==void 0&&(rt(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"\
status",rootData:n})||(e=e===null?rt.errors:e.concat(rt.errors),t=e.length)),r.expiry_date!==void 0){let o=r.expiry_date;
typeof o!="string"&&o!==null&&(e=s(e,i+"/expiry_date","type",{type:Ut.properties.expiry_date.type},"must be string,null"),
t++),typeof o=="string"&&(P.validate(o)||(e=s(e,i+"/expiry_date","format",{format:"date"},'must match format "date"'),t++))}}else
e=s(e,i,"type",{type:"object"},"must be object"),t++;return Z.errors=e,t===0}function tt(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.server===void 0&&
(e=s(e,i,"required",{missingProperty:"server"},"must have required property 'server'"),t++),r.server!==void 0&&(Z(r.server,
{instancePath:i+"/server",parentData:r,parentDataProperty:"server",rootData:n})||(e=e===null?Z.errors:e.concat(Z.errors),
t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),tt.errors=e,t===0}function it(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0,o=t,l=!1,p=null,a=t;tt(r,{instancePath:i,parentData:u,
parentDataProperty:m,rootData:n})||(e=e===null?tt.errors:e.concat(tt.errors),t=e.length);var h=a===t;h&&(l=!0,p=0);let b=t;
k(r,{instancePath:i,parentData:u,parentDataProperty:m,rootData:n})||(e=e===null?k.errors:e.concat(k.errors),t=e.length);
var h=b===t;return h&&l?(l=!1,p=[p,1]):h&&(l=!0,p=1),l?(t=o,e!==null&&(o?e.length=o:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},
"must match exactly one schema in oneOf"),t++),it.errors=e,t===0}function Pi(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(it(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?it.errors:e.concat(it.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Pi.errors=e,t===0}function st(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.server===void 0&&(e=s(e,i,"required",{missingProperty:"server"},"must have required prope\
rty 'server'"),t++),r.server!==void 0&&(Z(r.server,{instancePath:i+"/server",parentData:r,parentDataProperty:"server",rootData:n})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),st.errors=e,
t===0}function es(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(st(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?st.errors:e.concat(st.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),es.errors=e,t===0}var W={type:"object",required:["uuid","name","vps_type","status","plan","os","application","hostname","reverse_hostname",
"ip_address","power","memo"],properties:{uuid:{$ref:"description#/components/schemas/VpsUuid"},name:{type:"string",minLength:0},
vps_type:{$ref:"description#/components/schemas/VpsType"},status:{$ref:"description#/components/schemas/VpsContractStatu\
s"},plan:{$ref:"description#/components/schemas/VpsServerPlan"},os:{type:["string","null"],minLength:1},application:{type:[
"string","null"],minLength:1},hostname:{type:["string","null"],minLength:1},reverse_hostname:{type:["string","null"],minLength:1},
ip_address:{type:["string","null"],pattern:"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-\
9]{2}|[1-9]?[0-9])$"},power:{$ref:"description#/components/schemas/Power"},memo:{type:["string","null"],maxLength:500}}};function ot(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.name===void 0&&(e=s(e,i,"required",{missingProperty:"name"},"must have required property '\
name'"),t++),r.vcpu===void 0&&(e=s(e,i,"required",{missingProperty:"vcpu"},"must have required property 'vcpu'"),t++),r.
memory_gb===void 0&&(e=s(e,i,"required",{missingProperty:"memory_gb"},"must have required property 'memory_gb'"),t++),r.
disk_gb===void 0&&(e=s(e,i,"required",{missingProperty:"disk_gb"},"must have required property 'disk_gb'"),t++),r.name!==
void 0){let o=r.name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/name","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters"),t++):(e=s(e,i+"/name","type",{type:"string"},"must be string"),t++)}if(r.vcpu!==void 0){let o=r.vcpu;typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/vcpu","type",{type:"integer"},"must be integer"),t++),typeof o=="num\
ber"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/vcpu","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(
o)||(e=s(e,i+"/vcpu","format",{format:"int32"},'must match format "int32"'),t++))}if(r.memory_gb!==void 0){let o=r.memory_gb;
typeof o=="number"&&isFinite(o)?((o<0||isNaN(o))&&(e=s(e,i+"/memory_gb","minimum",{comparison:">=",limit:0},"must be >= \
0"),t++),Y.validate(o)||(e=s(e,i+"/memory_gb","format",{format:"double"},'must match format "double"'),t++)):(e=s(e,i+"/\
memory_gb","type",{type:"number"},"must be number"),t++)}if(r.disk_gb!==void 0){let o=r.disk_gb;typeof o=="number"&&isFinite(
o)?((o<0||isNaN(o))&&(e=s(e,i+"/disk_gb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),Y.validate(o)||(e=s(e,
i+"/disk_gb","format",{format:"double"},'must match format "double"'),t++)):(e=s(e,i+"/disk_gb","type",{type:"number"},"\
must be number"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return ot.errors=e,t===0}var Cs={type:"string",enum:["running","stopped","processing","error"]};function nt(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="\
running"||r==="stopped"||r==="processing"||r==="error"||(e=s(e,i,"enum",{allowedValues:Cs.enum},"must be equal to one of\
 the allowed values"),t++),nt.errors=e,t===0}function U(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.status===void 0&&(e=s(e,i,"required",{missingProperty:"\
status"},"must have required property 'status'"),t++),r.status!==void 0&&(nt(r.status,{instancePath:i+"/status",parentData:r,
parentDataProperty:"status",rootData:n})||(e=e===null?nt.errors:e.concat(nt.errors),t=e.length))):(e=s(e,i,"type",{type:"\
object"},"must be object"),t++),U.errors=e,t===0}function pt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0&&(e=s(e,i,"required",{missingProperty:"uu\
id"},"must have required property 'uuid'"),t++),r.name===void 0&&(e=s(e,i,"required",{missingProperty:"name"},"must have\
 required property 'name'"),t++),r.vps_type===void 0&&(e=s(e,i,"required",{missingProperty:"vps_type"},"must have requir\
ed property 'vps_type'"),t++),r.status===void 0&&(e=s(e,i,"required",{missingProperty:"status"},"must have required prop\
erty 'status'"),t++),r.plan===void 0&&(e=s(e,i,"required",{missingProperty:"plan"},"must have required property 'plan'"),
t++),r.os===void 0&&(e=s(e,i,"required",{missingProperty:"os"},"must have required property 'os'"),t++),r.application===
void 0&&(e=s(e,i,"required",{missingProperty:"application"},"must have required property 'application'"),t++),r.hostname===
void 0&&(e=s(e,i,"required",{missingProperty:"hostname"},"must have required property 'hostname'"),t++),r.reverse_hostname===
void 0&&(e=s(e,i,"required",{missingProperty:"reverse_hostname"},"must have required property 'reverse_hostname'"),t++),
r.ip_address===void 0&&(e=s(e,i,"required",{missingProperty:"ip_address"},"must have required property 'ip_address'"),t++),
r.power===void 0&&(e=s(e,i,"required",{missingProperty:"power"},"must have required property 'power'"),t++),r.memo===void 0&&
(e=s(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.uuid!==void 0&&(I(r.uuid,{instancePath:i+
"/uuid",parentData:r,parentDataProperty:"uuid",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),r.name!==
void 0){let o=r.name;typeof o=="string"?f(o)<0&&(e=s(e,i+"/name","minLength",{limit:0},"must NOT have fewer than 0 chara\
cters"),t++):(e=s(e,i+"/name","type",{type:"string"},"must be string"),t++)}if(r.vps_type!==void 0&&(E(r.vps_type,{instancePath:i+
"/vps_type",parentData:r,parentDataProperty:"vps_type",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
r.status!==void 0&&(H(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:n})||(e=e===null?
H.errors:e.concat(H.errors),t=e.length)),r.plan!==void 0&&(ot(r.plan,{instancePath:i+"/plan",parentData:r,parentDataProperty:"\
plan",rootData:n})||(e=e===null?ot.errors:e.concat(ot.errors),t=e.length)),r.os!==void 0){let o=r.os;typeof o!="string"&&
o!==null&&(e=s(e,i+"/os","type",{type:W.properties.os.type},"must be string,null"),t++),typeof o=="string"&&f(o)<1&&(e=s(
e,i+"/os","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.application!==void 0){let o=r.application;
typeof o!="string"&&o!==null&&(e=s(e,i+"/application","type",{type:W.properties.application.type},"must be string,null"),
t++),typeof o=="string"&&f(o)<1&&(e=s(e,i+"/application","minLength",{limit:1},"must NOT have fewer than 1 characters"),
t++)}if(r.hostname!==void 0){let o=r.hostname;typeof o!="string"&&o!==null&&(e=s(e,i+"/hostname","type",{type:W.properties.
hostname.type},"must be string,null"),t++),typeof o=="string"&&f(o)<1&&(e=s(e,i+"/hostname","minLength",{limit:1},"must \
NOT have fewer than 1 characters"),t++)}if(r.reverse_hostname!==void 0){let o=r.reverse_hostname;typeof o!="string"&&o!==
null&&(e=s(e,i+"/reverse_hostname","type",{type:W.properties.reverse_hostname.type},"must be string,null"),t++),typeof o==
"string"&&f(o)<1&&(e=s(e,i+"/reverse_hostname","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.
ip_address!==void 0){let o=r.ip_address;typeof o!="string"&&o!==null&&(e=s(e,i+"/ip_address","type",{type:W.properties.ip_address.
type},"must be string,null"),t++),typeof o=="string"&&(Bi.test(o)||(e=s(e,i+"/ip_address","pattern",{pattern:"^((25[0-5]\
|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$"},'must match pattern "^((25[0-5]\
|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$"'),t++))}if(r.power!==void 0&&(U(
r.power,{instancePath:i+"/power",parentData:r,parentDataProperty:"power",rootData:n})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),r.memo!==void 0){let o=r.memo;typeof o!="string"&&o!==null&&(e=s(e,i+"/memo","type",{type:W.properties.memo.
type},"must be string,null"),t++),typeof o=="string"&&f(o)>500&&(e=s(e,i+"/memo","maxLength",{limit:500},"must NOT have \
more than 500 characters"),t++)}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return pt.errors=e,t===0}function mt(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.server===void 0&&(e=s(e,i,"required",{missingProperty:"server"},"must have required property 'server'"),t++),
r.server!==void 0&&(pt(r.server,{instancePath:i+"/server",parentData:r,parentDataProperty:"server",rootData:n})||(e=e===
null?pt.errors:e.concat(pt.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),mt.errors=e,t===
0}function rs(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(mt(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?mt.errors:e.concat(mt.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),rs.errors=e,t===0}function ut(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.power===void 0&&(e=s(e,i,"required",{missingProperty:"power"},"must have required propert\
y 'power'"),t++),r.power!==void 0&&(U(r.power,{instancePath:i+"/power",parentData:r,parentDataProperty:"power",rootData:n})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ut.errors=e,
t===0}function ts(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(ut(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?ut.errors:e.concat(ut.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),ts.errors=e,t===0}function Q(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.Location===void 0&&(e=s(e,i,"required",{missingProperty:"Location"},"must have required pro\
perty 'Location'"),t++),r.Location!==void 0){let o=r.Location;typeof o=="string"?f(o)<1&&(e=s(e,i+"/Location","minLength",
{limit:1},"must NOT have fewer than 1 characters"),t++):(e=s(e,i+"/Location","type",{type:"string"},"must be string"),t++)}
if(r["X-RateLimit-Limit"]!==void 0){let o=r["X-RateLimit-Limit"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=
s(e,i+"/X-RateLimit-Limit","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(
o))&&(e=s(e,i+"/X-RateLimit-Limit","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-\
RateLimit-Limit","format",{format:"int32"},'must match format "int32"'),t++))}if(r["X-RateLimit-Remaining"]!==void 0){let o=r["\
X-RateLimit-Remaining"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Remaining","type",{type:"\
integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Remaining","\
minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-RateLimit-Remaining","format",{format:"\
int32"},'must match format "int32"'),t++))}if(r["X-RateLimit-Reset"]!==void 0){let o=r["X-RateLimit-Reset"];typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Reset","type",{type:"integer"},"must be integer"),t++),typeof o==
"number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Reset","minimum",{comparison:">=",limit:0},"must be >= 0"),
t++),T.validate(o)||(e=s(e,i+"/X-RateLimit-Reset","format",{format:"int64"},'must match format "int64"'),t++))}if(r["X-R\
ateLimit-Concurrent-Limit"]!==void 0){let o=r["X-RateLimit-Concurrent-Limit"];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=s(e,i+"/X-RateLimit-Concurrent-Limit","type",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(
o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Concurrent-Limit","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),
c.validate(o)||(e=s(e,i+"/X-RateLimit-Concurrent-Limit","format",{format:"int32"},'must match format "int32"'),t++))}if(r["\
X-RateLimit-Concurrent-Remaining"]!==void 0){let o=r["X-RateLimit-Concurrent-Remaining"];typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","type",{type:"integer"},"must be integer"),t++),typeof o==
"number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","minimum",{comparison:">=",limit:0},
"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/X-RateLimit-Concurrent-Remaining","format",{format:"int32"},'must match f\
ormat "int32"'),t++))}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return Q.errors=e,t===0}function is(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.headers!==void 0&&(Q(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"head\
ers",rootData:n})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),r.body!==void 0&&(e=s(e,i+"/body","not",{},"must\
 NOT be valid"),t++)):(e=s(e,i,"type",{type:"object"},"must be object"),t++),is.errors=e,t===0}var Jt={type:"object",required:["id","type","protocol","port","allowed_ip","memo"],properties:{id:{$ref:"description#/co\
mponents/schemas/RuleId"},type:{$ref:"description#/components/schemas/RuleType"},protocol:{oneOf:[{$ref:"description#/co\
mponents/schemas/RuleProtocol"},{type:"null"}]},port:{type:["string","null"],minLength:1,maxLength:11,pattern:"^([1-9][0\
-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-\
9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp"},memo:{
type:["string","null"],maxLength:500}}};function yt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=s(e,i,"type",{type:"integer"},"must be integer"),t++),typeof r=="number"&&isFinite(
r)&&((r<1||isNaN(r))&&(e=s(e,i,"minimum",{comparison:">=",limit:1},"must be >= 1"),t++),T.validate(r)||(e=s(e,i,"format",
{format:"int64"},'must match format "int64"'),t++)),yt.errors=e,t===0}var Ms={type:"string",enum:["ssh","web","web_http",
"mysql","postgresql","mail","rdp","custom"]};function ft(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string"),t++),r==="ssh"||r==="web"||r===
"web_http"||r==="mysql"||r==="postgresql"||r==="mail"||r==="rdp"||r==="custom"||(e=s(e,i,"enum",{allowedValues:Ms.enum},
"must be equal to one of the allowed values"),t++),ft.errors=e,t===0}var Vs={type:"string",enum:["tcp","udp","icmp"]};function lt(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,
"type",{type:"string"},"must be string"),t++),r==="tcp"||r==="udp"||r==="icmp"||(e=s(e,i,"enum",{allowedValues:Vs.enum},
"must be equal to one of the allowed values"),t++),lt.errors=e,t===0}var Is=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/\
(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function dt(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>49&&(e=s(e,i,"maxLeng\
th",{limit:49},"must NOT have more than 49 characters"),t++),f(r)<2&&(e=s(e,i,"minLength",{limit:2},"must NOT have fewer\
 than 2 characters"),t++),Is.test(r)||(e=s(e,i,"pattern",{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(\
25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]\
|[1-9]?[0-9]))?)$"},'must match pattern "^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]\
{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"'),t++)):
(e=s(e,i,"type",{type:"string"},"must be string"),t++),dt.errors=e,t===0}var Hs=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]\
{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{\
2}|655[0-2][0-9]|6553[0-5]))?$","u");function J(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,i,"required",{missingProperty:"id"},
"must have required property 'id'"),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have requir\
ed property 'type'"),t++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required prop\
erty 'protocol'"),t++),r.port===void 0&&(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'"),
t++),r.allowed_ip===void 0&&(e=s(e,i,"required",{missingProperty:"allowed_ip"},"must have required property 'allowed_ip'"),
t++),r.memo===void 0&&(e=s(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'"),t++),r.id!==void 0&&
(yt(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:n})||(e=e===null?yt.errors:e.concat(yt.errors),
t=e.length)),r.type!==void 0&&(ft(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=
e===null?ft.errors:e.concat(ft.errors),t=e.length)),r.protocol!==void 0){let l=r.protocol,p=t,a=!1,b=null,h=t;lt(l,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?lt.errors:e.concat(lt.errors),t=e.length);
var o=h===t;o&&(a=!0,b=0);let At=t;l!==null&&(e=s(e,i+"/protocol","type",{type:"null"},"must be null"),t++);var o=At===t;
o&&a?(a=!1,b=[b,1]):o&&(a=!0,b=1),a?(t=p,e!==null&&(p?e.length=p:e=null)):(e=s(e,i+"/protocol","oneOf",{passingSchemas:b},
"must match exactly one schema in oneOf"),t++)}if(r.port!==void 0){let l=r.port;typeof l!="string"&&l!==null&&(e=s(e,i+"\
/port","type",{type:Jt.properties.port.type},"must be string,null"),t++),typeof l=="string"&&(f(l)>11&&(e=s(e,i+"/port",
"maxLength",{limit:11},"must NOT have more than 11 characters"),t++),f(l)<1&&(e=s(e,i+"/port","minLength",{limit:1},"mus\
t NOT have fewer than 1 characters"),t++),Hs.test(l)||(e=s(e,i+"/port","pattern",{pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{\
4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2\
}|655[0-2][0-9]|6553[0-5]))?$"},'must match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[\
0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"'),t++))}
if(r.allowed_ip!==void 0&&(dt(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||
(e=e===null?dt.errors:e.concat(dt.errors),t=e.length)),r.memo!==void 0){let l=r.memo;typeof l!="string"&&l!==null&&(e=s(
e,i+"/memo","type",{type:Jt.properties.memo.type},"must be string,null"),t++),typeof l=="string"&&f(l)>500&&(e=s(e,i+"/m\
emo","maxLength",{limit:500},"must NOT have more than 500 characters"),t++)}}else e=s(e,i,"type",{type:"object"},"must b\
e object"),t++;return J.errors=e,t===0}function at(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.enabled===void 0&&(e=s(e,i,"required",{missingProperty:"\
enabled"},"must have required property 'enabled'"),t++),r.rules===void 0&&(e=s(e,i,"required",{missingProperty:"rules"},
"must have required property 'rules'"),t++),r.enabled!==void 0&&typeof r.enabled!="boolean"&&(e=s(e,i+"/enabled","type",
{type:"boolean"},"must be boolean"),t++),r.rules!==void 0){let o=r.rules;if(Array.isArray(o)){o.length>20&&(e=s(e,i+"/ru\
les","maxItems",{limit:20},"must NOT have more than 20 items"),t++);let l=o.length;for(let p=0;p<l;p++)J(o[p],{instancePath:i+
"/rules/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)}else e=s(
e,i+"/rules","type",{type:"array"},"must be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return at.
errors=e,t===0}function ct(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.packet_filter===void 0&&(e=s(e,i,"required",{missingProperty:"packet_filter"},"\
must have required property 'packet_filter'"),t++),r.packet_filter!==void 0&&(at(r.packet_filter,{instancePath:i+"/packe\
t_filter",parentData:r,parentDataProperty:"packet_filter",rootData:n})||(e=e===null?at.errors:e.concat(at.errors),t=e.length))):
(e=s(e,i,"type",{type:"object"},"must be object"),t++),ct.errors=e,t===0}function ss(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",
{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"\
body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,
parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(ct(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ct.errors:e.concat(ct.errors),t=
e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ss.errors=e,t===0}function gt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.rule===void 0&&(e=s(e,i,"required",{missingProperty:"rule"},"must have required property \
'rule'"),t++),r.rule!==void 0&&(J(r.rule,{instancePath:i+"/rule",parentData:r,parentDataProperty:"rule",rootData:n})||(e=
e===null?J.errors:e.concat(J.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),gt.errors=e,t===
0}function os(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required pro\
perty 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),
t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(gt(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"\
body",rootData:n})||(e=e===null?gt.errors:e.concat(gt.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be obj\
ect"),t++),os.errors=e,t===0}var Ot={type:"object",required:["image_id","name","version","type","category","minimum_memory_mb","requires_basic_passwo\
rd","available_for_this_server","unavailable_reason"],properties:{image_id:{$ref:"description#/components/schemas/ImageI\
d"},name:{type:"string",minLength:1},version:{type:["string","null"],minLength:1},type:{type:"string",minLength:1},category:{
type:["string","null"],minLength:1},minimum_memory_mb:{type:"integer",format:"int32",minimum:0},requires_basic_password:{
type:"boolean"},available_for_this_server:{type:"boolean"},unavailable_reason:{type:["string","null"],minLength:1}}};function bt(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.image_id===void 0&&(e=s(e,i,"required",{missingProperty:"image_id"},"must have required property 'image_id'"),t++),
r.name===void 0&&(e=s(e,i,"required",{missingProperty:"name"},"must have required property 'name'"),t++),r.version===void 0&&
(e=s(e,i,"required",{missingProperty:"version"},"must have required property 'version'"),t++),r.type===void 0&&(e=s(e,i,
"required",{missingProperty:"type"},"must have required property 'type'"),t++),r.category===void 0&&(e=s(e,i,"required",
{missingProperty:"category"},"must have required property 'category'"),t++),r.minimum_memory_mb===void 0&&(e=s(e,i,"requ\
ired",{missingProperty:"minimum_memory_mb"},"must have required property 'minimum_memory_mb'"),t++),r.requires_basic_password===
void 0&&(e=s(e,i,"required",{missingProperty:"requires_basic_password"},"must have required property 'requires_basic_pas\
sword'"),t++),r.available_for_this_server===void 0&&(e=s(e,i,"required",{missingProperty:"available_for_this_server"},"m\
ust have required property 'available_for_this_server'"),t++),r.unavailable_reason===void 0&&(e=s(e,i,"required",{missingProperty:"\
unavailable_reason"},"must have required property 'unavailable_reason'"),t++),r.image_id!==void 0&&(V(r.image_id,{instancePath:i+
"/image_id",parentData:r,parentDataProperty:"image_id",rootData:n})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),
r.name!==void 0){let o=r.name;typeof o=="string"?f(o)<1&&(e=s(e,i+"/name","minLength",{limit:1},"must NOT have fewer tha\
n 1 characters"),t++):(e=s(e,i+"/name","type",{type:"string"},"must be string"),t++)}if(r.version!==void 0){let o=r.version;
typeof o!="string"&&o!==null&&(e=s(e,i+"/version","type",{type:Ot.properties.version.type},"must be string,null"),t++),typeof o==
"string"&&f(o)<1&&(e=s(e,i+"/version","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.type!==void 0){
let o=r.type;typeof o=="string"?f(o)<1&&(e=s(e,i+"/type","minLength",{limit:1},"must NOT have fewer than 1 characters"),
t++):(e=s(e,i+"/type","type",{type:"string"},"must be string"),t++)}if(r.category!==void 0){let o=r.category;typeof o!="\
string"&&o!==null&&(e=s(e,i+"/category","type",{type:Ot.properties.category.type},"must be string,null"),t++),typeof o==
"string"&&f(o)<1&&(e=s(e,i+"/category","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.minimum_memory_mb!==
void 0){let o=r.minimum_memory_mb;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,i+"/minimum_memory_mb","typ\
e",{type:"integer"},"must be integer"),t++),typeof o=="number"&&isFinite(o)&&((o<0||isNaN(o))&&(e=s(e,i+"/minimum_memory\
_mb","minimum",{comparison:">=",limit:0},"must be >= 0"),t++),c.validate(o)||(e=s(e,i+"/minimum_memory_mb","format",{format:"\
int32"},'must match format "int32"'),t++))}if(r.requires_basic_password!==void 0&&typeof r.requires_basic_password!="boo\
lean"&&(e=s(e,i+"/requires_basic_password","type",{type:"boolean"},"must be boolean"),t++),r.available_for_this_server!==
void 0&&typeof r.available_for_this_server!="boolean"&&(e=s(e,i+"/available_for_this_server","type",{type:"boolean"},"mu\
st be boolean"),t++),r.unavailable_reason!==void 0){let o=r.unavailable_reason;typeof o!="string"&&o!==null&&(e=s(e,i+"/\
unavailable_reason","type",{type:Ot.properties.unavailable_reason.type},"must be string,null"),t++),typeof o=="string"&&
f(o)<1&&(e=s(e,i+"/unavailable_reason","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}}else e=s(e,i,
"type",{type:"object"},"must be object"),t++;return bt.errors=e,t===0}function ht(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.os_images===void 0&&(e=s(e,i,"require\
d",{missingProperty:"os_images"},"must have required property 'os_images'"),t++),r.os_images!==void 0){let o=r.os_images;
if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)bt(o[p],{instancePath:i+"/os_images/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?bt.errors:e.concat(bt.errors),t=e.length)}else e=s(e,i+"/os_images","type",{type:"array"},"mus\
t be array"),t++}}else e=s(e,i,"type",{type:"object"},"must be object"),t++;return ht.errors=e,t===0}function ns(r,{instancePath:i="",
parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===
void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=
s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+
"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.body!==void 0&&(ht(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ht.
errors:e.concat(ht.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),ns.errors=e,t===0}var xt={type:"object",required:["status","image_id","os","installed_at"],properties:{status:{$ref:"description#/componen\
ts/schemas/ReinstallState"},image_id:{type:["string","null"],minLength:1},os:{type:["string","null"],minLength:1},installed_at:{
type:["string","null"],pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0\
-9]$"}}},Zs={type:"string",enum:["rebuilding","configuring","completed","error"]};function vt(r,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must b\
e string"),t++),r==="rebuilding"||r==="configuring"||r==="completed"||r==="error"||(e=s(e,i,"enum",{allowedValues:Zs.enum},
"must be equal to one of the allowed values"),t++),vt.errors=e,t===0}function _t(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0&&(e=s(e,i,"required",
{missingProperty:"status"},"must have required property 'status'"),t++),r.image_id===void 0&&(e=s(e,i,"required",{missingProperty:"\
image_id"},"must have required property 'image_id'"),t++),r.os===void 0&&(e=s(e,i,"required",{missingProperty:"os"},"mus\
t have required property 'os'"),t++),r.installed_at===void 0&&(e=s(e,i,"required",{missingProperty:"installed_at"},"must\
 have required property 'installed_at'"),t++),r.status!==void 0&&(vt(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"\
status",rootData:n})||(e=e===null?vt.errors:e.concat(vt.errors),t=e.length)),r.image_id!==void 0){let o=r.image_id;typeof o!=
"string"&&o!==null&&(e=s(e,i+"/image_id","type",{type:xt.properties.image_id.type},"must be string,null"),t++),typeof o==
"string"&&f(o)<1&&(e=s(e,i+"/image_id","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.os!==void 0){
let o=r.os;typeof o!="string"&&o!==null&&(e=s(e,i+"/os","type",{type:xt.properties.os.type},"must be string,null"),t++),
typeof o=="string"&&f(o)<1&&(e=s(e,i+"/os","minLength",{limit:1},"must NOT have fewer than 1 characters"),t++)}if(r.installed_at!==
void 0){let o=r.installed_at;typeof o!="string"&&o!==null&&(e=s(e,i+"/installed_at","type",{type:xt.properties.installed_at.
type},"must be string,null"),t++),typeof o=="string"&&(Ft.test(o)||(e=s(e,i+"/installed_at","pattern",{pattern:"^[0-9]{4\
}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},'must match pattern "^[0-9]{4}-(0\
[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"'),t++))}}else e=s(e,i,"type",{type:"ob\
ject"},"must be object"),t++;return _t.errors=e,t===0}function qt(r,{instancePath:i="",parentData:u,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.os_reinstall===void 0&&(e=s(e,i,"req\
uired",{missingProperty:"os_reinstall"},"must have required property 'os_reinstall'"),t++),r.os_reinstall!==void 0&&(_t(
r.os_reinstall,{instancePath:i+"/os_reinstall",parentData:r,parentDataProperty:"os_reinstall",rootData:n})||(e=e===null?
_t.errors:e.concat(_t.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),t++),qt.errors=e,t===0}function ps(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"headers"},"must have required property 'headers'"),
t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'"),t++),r.headers!==
void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"headers",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(qt(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?qt.errors:e.concat(qt.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must be object"),
t++),ps.errors=e,t===0}function Dt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.os_reinstall===void 0&&(e=s(e,i,"required",{missingProperty:"os_reinstall"},"must have re\
quired property 'os_reinstall'"),t++),r.os_reinstall!==void 0&&typeof r.os_reinstall!="boolean"&&(e=s(e,i+"/os_reinstall",
"type",{type:"boolean"},"must be boolean"),t++)):(e=s(e,i,"type",{type:"object"},"must be object"),t++),Dt.errors=e,t===
0}function jt(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.protection===void 0&&(e=s(e,i,"required",{missingProperty:"protection"},"must have requir\
ed property 'protection'"),t++),r.protection!==void 0&&(Dt(r.protection,{instancePath:i+"/protection",parentData:r,parentDataProperty:"\
protection",rootData:n})||(e=e===null?Dt.errors:e.concat(Dt.errors),t=e.length))):(e=s(e,i,"type",{type:"object"},"must \
be object"),t++),jt.errors=e,t===0}function ms(r,{instancePath:i="",parentData:u,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.headers===void 0&&(e=s(e,i,"required",{missingProperty:"\
headers"},"must have required property 'headers'"),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},"m\
ust have required property 'body'"),t++),r.headers!==void 0&&(y(r.headers,{instancePath:i+"/headers",parentData:r,parentDataProperty:"\
headers",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.body!==void 0&&(jt(r.body,{instancePath:i+
"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?jt.errors:e.concat(jt.errors),t=e.length))):(e=
s(e,i,"type",{type:"object"},"must be object"),t++),ms.errors=e,t===0}var Ys={getApiKey_200_headers:y,getApiKey_200:Wt,getApiKey_400:Yt,
getApiKey_429_headers:B,getApiKey_429:Gt,listLogs_200:Bt,listHostingPlans_200:Qt,listHostingServers_200:Pt,orderHostingServer_200:ei,
getHostingSignupStatus_200:ri,getHostingMemo_200:ti,updateHostingMemo_200:ii,getServerInfo_200:si,getServerUsage_200:oi,
getSshSettings_200:ni,updateSshSettings_200:pi,listSshKeys_200:mi,createSshKey_200:ui,listDomains_200:yi,createDomain_200:fi,
getDomain_200:li,listSubdomains_200:di,createSubdomain_200:ai,listSslCertificates_200:ci,listDnsRecords_200:gi,createDnsRecord_200:bi,
listPhpVersions_200:hi,listCronJobs_200:vi,createCronJob_200:_i,updateCronJob_200:qi,listMailAccounts_200:ji,createMailAccount_200:Ai,
getMailAccount_200:Li,getMailForwarding_200:Ni,listMailFilters_200:$i,createMailFilter_200:wi,getSpamFilter_200:Ei,updateSpamFilter_200:Ti,
listAutoReplies_200:Ri,createAutoReply_200:Oi,getAutoReply_200:xi,getSmtpAbroadRestriction_200:Fi,listDkimSettings_200:ki,
getDkimSetting_200:Si,listDmarcSettings_200:Xi,listSpfRecords_200:zi,createSpfRecord_200:Ki,listWordPressSites_200:Ci,installWordPress_200:Mi,
listDatabases_200:Vi,createDatabase_200:Ii,listDatabaseUsers_200:Hi,createDatabaseUser_200:Zi,listDatabaseGrants_200:Ui,
listFtpAccounts_200:Ji,createFtpAccount_200:Wi,getAccessLog_200:Yi,listVpsPlans_200:Gi,listVpsServers_200:Qi,orderVps_200:Pi,
getVpsSignupStatus_200:es,getVpsServer_200:rs,getVpsPower_200:ts,startVps_202_headers:Q,startVps_202:is,getPacketFilter_200:ss,
createPacketFilterRule_200:os,listVpsOsImages_200:ns,getVpsReinstall_200:ps,getVpsProtection_200:ms};export{Ys as default};
