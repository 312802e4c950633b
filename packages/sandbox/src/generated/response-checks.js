// Generated from the description by tools/make/generate. Do not edit.
var Ss=(s,i)=>()=>{try{return i||s((i={exports:{}}).exports,i),i.exports}catch(m){throw i=0,m}};var Q=Ss(j=>{"use strict";Object.defineProperty(j,"__esModule",{value:!0});j.formatNames=j.fastFormats=j.fullFormats=void 0;
function D(s,i){return{validate:s,compare:i}}j.fullFormats={date:D(Ms,Ns),time:D(As(!0),Rs),"date-time":D(zs(!0),Vs),"is\
o-time":D(As(),Is),"iso-date-time":D(zs(),Fs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:di,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:wi,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:gi,int32:{type:"number",validate:Pi},int64:{type:"number",validate:vi},float:{type:"number",validate:Ks},double:{type:"\
number",validate:Ks},password:!0,binary:!0};j.fastFormats={...j.fullFormats,date:D(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ns),time:D(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Rs),"date-time":D(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Vs),"iso-time":D(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Is),"iso-date-time":D(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Fs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
j.formatNames=Object.keys(j.fullFormats);function li(s){return s%4===0&&(s%100!==0||s%400===0)}var yi=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
hi=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ms(s){let i=yi.exec(s);if(!i)return!1;let m=+i[1],p=+i[2],o=+i[3];return p>=
1&&p<=12&&o>=1&&o<=(p===2&&li(m)?29:hi[p])}function Ns(s,i){if(s&&i)return s>i?1:s<i?-1:0}var Ls=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function As(s){return function(m){let p=Ls.exec(m);if(!p)return!1;let o=+p[1],e=+p[2],t=+p[3],r=p[4],n=p[5]==="-"?-1:1,a=+(p[6]||
0),f=+(p[7]||0);if(a>23||f>59||s&&!r)return!1;if(o<=23&&e<=59&&t<60)return!0;let y=e-f*n,b=o-a*n-(y<0?1:0);return(b===23||
b===-1)&&(y===59||y===-1)&&t<61}}function Rs(s,i){if(!(s&&i))return;let m=new Date("2020-01-01T"+s).valueOf(),p=new Date(
"2020-01-01T"+i).valueOf();if(m&&p)return m-p}function Is(s,i){if(!(s&&i))return;let m=Ls.exec(s),p=Ls.exec(i);if(m&&p)return s=
m[1]+m[2]+m[3],i=p[1]+p[2]+p[3],s>i?1:s<i?-1:0}var $s=/t|\s/i;function zs(s){let i=As(s);return function(p){let o=p.split(
$s);return o.length===2&&Ms(o[0])&&i(o[1])}}function Vs(s,i){if(!(s&&i))return;let m=new Date(s).valueOf(),p=new Date(i).
valueOf();if(m&&p)return m-p}function Fs(s,i){if(!(s&&i))return;let[m,p]=s.split($s),[o,e]=i.split($s),t=Ns(m,o);if(t!==
void 0)return t||Rs(p,e)}var fi=/\/|:/,ci=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function di(s){return fi.test(s)&&ci.test(s)}var Cs=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function gi(s){return Cs.lastIndex=0,Cs.test(s)}var bi=-(2**31),_i=2**31-1;function Pi(s){return Number.isInteger(s)&&s<=
_i&&s>=bi}function vi(s){return Number.isInteger(s)}function Ks(){return!0}var qi=/[^\\]\\Z/;function wi(s){if(qi.test(s))
return!1;try{return new RegExp(s),!0}catch{return!1}}});var Zs=Ss(Es=>{"use strict";Object.defineProperty(Es,"__esModule",{value:!0});function Hs(s){let i=s.length,m=0,p=0,o;for(;p<
i;)m++,o=s.charCodeAt(p++),o>=55296&&o<=56319&&p<i&&(o=s.charCodeAt(p),(o&64512)===56320&&p++);return m}Es.default=Hs;Hs.
code='require("ajv/dist/runtime/ucs2length").default'});var c=Q().fullFormats.int32,E=Q().fullFormats.int64;function u(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s["X-RateLimit-Limit"]!==void 0){let r=s["X-RateLimit-Lim\
it"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Limit",schemaPath:"#/properties/X-\
RateLimit-Limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Limit",schemaPath:"#/properties/X-RateLimit-Limit/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(
r)){let n={instancePath:i+"/X-RateLimit-Limit",schemaPath:"#/properties/X-RateLimit-Limit/format",keyword:"format",params:{
format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Remaining"]!==void 0){
let r=s["X-RateLimit-Remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Remain\
ing",schemaPath:"#/properties/X-RateLimit-Remaining/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Remaining",
schemaPath:"#/properties/X-RateLimit-Remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/X-RateLimit-Remaining",schemaPath:"#/\
properties/X-RateLimit-Remaining/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===
null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Reset"]!==void 0){let r=s["X-RateLimit-Reset"];if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Reset",schemaPath:"#/properties/X-RateLimit-Reset/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(
r)){let n={instancePath:i+"/X-RateLimit-Reset",schemaPath:"#/properties/X-RateLimit-Reset/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!E.validate(r)){let n={instancePath:i+"\
/X-RateLimit-Reset",schemaPath:"#/properties/X-RateLimit-Reset/format",keyword:"format",params:{format:"int64"},message:'\
must match format "int64"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Concurrent-Limit"]!==void 0){let r=s["X-Rat\
eLimit-Concurrent-Limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Concurrent-Li\
mit",schemaPath:"#/properties/X-RateLimit-Concurrent-Limit/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Con\
current-Limit",schemaPath:"#/properties/X-RateLimit-Concurrent-Limit/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/X-RateLimit-Con\
current-Limit",schemaPath:"#/properties/X-RateLimit-Concurrent-Limit/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Concurrent-Remaining"]!==void 0){let r=s["X\
-RateLimit-Concurrent-Remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Concu\
rrent-Remaining",schemaPath:"#/properties/X-RateLimit-Concurrent-Remaining/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"\
/X-RateLimit-Concurrent-Remaining",schemaPath:"#/properties/X-RateLimit-Concurrent-Remaining/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+
"/X-RateLimit-Concurrent-Remaining",schemaPath:"#/properties/X-RateLimit-Concurrent-Remaining/format",keyword:"format",params:{
format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return u.errors=e,t===
0}var ki={type:"object",required:["expires_at","services"],properties:{expires_at:{type:["string","null"],pattern:"^[0-9]{\
4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},services:{$ref:"description#/com\
ponents/schemas/ApiKeyServices"},service_type:{$ref:"description#/components/schemas/LegacyServiceType",deprecated:!0},servername:{
type:"string",deprecated:!0,minLength:1},permission_type:{$ref:"description#/components/schemas/PermissionType",deprecated:!0}}},
Xs=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$","u");var Di={type:"string",enum:["full","read","custom"]};function P(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="full"||s==="read"||s==="custom")){let r={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Di.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return P.errors=e,t===0}var ji={type:"string",enum:["all","selected"]};function _(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="all"||s===
"selected")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ji.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===0}var Li={type:"string",enum:["full","read","none"]};function te(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="full"||s==="read"||s==="none")){let r={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Li.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return te.errors=e,t===0}function q(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let r in s)te(s[r],{instancePath:i+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:s,parentDataProperty:r,rootData:o})||(e=e===null?te.errors:e.concat(te.errors),t=e.length);else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return q.errors=e,t===0}var l=Zs().default;function ie(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.permission_type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"permission_type"},message:"must have required proper\
ty 'permission_type'"};e===null?e=[r]:e.push(r),t++}if(s.target_mode===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"target_mode"},message:"must have required property 'target_mode'"};e===
null?e=[r]:e.push(r),t++}if(s.targets===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"targets"},message:"must have required property 'targets'"};e===null?e=[r]:e.push(r),t++}if(s.permission_type!==
void 0&&(P(s.permission_type,{instancePath:i+"/permission_type",parentData:s,parentDataProperty:"permission_type",rootData:o})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.target_mode!==void 0&&(_(s.target_mode,{instancePath:i+"/target_m\
ode",parentData:s,parentDataProperty:"target_mode",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.
targets!==void 0){let r=s.targets;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){let f=r[a];if(typeof f=="stri\
ng"){if(l(f)<1){let y={instancePath:i+"/targets/"+a,schemaPath:"#/properties/targets/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/targets/"+a,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/targets",schemaPath:"#/properties/targets/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.permissions!==void 0&&(q(s.permissions,
{instancePath:i+"/permissions",parentData:s,parentDataProperty:"permissions",rootData:o})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length)),s.allow_signup!==void 0&&typeof s.allow_signup!="boolean"){let r={instancePath:i+"/allow_signup",
schemaPath:"#/properties/allow_signup/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}function ne(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.permission_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"permission_type"},message:"must have required property 'permission_type'"};e===null?e=[r]:e.push(
r),t++}if(s.target_mode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target_mode"},message:"must have required property 'target_mode'"};e===null?e=[r]:e.push(r),t++}if(s.targets===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targets"},message:"must have required\
 property 'targets'"};e===null?e=[r]:e.push(r),t++}if(s.allow_acquisition===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"allow_acquisition"},message:"must have required property 'allow_ac\
quisition'"};e===null?e=[r]:e.push(r),t++}if(s.permission_type!==void 0&&(P(s.permission_type,{instancePath:i+"/permissi\
on_type",parentData:s,parentDataProperty:"permission_type",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),
s.target_mode!==void 0&&(_(s.target_mode,{instancePath:i+"/target_mode",parentData:s,parentDataProperty:"target_mode",rootData:o})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.targets!==void 0){let r=s.targets;if(Array.isArray(r)){let n=r.length;
for(let a=0;a<n;a++){let f=r[a];if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/targets/"+a,schemaPath:"#/prop\
erties/targets/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/targets/"+a,schemaPath:"#/properties/targets/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/targe\
ts",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}if(s.permissions!==void 0&&(q(s.permissions,{instancePath:i+"/permissions",parentData:s,parentDataProperty:"\
permissions",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.allow_acquisition!==void 0&&typeof s.allow_acquisition!=
"boolean"){let r={instancePath:i+"/allow_acquisition",schemaPath:"#/properties/allow_acquisition/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}function oe(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.permission_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"permission_type"},message:"must have required property 'permission_type'"};e===null?e=[r]:e.push(
r),t++}if(s.target_mode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target_mode"},message:"must have required property 'target_mode'"};e===null?e=[r]:e.push(r),t++}if(s.targets===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targets"},message:"must have required\
 property 'targets'"};e===null?e=[r]:e.push(r),t++}if(s.site_target_mode===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"site_target_mode"},message:"must have required property 'site_targe\
t_mode'"};e===null?e=[r]:e.push(r),t++}if(s.permission_type!==void 0&&(P(s.permission_type,{instancePath:i+"/permission_\
type",parentData:s,parentDataProperty:"permission_type",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),
s.target_mode!==void 0&&(_(s.target_mode,{instancePath:i+"/target_mode",parentData:s,parentDataProperty:"target_mode",rootData:o})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.targets!==void 0){let r=s.targets;if(Array.isArray(r)){let n=r.length;
for(let a=0;a<n;a++){let f=r[a];if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/targets/"+a,schemaPath:"#/prop\
erties/targets/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/targets/"+a,schemaPath:"#/properties/targets/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/targe\
ts",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}if(s.permissions!==void 0&&(q(s.permissions,{instancePath:i+"/permissions",parentData:s,parentDataProperty:"\
permissions",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.site_target_mode!==void 0&&(_(s.site_target_mode,
{instancePath:i+"/site_target_mode",parentData:s,parentDataProperty:"site_target_mode",rootData:o})||(e=e===null?_.errors:
e.concat(_.errors),t=e.length)),s.sites!==void 0){let r=s.sites;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){
let f=r[a];if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/sites/"+a,schemaPath:"#/properties/sites/items/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{
let y={instancePath:i+"/sites/"+a,schemaPath:"#/properties/sites/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/sites",schemaPath:"#/properties/sites/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.allow_signup!==void 0&&
typeof s.allow_signup!="boolean"){let r={instancePath:i+"/allow_signup",schemaPath:"#/properties/allow_signup/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,
t===0}function ae(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.permission_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"permission_type"},message:"must have required property 'permission_type'"};e===null?e=[r]:e.push(
r),t++}if(s.target_mode===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
target_mode"},message:"must have required property 'target_mode'"};e===null?e=[r]:e.push(r),t++}if(s.targets===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"targets"},message:"must have required\
 property 'targets'"};e===null?e=[r]:e.push(r),t++}if(s.allow_signup===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"allow_signup"},message:"must have required property 'allow_signup'"};e===
null?e=[r]:e.push(r),t++}if(s.permission_type!==void 0&&(P(s.permission_type,{instancePath:i+"/permission_type",parentData:s,
parentDataProperty:"permission_type",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.target_mode!==
void 0&&(_(s.target_mode,{instancePath:i+"/target_mode",parentData:s,parentDataProperty:"target_mode",rootData:o})||(e=e===
null?_.errors:e.concat(_.errors),t=e.length)),s.targets!==void 0){let r=s.targets;if(Array.isArray(r)){let n=r.length;for(let a=0;a<
n;a++){let f=r[a];if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+"/targets/"+a,schemaPath:"#/properties/targets\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.
push(y),t++}}else{let y={instancePath:i+"/targets/"+a,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/targets",schemaPath:"\
#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.
permissions!==void 0&&(q(s.permissions,{instancePath:i+"/permissions",parentData:s,parentDataProperty:"permissions",rootData:o})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.allow_signup!==void 0&&typeof s.allow_signup!="boolean"){let r={instancePath:i+
"/allow_signup",schemaPath:"#/properties/allow_signup/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}function pe(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.server===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"server"},message:"must have re\
quired property 'server'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:
e.push(r),t++}if(s.wphosting===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wphosting"},message:"must have required property 'wphosting'"};e===null?e=[r]:e.push(r),t++}if(s.vps===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"vps"},message:"must have required property 'vps'"};e===
null?e=[r]:e.push(r),t++}s.server!==void 0&&(ie(s.server,{instancePath:i+"/server",parentData:s,parentDataProperty:"serv\
er",rootData:o})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.domain!==void 0&&(ne(s.domain,{instancePath:i+
"/domain",parentData:s,parentDataProperty:"domain",rootData:o})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),
s.wphosting!==void 0&&(oe(s.wphosting,{instancePath:i+"/wphosting",parentData:s,parentDataProperty:"wphosting",rootData:o})||
(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.vps!==void 0&&(ae(s.vps,{instancePath:i+"/vps",parentData:s,parentDataProperty:"\
vps",rootData:o})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}var Ai={
type:"string",enum:["server"]};function me(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),t++}if(s!=="server"){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Ai.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return me.errors=
e,t===0}function ue(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.expires_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),t++}if(s.
services===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"services"},
message:"must have required property 'services'"};e===null?e=[r]:e.push(r),t++}if(s.expires_at!==void 0){let r=s.expires_at;
if(typeof r!="string"&&r!==null){let n={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"\
type",params:{type:ki.properties.expires_at.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"string"&&!Xs.test(r)){let n={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},message:'\
must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"'};e===
null?e=[n]:e.push(n),t++}}if(s.services!==void 0&&(pe(s.services,{instancePath:i+"/services",parentData:s,parentDataProperty:"\
services",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.service_type!==void 0&&(me(s.service_type,
{instancePath:i+"/service_type",parentData:s,parentDataProperty:"service_type",rootData:o})||(e=e===null?me.errors:e.concat(
me.errors),t=e.length)),s.servername!==void 0){let r=s.servername;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+
"/servername",schemaPath:"#/properties/servername/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/servername",schemaPath:"#/properti\
es/servername/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}s.permission_type!==
void 0&&(P(s.permission_type,{instancePath:i+"/permission_type",parentData:s,parentDataProperty:"permission_type",rootData:o})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}function Ys(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(ue(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ys.
errors=e,t===0}var $i=new RegExp("^[A-Z][A-Z0-9_]*$","u");function le(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s=="string"){if(!$i.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[A-Z][A-Z0-9_]*$"},message:'must match pattern "^[A-Z][A-Z0-9_]*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}return le.errors=e,t===0}function h(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return h.errors=e,t===0}function T(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must h\
ave required property 'code'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.code!==void 0&&(le(s.code,{instancePath:i+"/code",parentData:s,parentDataProperty:"code",rootData:o})||
(e=e===null?le.errors:e.concat(le.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.errors!==void 0){let r=s.
errors;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){let f=r[a];if(typeof f=="string"){if(l(f)<1){let y={instancePath:i+
"/errors/"+a,schemaPath:"#/properties/errors/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/errors/"+a,schemaPath:"#/properti\
es/errors/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{
let n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}function ye(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must \
have required property 'error'"};e===null?e=[r]:e.push(r),t++}s.error!==void 0&&(T(s.error,{instancePath:i+"/error",parentData:s,
parentDataProperty:"error",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.
errors=e,t===0}function Gs(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(ye(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ye.errors:e.
concat(ye.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}function ee(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s["Retry-After"]===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"Retry-After"},message:"must have required property 'Retry-After'"};e===null?e=[r]:e.push(r),t++}
if(s["Retry-After"]!==void 0){let r=s["Retry-After"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/Retry-After",schemaPath:"#/properties/Retry-After/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/Retry-After",schemaPath:"\
#/properties/Retry-After/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/Retry-After",schemaPath:"#/properties/Retry-After/format",keyword:"\
format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Li\
mit"]!==void 0){let r=s["X-RateLimit-Limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-Rate\
Limit-Limit",schemaPath:"#/properties/X-RateLimit-Limit/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Limit",
schemaPath:"#/properties/X-RateLimit-Limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/X-RateLimit-Limit",schemaPath:"#/properti\
es/X-RateLimit-Limit/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:
e.push(n),t++}}}if(s["X-RateLimit-Remaining"]!==void 0){let r=s["X-RateLimit-Remaining"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Remaining",schemaPath:"#/properties/X-RateLimit-Remaining/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(
r)){let n={instancePath:i+"/X-RateLimit-Remaining",schemaPath:"#/properties/X-RateLimit-Remaining/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+
"/X-RateLimit-Remaining",schemaPath:"#/properties/X-RateLimit-Remaining/format",keyword:"format",params:{format:"int32"},
message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Reset"]!==void 0){let r=s["X-RateL\
imit-Reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Reset",schemaPath:"#/prope\
rties/X-RateLimit-Reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Reset",schemaPath:"#/properties/X-RateL\
imit-Reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),
t++}if(!E.validate(r)){let n={instancePath:i+"/X-RateLimit-Reset",schemaPath:"#/properties/X-RateLimit-Reset/format",keyword:"\
format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Co\
ncurrent-Limit"]!==void 0){let r=s["X-RateLimit-Concurrent-Limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/X-RateLimit-Concurrent-Limit",schemaPath:"#/properties/X-RateLimit-Concurrent-Limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/X-RateLimit-Concurrent-Limit",schemaPath:"#/properties/X-RateLimit-Concurrent-Limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"\
/X-RateLimit-Concurrent-Limit",schemaPath:"#/properties/X-RateLimit-Concurrent-Limit/format",keyword:"format",params:{format:"\
int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Concurrent-Remaining"]!==void 0){
let r=s["X-RateLimit-Concurrent-Remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateL\
imit-Concurrent-Remaining",schemaPath:"#/properties/X-RateLimit-Concurrent-Remaining/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/X-RateLimit-Concurrent-Remaining",schemaPath:"#/properties/X-RateLimit-Concurrent-Remaining/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+
"/X-RateLimit-Concurrent-Remaining",schemaPath:"#/properties/X-RateLimit-Concurrent-Remaining/format",keyword:"format",params:{
format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,
t===0}function he(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),t++}s.error!==void 0&&(T(s.error,{instancePath:i+
"/error",parentData:s,parentDataProperty:"error",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return he.errors=e,t===0}function Bs(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(ee(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),
s.body!==void 0&&(he(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?he.
errors:e.concat(he.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}var Ni={type:"object",required:["logs","count","limit","has_more","next_cursor"],properties:{logs:{type:"array",maxItems:500,
items:{$ref:"description#/components/schemas/ExecutionLogEntry"}},count:{type:"integer",format:"int32",minimum:0,maximum:500},
limit:{type:"integer",format:"int32",minimum:1,maximum:500},has_more:{type:"boolean"},next_cursor:{type:["string","null"],
minLength:1}}},Ri={type:"object",required:["method","path","status_code","response_time_ms","ip_address","created_at"],properties:{
method:{$ref:"description#/components/schemas/HttpMethod"},path:{type:"string",minLength:1},status_code:{type:"integer",
format:"int32",minimum:100,maximum:599},response_time_ms:{type:["integer","null"],format:"int32",minimum:0},ip_address:{
type:"string",minLength:2,maxLength:45},created_at:{$ref:"description#/components/schemas/JapanTime"}}};var Ei=new RegExp("^[A-Z]+$","u");function fe(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(typeof s=="string"){if(!Ei.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]+$"},message:'must match pattern "^[A-Z]+$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,
t===0}function ce(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(!Xs.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2]\
)-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[\
0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ce.
errors=e,t===0}function de(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.method===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[r]:e.push(r),t++}if(s.
path===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"\
must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(s.status_code===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status_code"},message:"must have required property 'status_code'"};
e===null?e=[r]:e.push(r),t++}if(s.response_time_ms===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"response_time_ms"},message:"must have required property 'response_time_ms'"};e===null?e=[
r]:e.push(r),t++}if(s.ip_address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ip_address"},message:"must have required property 'ip_address'"};e===null?e=[r]:e.push(r),t++}if(s.created_at===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must hav\
e required property 'created_at'"};e===null?e=[r]:e.push(r),t++}if(s.method!==void 0&&(fe(s.method,{instancePath:i+"/met\
hod",parentData:s,parentDataProperty:"method",rootData:o})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.path!==
void 0){let r=s.path;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/path",schemaPath:"#/properties/path/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),t++}}if(s.status_code!==void 0){let r=s.status_code;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r))){let n={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>599||isNaN(r)){let n={instancePath:i+
"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599"};e===null?e=[n]:e.push(n),t++}if(r<100||isNaN(r)){let n={instancePath:i+"/status_code",schemaPath:"#/pro\
perties/status_code/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100"};e===null?e=[
n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/status_code",schemaPath:"#/properties/status_code/format",keyword:"\
format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.response_time_ms!==
void 0){let r=s.response_time_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))&&r!==null){let n={instancePath:i+"/response\
_time_ms",schemaPath:"#/properties/response_time_ms/type",keyword:"type",params:{type:Ri.properties.response_time_ms.type},
message:"must be integer,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/response_time_ms",schemaPath:"#/properties/response_time_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/response_time_ms",schemaPath:"\
#/properties/response_time_ms/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===
null?e=[n]:e.push(n),t++}}}if(s.ip_address!==void 0){let r=s.ip_address;if(typeof r=="string"){if(l(r)>45){let n={instancePath:i+
"/ip_address",schemaPath:"#/properties/ip_address/maxLength",keyword:"maxLength",params:{limit:45},message:"must NOT hav\
e more than 45 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<2){let n={instancePath:i+"/ip_address",schemaPath:"#/pr\
operties/ip_address/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}s.created_at!==void 0&&(ce(s.created_at,
{instancePath:i+"/created_at",parentData:s,parentDataProperty:"created_at",rootData:o})||(e=e===null?ce.errors:e.concat(
ce.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}function ge(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.logs===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"logs"},message:"must have required property 'logs'"};
e===null?e=[r]:e.push(r),t++}if(s.count===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}if(s.limit===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limit"},message:"must have req\
uired property 'limit'"};e===null?e=[r]:e.push(r),t++}if(s.has_more===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};e===null?e=
[r]:e.push(r),t++}if(s.next_cursor===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next_cursor"},message:"must have required property 'next_cursor'"};e===null?e=[r]:e.push(r),t++}if(s.logs!==void 0){let r=s.
logs;if(Array.isArray(r)){if(r.length>500){let a={instancePath:i+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"\
maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[a]:e.push(a),t++}let n=r.length;for(let a=0;a<
n;a++)de(r[a],{instancePath:i+"/logs/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?de.errors:e.concat(
de.errors),t=e.length)}else{let n={instancePath:i+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r))){let n={instancePath:i+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>500||isNaN(r)){let n={instancePath:i+
"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <\
= 500"};e===null?e=[n]:e.push(n),t++}if(r<0||isNaN(r)){let n={instancePath:i+"/count",schemaPath:"#/properties/count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(
r)){let n={instancePath:i+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.limit!==void 0){let r=s.limit;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r))){let n={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r>500||isNaN(r)){let n={instancePath:i+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <\
= 500"};e===null?e=[n]:e.push(n),t++}if(r<1||isNaN(r)){let n={instancePath:i+"/limit",schemaPath:"#/properties/limit/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}if(!c.validate(
r)){let n={instancePath:i+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.has_more!==void 0&&typeof s.has_more!="boolean"){let r={
instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[r]:e.push(r),t++}if(s.next_cursor!==void 0){let r=s.next_cursor;if(typeof r!="string"&&r!==null){
let n={instancePath:i+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:Ni.properties.
next_cursor.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+
"/next_cursor",schemaPath:"#/properties/next_cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}function Qs(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(ge(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qs.
errors=e,t===0}function w(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)>64){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have \
more than 64 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return w.
errors=e,t===0}var xi=new RegExp("^[A-Z]{3}$","u");function O(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s=="string"){if(!xi.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return O.
errors=e,t===0}function X(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.months===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
months"},message:"must have required property 'months'"};e===null?e=[r]:e.push(r),t++}if(s.total_price===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_price"},message:"must have requ\
ired property 'total_price'"};e===null?e=[r]:e.push(r),t++}if(s.regular_total_price===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"regular_total_price"},message:"must have required property 'regu\
lar_total_price'"};e===null?e=[r]:e.push(r),t++}if(s.campaign_applied===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"campaign_applied"},message:"must have required property 'campaign_appl\
ied'"};e===null?e=[r]:e.push(r),t++}if(s.months!==void 0){let r=s.months;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:i+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<1||isNaN(r)){let n={instancePath:i+"/months",schemaPath:"\
#/properties/months/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.
push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/months",schemaPath:"#/properties/months/format",keyword:"format",
params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.total_price!==void 0){let r=s.
total_price;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/total_price",schemaPath:"#/properties/t\
otal_price/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/total_price",schemaPath:"#/properties/total_price/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={
instancePath:i+"/total_price",schemaPath:"#/properties/total_price/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.regular_total_price!==void 0){let r=s.regular_total_price;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/regular_total_price",schemaPath:"#/properties/regul\
ar_total_price/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/regular_total_price",schemaPath:"#/properties/regular_total_price/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(
r)){let n={instancePath:i+"/regular_total_price",schemaPath:"#/properties/regular_total_price/format",keyword:"format",params:{
format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.campaign_applied!==void 0&&typeof s.
campaign_applied!="boolean"){let r={instancePath:i+"/campaign_applied",schemaPath:"#/properties/campaign_applied/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===
0}function be(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.plan_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"plan_id"},message:"must have required property 'plan_id'"};e===null?e=[r]:e.push(r),t++}if(s.plan_name===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_name"},message:"m\
ust have required property 'plan_name'"};e===null?e=[r]:e.push(r),t++}if(s.currency===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===
null?e=[r]:e.push(r),t++}if(s.periods===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"periods"},message:"must have required property 'periods'"};e===null?e=[r]:e.push(r),t++}if(s.plan_id!==
void 0&&(w(s.plan_id,{instancePath:i+"/plan_id",parentData:s,parentDataProperty:"plan_id",rootData:o})||(e=e===null?w.errors:
e.concat(w.errors),t=e.length)),s.plan_name!==void 0){let r=s.plan_name;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+
"/plan_name",schemaPath:"#/properties/plan_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/plan_name",schemaPath:"#/properties/\
plan_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.currency!==
void 0&&(O(s.currency,{instancePath:i+"/currency",parentData:s,parentDataProperty:"currency",rootData:o})||(e=e===null?O.
errors:e.concat(O.errors),t=e.length)),s.periods!==void 0){let r=s.periods;if(Array.isArray(r)){let n=r.length;for(let a=0;a<
n;a++)X(r[a],{instancePath:i+"/periods/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?X.errors:e.concat(
X.errors),t=e.length)}else{let n={instancePath:i+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}function _e(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.plans===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plans"},
message:"must have required property 'plans'"};e===null?e=[r]:e.push(r),t++}if(s.plans!==void 0){let r=s.plans;if(Array.
isArray(r)){let n=r.length;for(let a=0;a<n;a++)be(r[a],{instancePath:i+"/plans/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?be.errors:e.concat(be.errors),t=e.length)}else{let n={instancePath:i+"/plans",schemaPath:"#/properties/plans\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.
errors=e,t===0}function et(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(_e(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?_e.errors:e.
concat(_e.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return et.errors=e,t===0}var Ti={type:"object",required:["servername","server_id","plan_id","plan_name","status","expiry_date","auto_renew","memo"],
properties:{servername:{$ref:"description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},
plan_id:{$ref:"description#/components/schemas/HostingPlanId"},plan_name:{type:"string",minLength:1},status:{$ref:"descr\
iption#/components/schemas/HostingStatus"},expiry_date:{type:["string","null"],format:"date"},auto_renew:{type:"boolean"},
memo:{type:"string",minLength:0,maxLength:500}}};function v(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}var Oi={type:"string",enum:[
"active","setup_pending","suspended"]};function S(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="active"||s==="setup_pending"||s==="suspended")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Oi.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}var se=Q().fullFormats.date;function Pe(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.servername===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must hav\
e required property 'servername'"};e===null?e=[r]:e.push(r),t++}if(s.server_id===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"server_id"},message:"must have required property 'server_id'"};e===
null?e=[r]:e.push(r),t++}if(s.plan_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"plan_id"},message:"must have required property 'plan_id'"};e===null?e=[r]:e.push(r),t++}if(s.plan_name===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_name"},message:"m\
ust have required property 'plan_name'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?
e=[r]:e.push(r),t++}if(s.expiry_date===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expiry_date"},message:"must have required property 'expiry_date'"};e===null?e=[r]:e.push(r),t++}if(s.auto_renew===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_renew"},message:"\
must have required property 'auto_renew'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required property 'memo'"};e===null?e=
[r]:e.push(r),t++}if(s.servername!==void 0&&(v(s.servername,{instancePath:i+"/servername",parentData:s,parentDataProperty:"\
servername",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.server_id!==void 0){let r=s.server_id;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/server_id",schemaPath:"#/properties/server_id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/server_id",schemaPath:"#/properties/server_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(s.plan_id!==void 0&&(w(s.plan_id,{instancePath:i+"/plan_id",parentData:s,parentDataProperty:"\
plan_id",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.plan_name!==void 0){let r=s.plan_name;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/plan_name",schemaPath:"#/properties/plan_name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(s.status!==void 0&&(S(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"s\
tatus",rootData:o})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),s.expiry_date!==void 0){let r=s.expiry_date;if(typeof r!=
"string"&&r!==null){let n={instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/type",keyword:"type",params:{
type:Ti.properties.expiry_date.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&
!se.validate(r)){let n={instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[n]:e.push(n),t++}}if(s.auto_renew!==void 0&&typeof s.auto_renew!=
"boolean"){let r={instancePath:i+"/auto_renew",schemaPath:"#/properties/auto_renew/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.memo!==void 0){let r=s.memo;if(typeof r=="string"){
if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+"/memo",
schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 charac\
ters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,
t===0}function ve(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.servers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"servers"},message:"must have required property 'servers'"};e===null?e=[r]:e.push(r),t++}if(s.servers!==
void 0){let r=s.servers;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Pe(r[a],{instancePath:i+"/servers/"+a,parentData:r,
parentDataProperty:a,rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)}else{let n={instancePath:i+"/se\
rvers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}function rt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(ve(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?ve.errors:e.concat(ve.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rt.errors=e,t===0}var Xi={type:"object",required:["servername","server_id","plan_id","period","status","expiry_date","auto_renew"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},plan_id:{$ref:"\
description#/components/schemas/HostingPlanId"},period:{type:"integer",format:"int32",minimum:1,maximum:60},status:{$ref:"\
description#/components/schemas/HostingOrderStatus"},expiry_date:{type:["string","null"],format:"date"},auto_renew:{type:"\
boolean"}}},Si={type:"string",enum:["active","setup_pending"]};function qe(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="active"||s==="setup_pending")){let r={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Si.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}function we(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.servername===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'"};e===null?e=[r]:e.push(r),t++}if(s.server_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"server_id"},message:"must have required property 'server_id'"};e===null?e=[r]:e.push(
r),t++}if(s.plan_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
plan_id"},message:"must have required property 'plan_id'"};e===null?e=[r]:e.push(r),t++}if(s.period===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'perio\
d'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.expiry_date===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiry_date"},message:"\
must have required property 'expiry_date'"};e===null?e=[r]:e.push(r),t++}if(s.auto_renew===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_renew"},message:"must have required property 'a\
uto_renew'"};e===null?e=[r]:e.push(r),t++}if(s.servername!==void 0&&(v(s.servername,{instancePath:i+"/servername",parentData:s,
parentDataProperty:"servername",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.server_id!==void 0){
let r=s.server_id;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/server_id",schemaPath:"#/properties/server_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),t++}}else{let n={instancePath:i+"/server_id",schemaPath:"#/properties/server_id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.plan_id!==void 0&&(w(s.plan_id,{instancePath:i+"/pla\
n_id",parentData:s,parentDataProperty:"plan_id",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.period!==
void 0){let r=s.period;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/period",schemaPath:"#/proper\
ties/period/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r>60||isNaN(r)){let n={instancePath:i+"/period",schemaPath:"#/properties/period/maximum",keyword:"maximum",
params:{comparison:"<=",limit:60},message:"must be <= 60"};e===null?e=[n]:e.push(n),t++}if(r<1||isNaN(r)){let n={instancePath:i+
"/period",schemaPath:"#/properties/period/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/period",schemaPath:"#/properties/period/fo\
rmat",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.
status!==void 0&&(qe(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:o})||(e=e===null?
qe.errors:e.concat(qe.errors),t=e.length)),s.expiry_date!==void 0){let r=s.expiry_date;if(typeof r!="string"&&r!==null){
let n={instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/type",keyword:"type",params:{type:Xi.properties.
expiry_date.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&!se.validate(r)){let n={
instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[n]:e.push(n),t++}}if(s.auto_renew!==void 0&&typeof s.auto_renew!="boolean"){let r={
instancePath:i+"/auto_renew",schemaPath:"#/properties/auto_renew/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}function ke(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.server===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"server"},message:"must\
 have required property 'server'"};e===null?e=[r]:e.push(r),t++}s.server!==void 0&&(we(s.server,{instancePath:i+"/server",
parentData:s,parentDataProperty:"server",rootData:o})||(e=e===null?we.errors:e.concat(we.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ke.errors=e,t===0}function z(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.dry_run===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dry_run"},message:"must have required property 'dry_run'"};e===null?e=[r]:e.push(r),t++}if(s.total_price===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_price"},message:"\
must have required property 'total_price'"};e===null?e=[r]:e.push(r),t++}if(s.dry_run!==void 0){let r=s.dry_run;if(typeof r!=
"boolean"){let n={instancePath:i+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[n]:e.push(n),t++}if(r!==!0){let n={instancePath:i+"/dry_run",schemaPath:"#/proper\
ties/dry_run/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[n]:e.push(
n),t++}}if(s.total_price!==void 0){let r=s.total_price;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/total_price",schemaPath:"#/properties/total_price/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/total_price",schemaPath:"\
#/properties/total_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/total_price",schemaPath:"#/properties/total_price/format",keyword:"\
format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return z.
errors=e,t===0}function De(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0,r=t,n=!1,
a=null,f=t;ke(s,{instancePath:i,parentData:m,parentDataProperty:p,rootData:o})||(e=e===null?ke.errors:e.concat(ke.errors),
t=e.length);var b=f===t;b&&(n=!0,a=0);let y=t;z(s,{instancePath:i,parentData:m,parentDataProperty:p,rootData:o})||(e=e===
null?z.errors:e.concat(z.errors),t=e.length);var b=y===t;if(b&&n?(n=!1,a=[a,1]):b&&(n=!0,a=1),n)t=r,e!==null&&(r?e.length=
r:e=null);else{let R={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match \
exactly one schema in oneOf"};e===null?e=[R]:e.push(R),t++}return De.errors=e,t===0}function st(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have r\
equired property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(
r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(De(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"\
body",rootData:o})||(e=e===null?De.errors:e.concat(De.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return st.errors=e,t===0}var zi={type:"object",required:["servername","server_id","plan_id","status","expiry_date"],properties:{servername:{$ref:"\
description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},plan_id:{$ref:"description#/co\
mponents/schemas/HostingPlanId"},status:{$ref:"description#/components/schemas/HostingStatus"},expiry_date:{type:["strin\
g","null"],format:"date"}}};function je(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.servername===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"servername"},message:"must have required property 'servername'"};e===null?e=
[r]:e.push(r),t++}if(s.server_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
server_id"},message:"must have required property 'server_id'"};e===null?e=[r]:e.push(r),t++}if(s.plan_id===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"must have required\
 property 'plan_id'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}
if(s.expiry_date===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exp\
iry_date"},message:"must have required property 'expiry_date'"};e===null?e=[r]:e.push(r),t++}if(s.servername!==void 0&&(v(
s.servername,{instancePath:i+"/servername",parentData:s,parentDataProperty:"servername",rootData:o})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),s.server_id!==void 0){let r=s.server_id;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+
"/server_id",schemaPath:"#/properties/server_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/server_id",schemaPath:"#/properties/\
server_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.plan_id!==
void 0&&(w(s.plan_id,{instancePath:i+"/plan_id",parentData:s,parentDataProperty:"plan_id",rootData:o})||(e=e===null?w.errors:
e.concat(w.errors),t=e.length)),s.status!==void 0&&(S(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"\
status",rootData:o})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),s.expiry_date!==void 0){let r=s.expiry_date;if(typeof r!=
"string"&&r!==null){let n={instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/type",keyword:"type",params:{
type:zi.properties.expiry_date.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&
!se.validate(r)){let n={instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,
t===0}function tt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,
parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(je(s.body,
{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?je.errors:e.concat(je.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return tt.errors=e,t===0}function Le(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.servername===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"servername"},message:"must have required property 'servername'"};e===null?e=[r]:e.push(r),t++}if(s.memo===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must h\
ave required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.servername!==void 0&&(v(s.servername,{instancePath:i+"/\
servername",parentData:s,parentDataProperty:"servername",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
s.memo!==void 0){let r=s.memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties\
/memo/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:
e.push(n),t++}if(l(r)<0){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{
limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/mem\
o",schemaPath:"#/properties/memo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}function it(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Le(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Le.errors:e.concat(Le.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return it.errors=e,t===0}function Ae(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.servername===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"servername"},message:"must have required property 'servername'"};e===null?e=[r]:e.push(r),t++}if(s.memo===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must h\
ave required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.servername!==void 0&&(v(s.servername,{instancePath:i+"/servername",parentData:s,parentDataProperty:"\
servername",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.memo!==void 0){let r=s.memo;if(typeof r==
"string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+
"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than \
0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}s.message!==void 0&&(h(s.message,{instancePath:i+
"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ae.errors=e,t===0}function nt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(Ae(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Ae.
errors:e.concat(Ae.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nt.errors=e,t===0}var Us={type:"object",required:["server_id","hostname","ip_address","os","cpu","memory","apache_version","perl_versions",
"php_versions","db_versions","name_servers","domain_validation_token"],properties:{server_id:{type:"string",minLength:1},
hostname:{type:"string",minLength:1},ip_address:{type:"string",minLength:1,maxLength:45},os:{type:"string",minLength:1},
cpu:{type:["string","null"],minLength:1},memory:{type:["string","null"],minLength:1},apache_version:{type:"string",minLength:1},
perl_versions:{type:"array",items:{type:"string",minLength:1}},php_versions:{type:"array",items:{type:"string",minLength:1}},
db_versions:{type:"array",items:{type:"string",minLength:1}},name_servers:{type:"array",items:{type:"string",minLength:1}},
domain_validation_token:{type:"string",minLength:1}}};function $e(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.server_id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"server_id"},message:"must have required property 'se\
rver_id'"};e===null?e=[r]:e.push(r),t++}if(s.hostname===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"hostname"},message:"must have required property 'hostname'"};e===null?e=[r]:e.push(r),
t++}if(s.ip_address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ip_address"},message:"must have required property 'ip_address'"};e===null?e=[r]:e.push(r),t++}if(s.os===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===
null?e=[r]:e.push(r),t++}if(s.cpu===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cpu"},message:"must have required property 'cpu'"};e===null?e=[r]:e.push(r),t++}if(s.memory===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"memory"},message:"must have required property 'memor\
y'"};e===null?e=[r]:e.push(r),t++}if(s.apache_version===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"apache_version"},message:"must have required property 'apache_version'"};e===null?e=[r]:
e.push(r),t++}if(s.perl_versions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
perl_versions"},message:"must have required property 'perl_versions'"};e===null?e=[r]:e.push(r),t++}if(s.php_versions===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"php_versions"},message:"\
must have required property 'php_versions'"};e===null?e=[r]:e.push(r),t++}if(s.db_versions===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"db_versions"},message:"must have required property '\
db_versions'"};e===null?e=[r]:e.push(r),t++}if(s.name_servers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name_servers"},message:"must have required property 'name_servers'"};e===null?e=[r]:e.
push(r),t++}if(s.domain_validation_token===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"domain_validation_token"},message:"must have required property 'domain_validation_token'"};e===null?e=[
r]:e.push(r),t++}if(s.server_id!==void 0){let r=s.server_id;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/se\
rver_id",schemaPath:"#/properties/server_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/server_id",schemaPath:"#/properties/serv\
er_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.hostname!==
void 0){let r=s.hostname;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/hostname",schemaPath:"#/properties/ho\
stname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),t++}}else{let n={instancePath:i+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.ip_address!==void 0){let r=s.ip_address;if(typeof r==
"string"){if(l(r)>45){let n={instancePath:i+"/ip_address",schemaPath:"#/properties/ip_address/maxLength",keyword:"maxLen\
gth",params:{limit:45},message:"must NOT have more than 45 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+
"/ip_address",schemaPath:"#/properties/ip_address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/ip_address",schemaPath:"#/properti\
es/ip_address/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.os!==
void 0){let r=s.os;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/os",schemaPath:"#/properties/os/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),t++}}if(s.cpu!==void 0){let r=s.cpu;if(typeof r!="string"&&r!==null){let n={instancePath:i+
"/cpu",schemaPath:"#/properties/cpu/type",keyword:"type",params:{type:Us.properties.cpu.type},message:"must be string,nu\
ll"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/cpu",schemaPath:"#/properties/c\
pu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),t++}}if(s.memory!==void 0){let r=s.memory;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/memory",schemaPath:"\
#/properties/memory/type",keyword:"type",params:{type:Us.properties.memory.type},message:"must be string,null"};e===null?
e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/memory",schemaPath:"#/properties/memory/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}
if(s.apache_version!==void 0){let r=s.apache_version;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/apache_ve\
rsion",schemaPath:"#/properties/apache_version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/apache_version",schemaPath:"#/propert\
ies/apache_version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
perl_versions!==void 0){let r=s.perl_versions;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){let f=r[a];if(typeof f==
"string"){if(l(f)<1){let y={instancePath:i+"/perl_versions/"+a,schemaPath:"#/properties/perl_versions/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/perl_versions/"+a,schemaPath:"#/properties/perl_versions/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/perl_versions",schemaPath:"#/properties/perl_\
versions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.php_versions!==
void 0){let r=s.php_versions;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){let f=r[a];if(typeof f=="string"){
if(l(f)<1){let y={instancePath:i+"/php_versions/"+a,schemaPath:"#/properties/php_versions/items/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/php_versions/"+a,schemaPath:"#/properties/php_versions/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/php_versions",schemaPath:"#/properties/php_vers\
ions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.db_versions!==
void 0){let r=s.db_versions;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){let f=r[a];if(typeof f=="string"){if(l(
f)<1){let y={instancePath:i+"/db_versions/"+a,schemaPath:"#/properties/db_versions/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/db_versions/"+a,schemaPath:"#/properties/db_versions/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/db_versions",schemaPath:"#/properties/db_versions\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.name_servers!==void 0){
let r=s.name_servers;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++){let f=r[a];if(typeof f=="string"){if(l(f)<
1){let y={instancePath:i+"/name_servers/"+a,schemaPath:"#/properties/name_servers/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/nam\
e_servers/"+a,schemaPath:"#/properties/name_servers/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),t++}}}else{let n={instancePath:i+"/name_servers",schemaPath:"#/properties/name_servers/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.domain_validation_token!==
void 0){let r=s.domain_validation_token;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/domain_validation_toke\
n",schemaPath:"#/properties/domain_validation_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/domain_validation_token",schemaPath:"\
#/properties/domain_validation_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}function ot(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&($e(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ot.errors=e,t===0}var B=Q().fullFormats.double;function Ne(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.quota_gb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"quota_gb"},message:"must have required property 'quota_gb'"};e===null?e=[r]:e.push(r),
t++}if(s.used_gb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"use\
d_gb"},message:"must have required property 'used_gb'"};e===null?e=[r]:e.push(r),t++}if(s.file_limit===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_limit"},message:"must have required property 'f\
ile_limit'"};e===null?e=[r]:e.push(r),t++}if(s.file_count===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"file_count"},message:"must have required property 'file_count'"};e===null?e=[r]:e.push(
r),t++}if(s.quota_gb!==void 0){let r=s.quota_gb;if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/quota_g\
b",schemaPath:"#/properties/quota_gb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[n]:e.push(n),t++}if(!B.validate(r)){let n={instancePath:i+"/quota_gb",schemaPath:"#/properties/quota_gb/form\
at",keyword:"format",params:{format:"double"},message:'must match format "double"'};e===null?e=[n]:e.push(n),t++}}else{let n={
instancePath:i+"/quota_gb",schemaPath:"#/properties/quota_gb/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[n]:e.push(n),t++}}if(s.used_gb!==void 0){let r=s.used_gb;if(typeof r=="number"){if(r<0||isNaN(r)){
let n={instancePath:i+"/used_gb",schemaPath:"#/properties/used_gb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!B.validate(r)){let n={instancePath:i+"/used_gb",schemaPath:"#/p\
roperties/used_gb/format",keyword:"format",params:{format:"double"},message:'must match format "double"'};e===null?e=[n]:
e.push(n),t++}}else{let n={instancePath:i+"/used_gb",schemaPath:"#/properties/used_gb/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.file_limit!==void 0){let r=s.file_limit;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/file_limit",schemaPath:"#/properties/file_limit/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(
r)){let n={instancePath:i+"/file_limit",schemaPath:"#/properties/file_limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!E.validate(r)){let n={instancePath:i+"/file_limit",
schemaPath:"#/properties/file_limit/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};
e===null?e=[n]:e.push(n),t++}}}if(s.file_count!==void 0){let r=s.file_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){
let n={instancePath:i+"/file_count",schemaPath:"#/properties/file_count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/file_cou\
nt",schemaPath:"#/properties/file_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),t++}if(!E.validate(r)){let n={instancePath:i+"/file_count",schemaPath:"#/properties/file_co\
unt/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===null?e=[n]:e.push(n),t++}}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ne.errors=e,t===0}function Re(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.domains===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.subdomains===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subdomains"},message:"\
must have required property 'subdomains'"};e===null?e=[r]:e.push(r),t++}if(s.mail_accounts===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mail_accounts"},message:"must have required property\
 'mail_accounts'"};e===null?e=[r]:e.push(r),t++}if(s.ftp_accounts===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ftp_accounts"},message:"must have required property 'ftp_accounts'"};e===null?
e=[r]:e.push(r),t++}if(s.mysql_databases===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mysql_databases"},message:"must have required property 'mysql_databases'"};e===null?e=[r]:e.push(r),t++}
if(s.domains!==void 0){let r=s.domains;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/domains",schemaPath:"\
#/properties/domains/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}
if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/domains",schemaPath:"#/properties/domains/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={
instancePath:i+"/domains",schemaPath:"#/properties/domains/format",keyword:"format",params:{format:"int32"},message:'mus\
t match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.subdomains!==void 0){let r=s.subdomains;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/subdomains",schemaPath:"#/properties/subdomains/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={
instancePath:i+"/subdomains",schemaPath:"#/properties/subdomains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/subdomains",schemaPath:"\
#/properties/subdomains/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=
[n]:e.push(n),t++}}}if(s.mail_accounts!==void 0){let r=s.mail_accounts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:i+"/mail_accounts",schemaPath:"#/properties/mail_accounts/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/mail_acc\
ounts",schemaPath:"#/properties/mail_accounts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/mail_accounts",schemaPath:"#/propertie\
s/mail_accounts/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(
n),t++}}}if(s.ftp_accounts!==void 0){let r=s.ftp_accounts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/ftp_accounts",schemaPath:"#/properties/ftp_accounts/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/ftp_accounts",schemaPath:"\
#/properties/ftp_accounts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/ftp_accounts",schemaPath:"#/properties/ftp_accounts/format",
keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.mysql_databases!==
void 0){let r=s.mysql_databases;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/mysql_databases",schemaPath:"\
#/properties/mysql_databases/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/mysql_databases",schemaPath:"#/properties/mysql_\
databases/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}
if(!c.validate(r)){let n={instancePath:i+"/mysql_databases",schemaPath:"#/properties/mysql_databases/format",keyword:"fo\
rmat",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.
errors=e,t===0}function Ee(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.disk===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"disk"},message:"must have required property 'disk'"};e===null?e=[r]:e.push(r),t++}if(s.counts===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"},message:"must\
 have required property 'counts'"};e===null?e=[r]:e.push(r),t++}s.disk!==void 0&&(Ne(s.disk,{instancePath:i+"/disk",parentData:s,
parentDataProperty:"disk",rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length)),s.counts!==void 0&&(Re(s.
counts,{instancePath:i+"/counts",parentData:s,parentDataProperty:"counts",rootData:o})||(e=e===null?Re.errors:e.concat(Re.
errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}function at(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Ee(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return at.errors=e,t===0}function xe(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.host===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
host"},message:"must have required property 'host'"};e===null?e=[r]:e.push(r),t++}if(s.port===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"port"},message:"must have required property 'port'"};
e===null?e=[r]:e.push(r),t++}if(s.username===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(s.host!==void 0){
let r=s.host;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),t++}}if(s.port!==void 0){let r=s.port;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/\
port",schemaPath:"#/properties/port/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
n]:e.push(n),t++}if(typeof r=="number"){if(r>65535||isNaN(r)){let n={instancePath:i+"/port",schemaPath:"#/properties/por\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <= 65535"};e===null?e=[n]:e.push(n),t++}
if(r<1||isNaN(r)){let n={instancePath:i+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/port",schemaPath:"\
#/properties/port/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.
push(n),t++}}}if(s.username!==void 0){let r=s.username;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/usernam\
e",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/username",schemaPath:"#/properties/username/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xe.
errors=e,t===0}function Te(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.connection_info===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"connection_info"},message:"must have required property 'connection_info'"};e===null?e=
[r]:e.push(r),t++}if(s.ssh_enabled===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ssh_enabled"},message:"must have required property 'ssh_enabled'"};e===null?e=[r]:e.push(r),t++}if(s.abroad_access_restriction===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"abroad_access_restrict\
ion"},message:"must have required property 'abroad_access_restriction'"};e===null?e=[r]:e.push(r),t++}if(s.connection_info!==
void 0&&(xe(s.connection_info,{instancePath:i+"/connection_info",parentData:s,parentDataProperty:"connection_info",rootData:o})||
(e=e===null?xe.errors:e.concat(xe.errors),t=e.length)),s.ssh_enabled!==void 0&&typeof s.ssh_enabled!="boolean"){let r={instancePath:i+
"/ssh_enabled",schemaPath:"#/properties/ssh_enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[r]:e.push(r),t++}if(s.abroad_access_restriction!==void 0&&typeof s.abroad_access_restriction!="boolean"){
let r={instancePath:i+"/abroad_access_restriction",schemaPath:"#/properties/abroad_access_restriction/type",keyword:"typ\
e",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,
t===0}function pt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,
parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Te(s.body,
{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Te.errors:e.concat(Te.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return pt.errors=e,t===0}function Oe(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.message===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),t++}s.message!==void 0&&
(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}function mt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Oe(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mt.errors=e,t===0}function C(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return C.errors=e,t===0}function Xe(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id!==
void 0&&(C(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=e===null?C.errors:e.concat(C.
errors),t=e.length)),s.label!==void 0){let r=s.label;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/label",schemaPath:"\
#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.status!==void 0){let r=s.status;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/status",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/sta\
tus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}function Se(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ssh_keys!==void 0){let r=s.ssh_keys;if(Array.
isArray(r)){let n=r.length;for(let a=0;a<n;a++)Xe(r[a],{instancePath:i+"/ssh_keys/"+a,parentData:r,parentDataProperty:a,
rootData:o})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length)}else{let n={instancePath:i+"/ssh_keys",schemaPath:"#\
/properties/ssh_keys/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Se.errors=e,t===0}function ut(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(Se(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Se.
errors:e.concat(Se.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ut.errors=e,t===0}function ze(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id!==void 0&&(C(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.private_key!==void 0){
let r=s.private_key;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/private_key",schemaPath:"#/properties/priv\
ate_key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:
e.push(n),t++}}else{let n={instancePath:i+"/private_key",schemaPath:"#/properties/private_key/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ze.errors=e,t===0}function lt(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(ze(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return lt.errors=e,t===0}var x=new RegExp("^[^\\s/:@]+\\.[^\\s/:@]+$","u");function Ce(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=
[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.ssl===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ssl"},message:"must have required property 'ssl'"};e===
null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
memo"},message:"must have required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.is_awaiting===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"is_awaiting"},message:"must have required property '\
is_awaiting'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.domain;if(typeof r=="string"){if(l(r)>253){let n={
instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:253},message:"must\
 NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/pattern",keyword:"\
pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match pattern "^[^\\s/:@]+\\.[^\\s/:@]+$"'};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){
if(l(r)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/type",schemaPath:"#/p\
roperties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
ssl!==void 0&&typeof s.ssl!="boolean"){let r={instancePath:i+"/ssl",schemaPath:"#/properties/ssl/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.memo!==void 0){let r=s.memo;if(typeof r=="s\
tring"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+
"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than \
0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.is_awaiting!==void 0&&typeof s.
is_awaiting!="boolean"){let r={instancePath:i+"/is_awaiting",schemaPath:"#/properties/is_awaiting/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}function Ke(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.domains===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dom\
ains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.domains!==void 0){let r=s.domains;
if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Ce(r[a],{instancePath:i+"/domains/"+a,parentData:r,parentDataProperty:a,
rootData:o})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length)}else{let n={instancePath:i+"/domains",schemaPath:"#/\
properties/domains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ke.errors=e,t===0}function yt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(Ke(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Ke.
errors:e.concat(Ke.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yt.errors=e,t===0}function K(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return K.errors=e,t===0}function Me(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must\
 have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.domain;if(typeof r=="string"){if(l(r)>253){let n={instancePath:i+"/dom\
ain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than \
253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),t++}if(!x.test(r)){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/pattern",keyword:"pattern",params:{
pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match pattern "^[^\\s/:@]+\\.[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),
t++}}else{let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.ssl_status!==void 0&&(K(
s.ssl_status,{instancePath:i+"/ssl_status",parentData:s,parentDataProperty:"ssl_status",rootData:o})||(e=e===null?K.errors:
e.concat(K.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}function ht(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Me(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Me.errors:e.concat(Me.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ht.errors=e,t===0}function Ie(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(!se.validate(s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"date"},message:'must ma\
tch format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}function Ve(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.domain===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must\
 have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),t++}if(s.ssl===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ssl"},message:"must have required property 'ssl'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required property 'memo'"};
e===null?e=[r]:e.push(r),t++}if(s.is_awaiting===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"is_awaiting"},message:"must have required property 'is_awaiting'"};e===null?e=[r]:e.push(r),t++}
if(s.document_root===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ocument_root"},message:"must have required property 'document_root'"};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required pro\
perty 'url'"};e===null?e=[r]:e.push(r),t++}if(s.php_version===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"php_version"},message:"must have required property 'php_version'"};e===null?e=[r]:e.push(
r),t++}if(s.created_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"},message:"must have required property 'created_at'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.
domain;if(typeof r=="string"){if(l(r)>253){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){
let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/pattern",keyword:"pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match pattern \
"^[^\\s/:@]+\\.[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/domain",schemaPath:"#/propertie\
s/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.type!==
void 0){let r=s.type;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),t++}}if(s.ssl!==void 0&&typeof s.ssl!="boolean"){let r={instancePath:i+"/ssl",schemaPath:"\
#/properties/ssl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.
memo!==void 0){let r=s.memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/m\
emo/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.
push(n),t++}if(l(r)<0){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{
limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/mem\
o",schemaPath:"#/properties/memo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),t++}}if(s.is_awaiting!==void 0&&typeof s.is_awaiting!="boolean"){let r={instancePath:i+"/is_awaiting",schemaPath:"\
#/properties/is_awaiting/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
t++}if(s.document_root!==void 0){let r=s.document_root;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/documen\
t_root",schemaPath:"#/properties/document_root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/document_root",schemaPath:"#/properti\
es/document_root/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
url!==void 0){let r=s.url;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/url",schemaPath:"#/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
t++}}else{let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}if(s.php_version!==void 0){let r=s.php_version;if(typeof r=="string"){if(l(
r)<1){let n={instancePath:i+"/php_version",schemaPath:"#/properties/php_version/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/php_version",
schemaPath:"#/properties/php_version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}s.created_at!==void 0&&(Ie(s.created_at,{instancePath:i+"/created_at",parentData:s,parentDataProperty:"cr\
eated_at",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===
0}function ft(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,
parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Ve(s.body,
{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ft.errors=e,t===0}function Fe(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.subdomain===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"subdomain"},message:"must have required property 'subdomain'"};e===null?e=[r]:e.push(r),t++}if(s.domain===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must\
 have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.document_root===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"document_root"},message:"must have required property 'document_r\
oot'"};e===null?e=[r]:e.push(r),t++}if(s.ssl===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"ssl"},message:"must have required property 'ssl'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have requ\
ired property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.subdomain!==void 0){let r=s.subdomain;if(typeof r=="string"){if(l(
r)>253){let n={instancePath:i+"/subdomain",schemaPath:"#/properties/subdomain/maxLength",keyword:"maxLength",params:{limit:253},
message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+"/subdom\
ain",schemaPath:"#/properties/subdomain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/subdomain",schemaPath:"#/properties\
/subdomain/pattern",keyword:"pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match pattern "^[^\\s/:@\
]+\\.[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/subdomain",schemaPath:"#/properties/subdo\
main/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.domain!==void 0){
let r=s.domain;if(typeof r=="string"){if(l(r)>253){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLe\
ngth",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),
t++}if(l(r)<1){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/dom\
ain",schemaPath:"#/properties/domain/pattern",keyword:"pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'mu\
st match pattern "^[^\\s/:@]+\\.[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(s.document_root!==void 0){let r=s.document_root;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/document_ro\
ot",schemaPath:"#/properties/document_root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/document_root",schemaPath:"#/properties/d\
ocument_root/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.ssl!==
void 0&&typeof s.ssl!="boolean"){let r={instancePath:i+"/ssl",schemaPath:"#/properties/ssl/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.memo!==void 0){let r=s.memo;if(typeof r=="s\
tring"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+
"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than \
0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,
t===0}function He(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.subdomains===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"subdomains"},message:"must have required property 'subdomains'"};e===null?e=[r]:e.push(r),t++}if(s.
subdomains!==void 0){let r=s.subdomains;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Fe(r[a],{instancePath:i+
"/subdomains/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length)}else{
let n={instancePath:i+"/subdomains",schemaPath:"#/properties/subdomains/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}function ct(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(He(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?He.errors:e.concat(He.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ct.
errors=e,t===0}function Ze(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.subdomain===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"subdomain"},message:"must have required property 'subdomain'"};e===null?e=[r]:e.push(r),t++}if(s.message===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"mus\
t have required property 'message'"};e===null?e=[r]:e.push(r),t++}if(s.subdomain!==void 0){let r=s.subdomain;if(typeof r==
"string"){if(l(r)>253){let n={instancePath:i+"/subdomain",schemaPath:"#/properties/subdomain/maxLength",keyword:"maxLeng\
th",params:{limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={
instancePath:i+"/subdomain",schemaPath:"#/properties/subdomain/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/subdomain",schemaPath:"\
#/properties/subdomain/pattern",keyword:"pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match patte\
rn "^[^\\s/:@]+\\.[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/subdomain",schemaPath:"#/pro\
perties/subdomain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}s.
message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===
null?h.errors:e.concat(h.errors),t=e.length)),s.ssl_status!==void 0&&(K(s.ssl_status,{instancePath:i+"/ssl_status",parentData:s,
parentDataProperty:"ssl_status",rootData:o})||(e=e===null?K.errors:e.concat(K.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.
errors=e,t===0}function dt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(Ze(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Ze.errors:e.
concat(Ze.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return dt.errors=e,t===0}function Ue(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.common_name===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"common_name"},message:"must have required property '\
common_name'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.
expires_at===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_a\
t"},message:"must have required property 'expires_at'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),t++}if(typeof r=="number"){if(r<1||isNaN(r)){let n={instancePath:i+"/id",schemaPath:"#/properties/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}if(!E.validate(r)){
let n={instancePath:i+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"},message:'must m\
atch format "int64"'};e===null?e=[n]:e.push(n),t++}}}if(s.common_name!==void 0){let r=s.common_name;if(typeof r=="string"){
if(l(r)>253){let n={instancePath:i+"/common_name",schemaPath:"#/properties/common_name/maxLength",keyword:"maxLength",params:{
limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+
"/common_name",schemaPath:"#/properties/common_name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/common_name",schemaPath:"\
#/properties/common_name/pattern",keyword:"pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match pat\
tern "^[^\\s/:@]+\\.[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/common_name",schemaPath:"#\
/properties/common_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/type",schemaPath:"#/propertie\
s/type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),t++}}else{let n={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.expires_at!==void 0){let r=s.expires_at;if(typeof r=="strin\
g"){if(l(r)<1){let n={instancePath:i+"/expires_at",schemaPath:"#/properties/expires_at/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/exp\
ires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}if(s.status!==void 0){let r=s.status;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/stat\
us",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,
t===0}function Je(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.ssl_list===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ssl_list"},message:"must have required property 'ssl_list'"};e===null?e=[r]:e.push(r),t++}if(s.ssl_list!==
void 0){let r=s.ssl_list;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Ue(r[a],{instancePath:i+"/ssl_list/"+a,
parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length)}else{let n={instancePath:i+
"/ssl_list",schemaPath:"#/properties/ssl_list/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}function gt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Je(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Je.errors:e.concat(Je.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gt.errors=e,t===0}function M(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s<0||isNaN(s)){let r={instancePath:i,schemaPath:"#/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}if(!E.validate(
s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"int64"},message:'must match format "int\
64"'};e===null?e=[r]:e.push(r),t++}}return M.errors=e,t===0}function We(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}function Ye(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:
e.push(r),t++}if(s.host===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
host"},message:"must have required property 'host'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}if(s.content===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[r]:e.push(r),t++}if(s.ttl===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttl"},message:"must have requi\
red property 'ttl'"};e===null?e=[r]:e.push(r),t++}if(s.priority===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:
e.push(r),t++}if(s.id!==void 0&&(M(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=e===
null?M.errors:e.concat(M.errors),t=e.length)),s.domain!==void 0){let r=s.domain;if(typeof r=="string"){if(l(r)>253){let n={
instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit:253},message:"must\
 NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+"/domain",schemaPath:"\
#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.host!==void 0){let r=s.host;if(typeof r=="st\
ring"){if(l(r)<1){let n={instancePath:i+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/host",schemaPath:"\
#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
type!==void 0&&(We(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?We.errors:
e.concat(We.errors),t=e.length)),s.content!==void 0){let r=s.content;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+
"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer\
 than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/content",schemaPath:"#/properties/conten\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.ttl!==void 0){
let r=s.ttl;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/ttl",schemaPath:"#/properties/ttl/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<
0||isNaN(r)){let n={instancePath:i+"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/ttl",schemaPath:"\
#/properties/ttl/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.
push(n),t++}}}if(s.priority!==void 0){let r=s.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/priority",schemaPath:"#/proper\
ties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(
n),t++}if(!c.validate(r)){let n={instancePath:i+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{
format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,
t===0}function Ge(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.records===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"records"},message:"must have required property 'records'"};e===null?e=[r]:e.push(r),t++}if(s.records!==
void 0){let r=s.records;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Ye(r[a],{instancePath:i+"/records/"+a,parentData:r,
parentDataProperty:a,rootData:o})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length)}else{let n={instancePath:i+"/re\
cords",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}function bt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Ge(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bt.errors=e,t===0}function Be(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'mess\
age'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(M(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||
(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.
errors=e,t===0}function _t(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(Be(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Be.errors:e.
concat(Be.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return _t.errors=e,t===0}function Qe(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s))for(let r in s){let n=s[r];if(typeof n=="string"){if(l(n)<1){let a={instancePath:i+"/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[a]:e.push(a),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}function er(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.domain===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.current_version===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"current_version"},message:"\
must have required property 'current_version'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0){let r=s.domain;if(typeof r==
"string"){if(l(r)>253){let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{
limit:253},message:"must NOT have more than 253 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<1){let n={instancePath:i+
"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[n]:e.push(n),t++}if(!x.test(r)){let n={instancePath:i+"/domain",schemaPath:"#/properties/\
domain/pattern",keyword:"pattern",params:{pattern:"^[^\\s/:@]+\\.[^\\s/:@]+$"},message:'must match pattern "^[^\\s/:@]+\\.\
[^\\s/:@]+$"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/domain",schemaPath:"#/properties/domain/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.current_version!==void 0){
let r=s.current_version;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/current_version",schemaPath:"#/propert\
ies/current_version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/current_version",schemaPath:"#/properties/current_version/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,
t===0}function rr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.available_versions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"available_versions"},message:"must have required property 'available_versions'"};e===null?
e=[r]:e.push(r),t++}if(s.domains===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
domains"},message:"must have required property 'domains'"};e===null?e=[r]:e.push(r),t++}if(s.available_versions!==void 0&&
(Qe(s.available_versions,{instancePath:i+"/available_versions",parentData:s,parentDataProperty:"available_versions",rootData:o})||
(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length)),s.domains!==void 0){let r=s.domains;if(Array.isArray(r)){let n=r.
length;for(let a=0;a<n;a++)er(r[a],{instancePath:i+"/domains/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===
null?er.errors:e.concat(er.errors),t=e.length)}else{let n={instancePath:i+"/domains",schemaPath:"#/properties/domains/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rr.
errors=e,t===0}function Pt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(rr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?rr.errors:e.
concat(rr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Pt.errors=e,t===0}var Ci={type:"object",required:["crons","notification_email"],properties:{crons:{type:"array",items:{$ref:"description#/\
components/schemas/CronJob"}},notification_email:{type:["string","null"],minLength:0}}};function L(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}function sr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.minute===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"minute"},message:"must have required property 'minute'"};e===null?e=[r]:
e.push(r),t++}if(s.hour===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hour"},message:"must have required property 'hour'"};e===null?e=[r]:e.push(r),t++}if(s.day===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"day"},message:"must have required property 'day'"};e===
null?e=[r]:e.push(r),t++}if(s.month===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
month"},message:"must have required property 'month'"};e===null?e=[r]:e.push(r),t++}if(s.weekday===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"weekday"},message:"must have required property 'week\
day'"};e===null?e=[r]:e.push(r),t++}if(s.command===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[r]:e.push(r),t++}if(s.
comment===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"comment"},message:"\
must have required property 'comment'"};e===null?e=[r]:e.push(r),t++}if(s.enabled===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'"};e===null?
e=[r]:e.push(r),t++}if(s.id!==void 0&&(L(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=
e===null?L.errors:e.concat(L.errors),t=e.length)),s.minute!==void 0){let r=s.minute;if(typeof r=="string"){if(l(r)<1){let n={
instancePath:i+"/minute",schemaPath:"#/properties/minute/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/minute",schemaPath:"#/prope\
rties/minute/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.hour!==
void 0){let r=s.hour;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/hour",schemaPath:"#/properties/hour/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),t++}}if(s.day!==void 0){let r=s.day;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+
"/day",schemaPath:"#/properties/day/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/day",schemaPath:"#/properties/day/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.month!==void 0){let r=s.month;
if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/month",schemaPath:"#/properties/month/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),t++}}if(s.weekday!==void 0){let r=s.weekday;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/week\
day",schemaPath:"#/properties/weekday/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/weekday",schemaPath:"#/properties/weekday/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.command!==void 0){let r=s.
command;if(typeof r=="string"){if(l(r)>1024){let n={instancePath:i+"/command",schemaPath:"#/properties/command/maxLength",
keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[n]:e.push(n),t++}
if(l(r)<1){let n={instancePath:i+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/command",schemaPath:"\
#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}
if(s.comment!==void 0){let r=s.comment;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/comment",schemaPath:"#/\
properties/comment/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.enabled!==void 0&&typeof s.enabled!="boolean"){
let r={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return sr.errors=e,t===0}function tr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.crons===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crons"},message:"must \
have required property 'crons'"};e===null?e=[r]:e.push(r),t++}if(s.notification_email===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notification_email"},message:"must have required property 'notif\
ication_email'"};e===null?e=[r]:e.push(r),t++}if(s.crons!==void 0){let r=s.crons;if(Array.isArray(r)){let n=r.length;for(let a=0;a<
n;a++)sr(r[a],{instancePath:i+"/crons/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?sr.errors:e.concat(
sr.errors),t=e.length)}else{let n={instancePath:i+"/crons",schemaPath:"#/properties/crons/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.notification_email!==void 0){let r=s.notification_email;
if(typeof r!="string"&&r!==null){let n={instancePath:i+"/notification_email",schemaPath:"#/properties/notification_email\
/type",keyword:"type",params:{type:Ci.properties.notification_email.type},message:"must be string,null"};e===null?e=[n]:
e.push(n),t++}if(typeof r=="string"&&l(r)<0){let n={instancePath:i+"/notification_email",schemaPath:"#/properties/notifi\
cation_email/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=
[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}function vt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(tr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?tr.errors:e.concat(tr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vt.errors=e,t===0}function ir(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'mess\
age'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(L(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ir.
errors=e,t===0}function qt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(ir(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ir.errors:e.
concat(ir.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return qt.errors=e,t===0}function nr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'mess\
age'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(L(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nr.
errors=e,t===0}function wt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(nr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?nr.errors:e.
concat(nr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return wt.errors=e,t===0}var kt=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");function g(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s=="string"){if(l(s)<3){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),t++}if(!kt.test(s)){let r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\\
s]+@[A-Za-z0-9.-]+$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return g.errors=e,t===0}function or(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.mail_address===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mail_address"},message:"\
must have required property 'mail_address'"};e===null?e=[r]:e.push(r),t++}if(s.quota_mb===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"quota_mb"},message:"must have required property 'quo\
ta_mb'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"memo"},message:"must have required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.mail_address!==
void 0&&(g(s.mail_address,{instancePath:i+"/mail_address",parentData:s,parentDataProperty:"mail_address",rootData:o})||(e=
e===null?g.errors:e.concat(g.errors),t=e.length)),s.quota_mb!==void 0){let r=s.quota_mb;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r))){let n={instancePath:i+"/quota_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/quota_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/quota_mb",schemaPath:"#/properties/quo\
ta_mb/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}
if(s.memo!==void 0){let r=s.memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/propert\
ies/memo/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=
[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",
params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return or.errors=e,t===0}function ar(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.accounts===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"accounts"},message:"must have required property 'acc\
ounts'"};e===null?e=[r]:e.push(r),t++}if(s.accounts!==void 0){let r=s.accounts;if(Array.isArray(r)){let n=r.length;for(let a=0;a<
n;a++)or(r[a],{instancePath:i+"/accounts/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?or.errors:e.concat(
or.errors),t=e.length)}else{let n={instancePath:i+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=e,t===0}function Dt(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(ar(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Dt.errors=e,t===0}function pr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.mail_address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mail_address"},message:"must have required property 'mail_address'"};e===null?e=[r]:e.push(r),t++}if(s.
message===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[r]:e.push(r),t++}s.mail_address!==void 0&&(g(s.mail_address,{instancePath:i+
"/mail_address",parentData:s,parentDataProperty:"mail_address",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),t=e.
length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:o})||
(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}function jt(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(pr(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jt.
errors=e,t===0}function mr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.mail_address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mail_address"},message:"must have required property 'mail_address'"};e===null?e=[r]:e.push(r),t++}if(s.
quota_mb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"quota_mb"},
message:"must have required property 'quota_mb'"};e===null?e=[r]:e.push(r),t++}if(s.used_mb===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"used_mb"},message:"must have required property 'used\
_mb'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"memo"},message:"must have required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.mail_address!==
void 0&&(g(s.mail_address,{instancePath:i+"/mail_address",parentData:s,parentDataProperty:"mail_address",rootData:o})||(e=
e===null?g.errors:e.concat(g.errors),t=e.length)),s.quota_mb!==void 0){let r=s.quota_mb;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r))){let n={instancePath:i+"/quota_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/quota_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/quota_mb",schemaPath:"#/properties/quo\
ta_mb/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}
if(s.used_mb!==void 0){let r=s.used_mb;if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/used_mb",schemaPath:"\
#/properties/used_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:
e.push(n),t++}if(!B.validate(r)){let n={instancePath:i+"/used_mb",schemaPath:"#/properties/used_mb/format",keyword:"form\
at",params:{format:"double"},message:'must match format "double"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/used_mb",schemaPath:"#/properties/used_mb/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[n]:e.push(n),t++}}if(s.memo!==void 0){let r=s.memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+"/memo",
schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 cha\
racters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/minLength",
keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mr.errors=e,t===0}function Lt(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have r\
equired property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(
r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(mr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"\
body",rootData:o})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Lt.errors=e,t===0}function ur(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.forwarding_addresses===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"forwarding_addresses"},message:"must have required property 'forwarding_addresses'"};e===
null?e=[r]:e.push(r),t++}if(s.keep_in_mailbox===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"keep_in_mailbox"},message:"must have required property 'keep_in_mailbox'"};e===null?e=[r]:e.push(
r),t++}if(s.forwarding_addresses!==void 0){let r=s.forwarding_addresses;if(Array.isArray(r)){let n=r.length;for(let a=0;a<
n;a++)g(r[a],{instancePath:i+"/forwarding_addresses/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?g.errors:
e.concat(g.errors),t=e.length)}else{let n={instancePath:i+"/forwarding_addresses",schemaPath:"#/properties/forwarding_ad\
dresses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.keep_in_mailbox!==
void 0&&typeof s.keep_in_mailbox!="boolean"){let r={instancePath:i+"/keep_in_mailbox",schemaPath:"#/properties/keep_in_m\
ailbox/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ur.errors=e,t===0}function At(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(ur(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ur.errors:e.
concat(ur.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return At.errors=e,t===0}function I(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}var Ki=new RegExp("^[0-9A-Za-z._-]{1,253}$","u");function d(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s=="string"){if(l(s)>253){let r={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:253},message:"must NOT have more than 253 characters"};e===null?e=[r]:e.push(r),t++}if(l(s)<1){let r={instancePath:i,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),t++}if(!Ki.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-\
9A-Za-z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}return d.errors=e,t===0}function lr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}function yr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return yr.errors=e,t===0}function hr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.keyword===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keyword"},message:"mus\
t have required property 'keyword'"};e===null?e=[r]:e.push(r),t++}if(s.field===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?
e=[r]:e.push(r),t++}if(s.match_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
match_type"},message:"must have required property 'match_type'"};e===null?e=[r]:e.push(r),t++}if(s.keyword!==void 0){let r=s.
keyword;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}s.field!==void 0&&(lr(s.field,{instancePath:i+"/field",parentData:s,parentDataProperty:"field",rootData:o})||
(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)),s.match_type!==void 0&&(yr(s.match_type,{instancePath:i+"/match_t\
ype",parentData:s,parentDataProperty:"match_type",rootData:o})||(e=e===null?yr.errors:e.concat(yr.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return hr.errors=e,t===0}function fr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return fr.errors=e,t===0}function cr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return cr.errors=e,t===0}function dr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.target===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"target"},message:"must have required property 'target'"};e===null?e=
[r]:e.push(r),t++}if(s.method===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
method"},message:"must have required property 'method'"};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&(fr(s.type,{instancePath:i+
"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length)),s.target!==
void 0){let r=s.target;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/target",schemaPath:"#/properties/target\
/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(
n),t++}}else{let n={instancePath:i+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),t++}}s.method!==void 0&&(cr(s.method,{instancePath:i+"/method",parentData:s,
parentDataProperty:"method",rootData:o})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return dr.
errors=e,t===0}function gr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have re\
quired property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.priority===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?
e=[r]:e.push(r),t++}if(s.conditions===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
conditions"},message:"must have required property 'conditions'"};e===null?e=[r]:e.push(r),t++}if(s.action===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required \
property 'action'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(I(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"\
id",rootData:o})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.domain!==void 0&&(d(s.domain,{instancePath:i+"/\
domain",parentData:s,parentDataProperty:"domain",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.priority!==
void 0){let r=s.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/priority",schemaPath:"#/pr\
operties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<1||isNaN(r)){let n={instancePath:i+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+
"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format:"int32"},message:'must match forma\
t "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.conditions!==void 0){let r=s.conditions;if(Array.isArray(r)){if(r.length<
1){let a={instancePath:i+"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),t++}let n=r.length;for(let a=0;a<n;a++)hr(r[a],{instancePath:i+
"/conditions/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length)}else{
let n={instancePath:i+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}s.action!==void 0&&(dr(s.action,{instancePath:i+"/action",parentData:s,parentDataProperty:"\
action",rootData:o})||(e=e===null?dr.errors:e.concat(dr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===
0}function br(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.filters===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"filters"},message:"must have required property 'filters'"};e===null?e=[r]:e.push(r),t++}if(s.filters!==
void 0){let r=s.filters;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)gr(r[a],{instancePath:i+"/filters/"+a,parentData:r,
parentDataProperty:a,rootData:o})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length)}else{let n={instancePath:i+"/fi\
lters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return br.errors=e,t===0}function $t(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(br(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?br.errors:e.concat(br.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $t.errors=e,t===0}function _r(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'mess\
age'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(I(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _r.
errors=e,t===0}function Nt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(_r(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?_r.errors:e.
concat(_r.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Nt.errors=e,t===0}function Pr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.filter_type!==void 0){let r=s.filter_type;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+
"/filter_type",schemaPath:"#/properties/filter_type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/filter_type",schemaPath:"#/prope\
rties/filter_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
spam_level!==void 0){let r=s.spam_level;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/spam_level",schemaPath:"\
#/properties/spam_level/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/spam_level",schemaPath:"#/properties/spam_level/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.strict_non_japanese_subject!==
void 0&&typeof s.strict_non_japanese_subject!="boolean"){let r={instancePath:i+"/strict_non_japanese_subject",schemaPath:"\
#/properties/strict_non_japanese_subject/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.strict_html_mail!==void 0&&typeof s.strict_html_mail!="boolean"){let r={instancePath:i+"/strict\
_html_mail",schemaPath:"#/properties/strict_html_mail/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e===null?e=[r]:e.push(r),t++}if(s.detection_action!==void 0){let r=s.detection_action;if(typeof r=="string"){if(l(
r)<1){let n={instancePath:i+"/detection_action",schemaPath:"#/properties/detection_action/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/detection_action",schemaPath:"#/properties/detection_action/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[n]:e.push(n),t++}}if(s.dmarc_receiver!==void 0&&typeof s.dmarc_receiver!="boolean"){let r={instancePath:i+
"/dmarc_receiver",schemaPath:"#/properties/dmarc_receiver/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pr.errors=e,t===0}function Rt(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have r\
equired property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(
r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Pr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"\
body",rootData:o})||(e=e===null?Pr.errors:e.concat(Pr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rt.errors=e,t===0}function vr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s))s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"mes\
sage",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length));else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vr.errors=e,t===0}function Et(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(vr(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?vr.errors:e.concat(vr.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Et.errors=e,t===0}function qr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.domain!==void 0&&(d(s.domain,{instancePath:i+"/domain",parentData:s,parentDataProperty:"do\
main",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.mail_address!==void 0&&(g(s.mail_address,{instancePath:i+
"/mail_address",parentData:s,parentDataProperty:"mail_address",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),t=e.
length)),s.from_name!==void 0){let r=s.from_name;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/from_name",schemaPath:"\
#/properties/from_name/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/from_name",schemaPath:"#/properties/from_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.subject!==void 0){let r=s.subject;
if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"\
minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}if(s.body!==void 0){let r=s.body;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/body",schemaPath:"\
#/properties/body/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.quote_incoming!==void 0&&typeof s.quote_incoming!=
"boolean"){let r={instancePath:i+"/quote_incoming",schemaPath:"#/properties/quote_incoming/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qr.errors=e,t===0}function wr(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.auto_replies!==void 0){let r=s.auto_replies;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)qr(r[a],{instancePath:i+
"/auto_replies/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?qr.errors:e.concat(qr.errors),t=e.length)}else{
let n={instancePath:i+"/auto_replies",schemaPath:"#/properties/auto_replies/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wr.errors=e,t===0}function xt(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(wr(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?wr.errors:e.concat(wr.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xt.
errors=e,t===0}function kr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s))s.mail_address!==void 0&&(g(s.mail_address,{instancePath:i+"/mail_address",parentData:s,parentDataProperty:"\
mail_address",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+
"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length));else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return kr.errors=e,t===0}function Tt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(kr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?kr.
errors:e.concat(kr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tt.errors=e,t===0}function Dr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.domain!==void 0&&(d(s.domain,{instancePath:i+"/domain",parentData:s,parentDataProperty:"do\
main",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.mail_address!==void 0&&(g(s.mail_address,{instancePath:i+
"/mail_address",parentData:s,parentDataProperty:"mail_address",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),t=e.
length)),s.from_name!==void 0){let r=s.from_name;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/from_name",schemaPath:"\
#/properties/from_name/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/from_name",schemaPath:"#/properties/from_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.subject!==void 0){let r=s.subject;
if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"\
minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}if(s.body!==void 0){let r=s.body;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/body",schemaPath:"\
#/properties/body/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.quote_incoming!==void 0&&typeof s.quote_incoming!=
"boolean"){let r={instancePath:i+"/quote_incoming",schemaPath:"#/properties/quote_incoming/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Dr.errors=e,t===0}function Ot(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Dr(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ot.errors=e,t===0}function jr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.abroad_access_restriction!==void 0&&typeof s.abroad_access_restriction!="boolean"){let r={
instancePath:i+"/abroad_access_restriction",schemaPath:"#/properties/abroad_access_restriction/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jr.errors=e,t===0}function Xt(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(jr(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?jr.errors:e.concat(jr.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Xt.errors=e,t===0}function Lr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.fqdn!==void 0&&(d(s.fqdn,{instancePath:i+"/fqdn",parentData:s,parentDataProperty:"fqdn",rootData:o})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.enabled!==void 0&&typeof s.enabled!="boolean"){let r={instancePath:i+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Lr.errors=e,t===0}function Ar(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dkim_settings===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dkim_settings"},message:"must have required property\
 'dkim_settings'"};e===null?e=[r]:e.push(r),t++}if(s.dkim_settings!==void 0){let r=s.dkim_settings;if(Array.isArray(r)){
let n=r.length;for(let a=0;a<n;a++)Lr(r[a],{instancePath:i+"/dkim_settings/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?Lr.errors:e.concat(Lr.errors),t=e.length)}else{let n={instancePath:i+"/dkim_settings",schemaPath:"#/properti\
es/dkim_settings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ar.errors=e,t===0}function St(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(Ar(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Ar.
errors:e.concat(Ar.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return St.errors=e,t===0}function $r(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.hostname===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"hostname"},message:"must have required property 'hostname'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requ\
ired property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.content===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[r]:e.
push(r),t++}if(s.hostname!==void 0){let r=s.hostname;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/hostname",
schemaPath:"#/properties/hostname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/hostname",schemaPath:"#/properties/hostname/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.type!==void 0){let r=s.
type;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),t++}}if(s.content!==void 0){let r=s.content;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/conte\
nt",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/content",schemaPath:"#/properties/content/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $r.
errors=e,t===0}function Nr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.fqdn===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"fqdn"},message:"must have required property 'fqdn'"};e===null?e=[n]:e.push(n),t++}if(s.enabled===
void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"mus\
t have required property 'enabled'"};e===null?e=[n]:e.push(n),t++}if(s.dkim_record===void 0){let n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dkim_record"},message:"must have required property 'dkim_record'"};
e===null?e=[n]:e.push(n),t++}if(s.fqdn!==void 0&&(d(s.fqdn,{instancePath:i+"/fqdn",parentData:s,parentDataProperty:"fqdn",
rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.enabled!==void 0&&typeof s.enabled!="boolean"){let n={
instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"};e===null?e=[n]:e.push(n),t++}if(s.dkim_record!==void 0){let n=s.dkim_record,a=t,f=!1,y=null,b=t;$r(n,{instancePath:i+
"/dkim_record",parentData:s,parentDataProperty:"dkim_record",rootData:o})||(e=e===null?$r.errors:e.concat($r.errors),t=e.
length);var r=b===t;r&&(f=!0,y=0);let R=t;if(n!==null){let k={instancePath:i+"/dkim_record",schemaPath:"#/properties/dki\
m_record/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[k]:e.push(k),t++}var r=R===
t;if(r&&f?(f=!1,y=[y,1]):r&&(f=!0,y=1),f)t=a,e!==null&&(a?e.length=a:e=null);else{let k={instancePath:i+"/dkim_record",schemaPath:"\
#/properties/dkim_record/oneOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match exactly one schema in oneO\
f"};e===null?e=[k]:e.push(k),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),t++}return Nr.errors=e,t===0}function zt(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have r\
equired property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(
r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||
(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Nr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"\
body",rootData:o})||(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zt.errors=e,t===0}function Rr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===0}function Er(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.policy===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"policy"},message:"must\
 have required property 'policy'"};e===null?e=[r]:e.push(r),t++}if(s.report_enabled===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"report_enabled"},message:"must have required property 'report_en\
abled'"};e===null?e=[r]:e.push(r),t++}if(s.notification_mail_addresses===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"notification_mail_addresses"},message:"must have required property 'n\
otification_mail_addresses'"};e===null?e=[r]:e.push(r),t++}if(s.fqdn!==void 0&&(d(s.fqdn,{instancePath:i+"/fqdn",parentData:s,
parentDataProperty:"fqdn",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.policy!==void 0&&(Rr(s.policy,
{instancePath:i+"/policy",parentData:s,parentDataProperty:"policy",rootData:o})||(e=e===null?Rr.errors:e.concat(Rr.errors),
t=e.length)),s.report_enabled!==void 0&&typeof s.report_enabled!="boolean"){let r={instancePath:i+"/report_enabled",schemaPath:"\
#/properties/report_enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),t++}if(s.notification_mail_addresses!==void 0){let r=s.notification_mail_addresses;if(Array.isArray(r)){let n=r.length;
for(let a=0;a<n;a++)g(r[a],{instancePath:i+"/notification_mail_addresses/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else{let n={instancePath:i+"/notification_mail_addresses",schemaPath:"\
#/properties/notification_mail_addresses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return Er.errors=e,t===0}function xr(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dmarc_settings===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dmarc_settings"},message:"must have required propert\
y 'dmarc_settings'"};e===null?e=[r]:e.push(r),t++}if(s.dmarc_settings!==void 0){let r=s.dmarc_settings;if(Array.isArray(
r)){let n=r.length;for(let a=0;a<n;a++)Er(r[a],{instancePath:i+"/dmarc_settings/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?Er.errors:e.concat(Er.errors),t=e.length)}else{let n={instancePath:i+"/dmarc_settings",schemaPath:"#/propert\
ies/dmarc_settings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return xr.errors=e,t===0}function Ct(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(xr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?xr.
errors:e.concat(xr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ct.errors=e,t===0}function Tr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.fqdn!==void 0&&(d(s.fqdn,{instancePath:i+"/fqdn",parentData:s,parentDataProperty:"fqdn",rootData:o})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.spf_record!==void 0){let r=s.spf_record;if(typeof r=="string"){if(l(
r)<1){let n={instancePath:i+"/spf_record",schemaPath:"#/properties/spf_record/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/spf_record",
schemaPath:"#/properties/spf_record/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return Tr.errors=e,t===0}function Or(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spf_settings!==void 0){let r=s.spf_settings;
if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Tr(r[a],{instancePath:i+"/spf_settings/"+a,parentData:r,parentDataProperty:a,
rootData:o})||(e=e===null?Tr.errors:e.concat(Tr.errors),t=e.length)}else{let n={instancePath:i+"/spf_settings",schemaPath:"\
#/properties/spf_settings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Or.errors=e,t===0}function Kt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(Or(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Or.
errors:e.concat(Or.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Kt.errors=e,t===0}function Xr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s))s.fqdn!==void 0&&(d(s.fqdn,{instancePath:i+"/fqdn",parentData:s,parentDataProperty:"fqdn",rootData:o})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length));else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.
errors=e,t===0}function Mt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(Xr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Xr.errors:e.
concat(Xr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Mt.errors=e,t===0}function V(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}function Sr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.domain===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:
e.push(r),t++}if(s.url===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(s.title===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[r]:e.push(r),t++}if(s.version===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),t++}if(s.db_name===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"db_name"},message:"mus\
t have required property 'db_name'"};e===null?e=[r]:e.push(r),t++}if(s.db_user===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"db_user"},message:"must have required property 'db_user'"};e===null?
e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
memo"},message:"must have required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(V(s.id,{instancePath:i+
"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.domain!==
void 0&&(d(s.domain,{instancePath:i+"/domain",parentData:s,parentDataProperty:"domain",rootData:o})||(e=e===null?d.errors:
e.concat(d.errors),t=e.length)),s.url!==void 0){let r=s.url;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/ur\
l",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.title!==void 0){let r=s.title;if(typeof r==
"string"){if(l(r)<0){let n={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}if(s.version!==void 0){let r=s.version;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/version",
schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 cha\
racters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.db_name!==void 0){let r=s.db_name;
if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/db_name",schemaPath:"#/properties/db_name/minLength",keyword:"\
minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/db_name",schemaPath:"#/properties/db_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}}if(s.db_user!==void 0){let r=s.db_user;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/db\
_user",schemaPath:"#/properties/db_user/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer tha\
n 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/db_user",schemaPath:"#/properties/db_user/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.memo!==void 0){let r=s.
memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){
let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},message:"mus\
t NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/prop\
erties/memo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Sr.errors=e,t===0}function zr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.wordpress===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"wordpress"},message:"must have required property 'wordpress'"};e===null?e=[r]:
e.push(r),t++}if(s.wordpress!==void 0){let r=s.wordpress;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Sr(r[a],
{instancePath:i+"/wordpress/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Sr.errors:e.concat(Sr.errors),
t=e.length)}else{let n={instancePath:i+"/wordpress",schemaPath:"#/properties/wordpress/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}function It(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(zr(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?zr.errors:e.concat(zr.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return It.errors=e,t===0}function Cr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'mess\
age'"};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(V(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:o})||
(e=e===null?V.errors:e.concat(V.errors),t=e.length)),s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,
parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cr.
errors=e,t===0}function Vt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(Cr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Cr.errors:e.
concat(Cr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Vt.errors=e,t===0}function A(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return A.errors=e,t===0}function $(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}function Kr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.db_name===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"db_name"},message:"mus\
t have required property 'db_name'"};e===null?e=[r]:e.push(r),t++}if(s.version_name===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"version_name"},message:"must have required property 'version_nam\
e'"};e===null?e=[r]:e.push(r),t++}if(s.size_mb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"size_mb"},message:"must have required property 'size_mb'"};e===null?e=[r]:e.push(r),t++}if(s.granted_users===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"granted_users"},message:"\
must have required property 'granted_users'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required property 'memo'"};e===null?e=
[r]:e.push(r),t++}if(s.db_name!==void 0&&(A(s.db_name,{instancePath:i+"/db_name",parentData:s,parentDataProperty:"db_nam\
e",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.version_name!==void 0){let r=s.version_name;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/version_name",schemaPath:"#/properties/version_name/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/version_name",schemaPath:"#/properties/version_name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[n]:e.push(n),t++}}if(s.size_mb!==void 0){let r=s.size_mb;if(typeof r=="number"){if(r<0||isNaN(r)){let n={
instancePath:i+"/size_mb",schemaPath:"#/properties/size_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!B.validate(r)){let n={instancePath:i+"/size_mb",schemaPath:"#/properties\
/size_mb/format",keyword:"format",params:{format:"double"},message:'must match format "double"'};e===null?e=[n]:e.push(n),
t++}}else{let n={instancePath:i+"/size_mb",schemaPath:"#/properties/size_mb/type",keyword:"type",params:{type:"number"},
message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.granted_users!==void 0){let r=s.granted_users;if(Array.isArray(
r)){let n=r.length;for(let a=0;a<n;a++)$(r[a],{instancePath:i+"/granted_users/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{let n={instancePath:i+"/granted_users",schemaPath:"#/properties\
/granted_users/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.memo!==
void 0){let r=s.memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/max\
Length",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),
t++}if(l(r)<0){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},
message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"\
#/properties/memo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Kr.errors=e,t===0}function Mr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.databases===void 0){let r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"databases"},message:"must have required property 'databases'"};e===
null?e=[r]:e.push(r),t++}if(s.databases!==void 0){let r=s.databases;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)
Kr(r[a],{instancePath:i+"/databases/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Kr.errors:e.concat(Kr.
errors),t=e.length)}else{let n={instancePath:i+"/databases",schemaPath:"#/properties/databases/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===0}function Ft(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hea\
ders"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"\
headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Mr(s.body,{instancePath:i+
"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Mr.errors:e.concat(Mr.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ft.errors=e,t===0}function Ir(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.db_name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"db_name"},message:"must have required property 'db_name'"};e===null?e=[r]:e.push(r),t++}if(s.message===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"mus\
t have required property 'message'"};e===null?e=[r]:e.push(r),t++}s.db_name!==void 0&&(A(s.db_name,{instancePath:i+"/db_\
name",parentData:s,parentDataProperty:"db_name",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.message!==
void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,t===0}function Ht(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Ir(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ht.errors=e,t===0}function Vr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.db_user===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"db_user"},message:"must have required property 'db_user'"};e===null?e=[r]:e.push(r),t++}if(s.version_name===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version_name"},message:"\
must have required property 'version_name'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required property 'memo'"};e===null?e=
[r]:e.push(r),t++}if(s.db_user!==void 0&&($(s.db_user,{instancePath:i+"/db_user",parentData:s,parentDataProperty:"db_use\
r",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.version_name!==void 0){let r=s.version_name;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/version_name",schemaPath:"#/properties/version_name/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/version_name",schemaPath:"#/properties/version_name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[n]:e.push(n),t++}}if(s.memo!==void 0){let r=s.memo;if(typeof r=="string"){if(l(r)>500){let n={instancePath:i+
"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than\
 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/mi\
nLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),
t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vr.errors=e,t===0}function Fr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.users===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"users"},message:"must \
have required property 'users'"};e===null?e=[r]:e.push(r),t++}if(s.users!==void 0){let r=s.users;if(Array.isArray(r)){let n=r.
length;for(let a=0;a<n;a++)Vr(r[a],{instancePath:i+"/users/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?
Vr.errors:e.concat(Vr.errors),t=e.length)}else{let n={instancePath:i+"/users",schemaPath:"#/properties/users/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,
t===0}function Zt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,
parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Fr(s.body,
{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Zt.errors=e,t===0}function Hr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.db_user===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"db_user"},message:"must have required property 'db_user'"};e===null?e=[r]:e.push(r),t++}if(s.message===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"mus\
t have required property 'message'"};e===null?e=[r]:e.push(r),t++}s.db_user!==void 0&&($(s.db_user,{instancePath:i+"/db_\
user",parentData:s,parentDataProperty:"db_user",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.message!==
void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Hr.errors=e,t===0}function Ut(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Hr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Hr.errors:e.concat(Hr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ut.errors=e,t===0}function Zr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.databases===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"databases"},message:"must have required property 'databases'"};e===null?e=[r]:e.push(r),t++}if(s.databases!==
void 0){let r=s.databases;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)A(r[a],{instancePath:i+"/databases/"+a,
parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)}else{let n={instancePath:i+
"/databases",schemaPath:"#/properties/databases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}function Jt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Zr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jt.errors=e,t===0}function F(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<3){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fe\
wer than 3 characters"};e===null?e=[r]:e.push(r),t++}if(!kt.test(s)){let r={instancePath:i,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"'};e===null?
e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}function Ur(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ftp_account===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"ftp_account"},message:"must have required property '\
ftp_account'"};e===null?e=[r]:e.push(r),t++}if(s.directory===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"directory"},message:"must have required property 'directory'"};e===null?e=[r]:e.push(
r),t++}if(s.quota_mb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
quota_mb"},message:"must have required property 'quota_mb'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required property 'memo'"};
e===null?e=[r]:e.push(r),t++}if(s.ftp_account!==void 0&&(F(s.ftp_account,{instancePath:i+"/ftp_account",parentData:s,parentDataProperty:"\
ftp_account",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.directory!==void 0){let r=s.directory;
if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/directory",schemaPath:"#/properties/directory/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(s.quota_mb!==void 0){let r=s.quota_mb;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+
"/quota_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/quota_mb",schemaPath:"#/proper\
ties/quota_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(
n),t++}if(!c.validate(r)){let n={instancePath:i+"/quota_mb",schemaPath:"#/properties/quota_mb/format",keyword:"format",params:{
format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.memo!==void 0){let r=s.memo;if(typeof r==
"string"){if(l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{
limit:500},message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}if(l(r)<0){let n={instancePath:i+
"/memo",schemaPath:"#/properties/memo/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than \
0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,
t===0}function Jr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.accounts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"accounts"},message:"must have required property 'accounts'"};e===null?e=[r]:e.push(r),t++}if(s.accounts!==
void 0){let r=s.accounts;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Ur(r[a],{instancePath:i+"/accounts/"+a,
parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Ur.errors:e.concat(Ur.errors),t=e.length)}else{let n={instancePath:i+
"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Jr.errors=e,t===0}function Wt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Jr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wt.errors=e,t===0}function Wr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.ftp_account===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ftp_account"},message:"must have required property 'ftp_account'"};e===null?e=[r]:e.push(r),t++}if(s.message===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"mus\
t have required property 'message'"};e===null?e=[r]:e.push(r),t++}s.ftp_account!==void 0&&(F(s.ftp_account,{instancePath:i+
"/ftp_account",parentData:s,parentDataProperty:"ftp_account",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),
s.message!==void 0&&(h(s.message,{instancePath:i+"/message",parentData:s,parentDataProperty:"message",rootData:o})||(e=e===
null?h.errors:e.concat(h.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}function Yt(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(Wr(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yt.
errors=e,t===0}function Yr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.domain===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"domain"},message:"must have required property 'domain'"};e===null?e=[r]:e.push(r),t++}if(s.log===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"must have requi\
red property 'log'"};e===null?e=[r]:e.push(r),t++}if(s.domain!==void 0&&(d(s.domain,{instancePath:i+"/domain",parentData:s,
parentDataProperty:"domain",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.log!==void 0){let r=s.log;
if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/log",schemaPath:"#/properties/log/minLength",keyword:"minLengt\
h",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return Yr.errors=e,t===0}function Gt(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(Yr(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gt.errors=e,t===0}function Gr(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Gr.errors=e,t===0}function N(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}function Br(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.plan_id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"mus\
t have required property 'plan_id'"};e===null?e=[r]:e.push(r),t++}if(s.vps_type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vps_type"},message:"must have required property 'vps_type'"};e===
null?e=[r]:e.push(r),t++}if(s.plan_name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"plan_name"},message:"must have required property 'plan_name'"};e===null?e=[r]:e.push(r),t++}if(s.memory_mb===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memory_mb"},message:"m\
ust have required property 'memory_mb'"};e===null?e=[r]:e.push(r),t++}if(s.vcpu===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vcpu"},message:"must have required property 'vcpu'"};e===null?e=
[r]:e.push(r),t++}if(s.disk_gb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
disk_gb"},message:"must have required property 'disk_gb'"};e===null?e=[r]:e.push(r),t++}if(s.currency===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};e===null?e=[r]:e.push(r),t++}if(s.periods===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"periods"},message:"must have required property 'periods'"};e===null?e=[r]:e.push(r),t++}if(s.
plan_id!==void 0&&(Gr(s.plan_id,{instancePath:i+"/plan_id",parentData:s,parentDataProperty:"plan_id",rootData:o})||(e=e===
null?Gr.errors:e.concat(Gr.errors),t=e.length)),s.vps_type!==void 0&&(N(s.vps_type,{instancePath:i+"/vps_type",parentData:s,
parentDataProperty:"vps_type",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.plan_name!==void 0){let r=s.
plan_name;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/plan_name",schemaPath:"#/properties/plan_name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}if(s.memory_mb!==void 0){let r=s.memory_mb;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r))){let n={instancePath:i+"/memory_mb",schemaPath:"#/properties/memory_mb/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/memory_mb",schemaPath:"#/properties/memory_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/memory_mb",schemaPath:"#/properties/\
memory_mb/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),
t++}}}if(s.vcpu!==void 0){let r=s.vcpu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/vcpu",schemaPath:"\
#/properties/vcpu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/vcpu",schemaPath:"#/properties/vcpu/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"\
/vcpu",schemaPath:"#/properties/vcpu/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};
e===null?e=[n]:e.push(n),t++}}}if(s.disk_gb!==void 0){let r=s.disk_gb;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:i+"/disk_gb",schemaPath:"#/properties/disk_gb/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/disk_gb",schemaPath:"\
#/properties/disk_gb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:
e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/disk_gb",schemaPath:"#/properties/disk_gb/format",keyword:"form\
at",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.currency!==void 0&&
(O(s.currency,{instancePath:i+"/currency",parentData:s,parentDataProperty:"currency",rootData:o})||(e=e===null?O.errors:
e.concat(O.errors),t=e.length)),s.periods!==void 0){let r=s.periods;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)
X(r[a],{instancePath:i+"/periods/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?X.errors:e.concat(X.errors),
t=e.length)}else{let n={instancePath:i+"/periods",schemaPath:"#/properties/periods/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Br.errors=e,t===0}var Mi={type:"\
object",required:["image_id","name","version","minimum_memory_mb"],properties:{image_id:{$ref:"description#/components/s\
chemas/ImageId"},name:{type:"string",minLength:1},version:{type:["string","null"],minLength:1},minimum_memory_mb:{type:"\
integer",format:"int32",minimum:0}}};function H(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}function Qr(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.image_id===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"image_id"},message:"mu\
st have required property 'image_id'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[r]:e.push(r),t++}if(s.version===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),t++}if(s.minimum_memory_mb===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minimum_memory_mb"},message:"m\
ust have required property 'minimum_memory_mb'"};e===null?e=[r]:e.push(r),t++}if(s.image_id!==void 0&&(H(s.image_id,{instancePath:i+
"/image_id",parentData:s,parentDataProperty:"image_id",rootData:o})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),
s.name!==void 0){let r=s.name;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/name",schemaPath:"#/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),t++}}else{let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}if(s.version!==void 0){let r=s.version;if(typeof r!="string"&&r!==null){let n={
instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:Mi.properties.version.type},
message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/versi\
on",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[n]:e.push(n),t++}}if(s.minimum_memory_mb!==void 0){let r=s.minimum_memory_mb;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/minimum_memory_mb",schemaPath:"#/properties/minimum_memory_mb/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<
0||isNaN(r)){let n={instancePath:i+"/minimum_memory_mb",schemaPath:"#/properties/minimum_memory_mb/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+
"/minimum_memory_mb",schemaPath:"#/properties/minimum_memory_mb/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}function es(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.plans===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plans"},message:"must \
have required property 'plans'"};e===null?e=[r]:e.push(r),t++}if(s.os_images===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"os_images"},message:"must have required property 'os_images'"};e===
null?e=[r]:e.push(r),t++}if(s.plans!==void 0){let r=s.plans;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Br(r[a],
{instancePath:i+"/plans/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Br.errors:e.concat(Br.errors),t=
e.length)}else{let n={instancePath:i+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),t++}}if(s.os_images!==void 0){let r=s.os_images;if(Array.isArray(r)){let n=r.
length;for(let a=0;a<n;a++)Qr(r[a],{instancePath:i+"/os_images/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===
null?Qr.errors:e.concat(Qr.errors),t=e.length)}else{let n={instancePath:i+"/os_images",schemaPath:"#/properties/os_image\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return es.
errors=e,t===0}function Bt(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(es(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?es.errors:e.
concat(es.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Bt.errors=e,t===0}var xs={type:"object",required:["uuid","name","vps_type","plan_name","status","ip_address","os","memo"],properties:{uuid:{
$ref:"description#/components/schemas/VpsUuid"},name:{type:"string",minLength:0},vps_type:{$ref:"description#/components\
/schemas/VpsType"},plan_name:{type:"string",minLength:1},status:{$ref:"description#/components/schemas/VpsContractStatus"},
ip_address:{type:["string","null"],pattern:"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-\
9]{2}|[1-9]?[0-9])$"},os:{type:["string","null"],minLength:1},memo:{type:["string","null"],maxLength:500}}};function Z(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}function U(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){
if(l(s)<1){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}var Qt=new RegExp("^((25[0\
-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$","u");function rs(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.uuid===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must h\
ave required property 'uuid'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.
push(r),t++}if(s.vps_type===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
vps_type"},message:"must have required property 'vps_type'"};e===null?e=[r]:e.push(r),t++}if(s.plan_name===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_name"},message:"must have requir\
ed property 'plan_name'"};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.
push(r),t++}if(s.ip_address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ip_address"},message:"must have required property 'ip_address'"};e===null?e=[r]:e.push(r),t++}if(s.os===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===
null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
memo"},message:"must have required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.uuid!==void 0&&(Z(s.uuid,{instancePath:i+
"/uuid",parentData:s,parentDataProperty:"uuid",rootData:o})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.name!==
void 0){let r=s.name;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[n]:e.push(n),t++}}if(s.vps_type!==void 0&&(N(s.vps_type,{instancePath:i+"/vps_type",parentData:s,parentDataProperty:"\
vps_type",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.plan_name!==void 0){let r=s.plan_name;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/plan_name",schemaPath:"#/properties/plan_name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/plan_name",schemaPath:"#/properties/plan_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(s.status!==void 0&&(U(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"s\
tatus",rootData:o})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.ip_address!==void 0){let r=s.ip_address;if(typeof r!=
"string"&&r!==null){let n={instancePath:i+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{
type:xs.properties.ip_address.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&!Qt.
test(r)){let n={instancePath:i+"/ip_address",schemaPath:"#/properties/ip_address/pattern",keyword:"pattern",params:{pattern:"\
^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$"},message:'must match p\
attern "^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$"'};e===null?e=[
n]:e.push(n),t++}}if(s.os!==void 0){let r=s.os;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/os",schemaPath:"\
#/properties/os/type",keyword:"type",params:{type:xs.properties.os.type},message:"must be string,null"};e===null?e=[n]:e.
push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/os",schemaPath:"#/properties/os/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.memo!==void 0){
let r=s.memo;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"\
type",params:{type:xs.properties.memo.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="st\
ring"&&l(r)>500){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,
t===0}function ss(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.servers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"servers"},message:"must have required property 'servers'"};e===null?e=[r]:e.push(r),t++}if(s.servers!==
void 0){let r=s.servers;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)rs(r[a],{instancePath:i+"/servers/"+a,parentData:r,
parentDataProperty:a,rootData:o})||(e=e===null?rs.errors:e.concat(rs.errors),t=e.length)}else{let n={instancePath:i+"/se\
rvers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return ss.errors=e,t===0}function ei(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(ss(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?ss.errors:e.concat(ss.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ei.errors=e,t===0}var Js={type:"object",required:["id","uuid","name","status","expiry_date"],properties:{id:{$ref:"description#/components\
/schemas/ServiceCode"},uuid:{type:["string","null"],minLength:1},name:{type:"string",minLength:1},status:{$ref:"descript\
ion#/components/schemas/VpsSignupStatus"},expiry_date:{type:["string","null"],format:"date"}}};function ts(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s<1||isNaN(s)){let r={instancePath:i,schemaPath:"#/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}if(!E.validate(
s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"int64"},message:'must match format "int\
64"'};e===null?e=[r]:e.push(r),t++}}return ts.errors=e,t===0}var Ii={type:"string",enum:["active","building","setup_pend\
ing"]};function is(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s!=
"string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(!(s==="active"||s==="building"||s==="setup_pending")){let r={instancePath:i,schemaPath:"#/en\
um",keyword:"enum",params:{allowedValues:Ii.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),t++}return is.errors=e,t===0}function J(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),
t++}if(s.uuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},
message:"must have required property 'uuid'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.expiry_date===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiry_date"},message:"must have requ\
ired property 'expiry_date'"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(ts(s.id,{instancePath:i+"/id",parentData:s,
parentDataProperty:"id",rootData:o})||(e=e===null?ts.errors:e.concat(ts.errors),t=e.length)),s.uuid!==void 0){let r=s.uuid;
if(typeof r!="string"&&r!==null){let n={instancePath:i+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{
type:Js.properties.uuid.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){
let n={instancePath:i+"/uuid",schemaPath:"#/properties/uuid/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){
if(l(r)<1){let n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/name",schemaPath:"#/p\
roperties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
status!==void 0&&(is(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:o})||(e=e===null?
is.errors:e.concat(is.errors),t=e.length)),s.expiry_date!==void 0){let r=s.expiry_date;if(typeof r!="string"&&r!==null){
let n={instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/type",keyword:"type",params:{type:Js.properties.
expiry_date.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&!se.validate(r)){let n={
instancePath:i+"/expiry_date",schemaPath:"#/properties/expiry_date/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}function ns(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.server===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"server"},message:"must\
 have required property 'server'"};e===null?e=[r]:e.push(r),t++}s.server!==void 0&&(J(s.server,{instancePath:i+"/server",
parentData:s,parentDataProperty:"server",rootData:o})||(e=e===null?J.errors:e.concat(J.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ns.errors=e,t===0}function os(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0,r=t,n=!1,a=null,f=t;ns(s,{instancePath:i,parentData:m,parentDataProperty:p,rootData:o})||(e=e===null?ns.errors:e.concat(
ns.errors),t=e.length);var b=f===t;b&&(n=!0,a=0);let y=t;z(s,{instancePath:i,parentData:m,parentDataProperty:p,rootData:o})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length);var b=y===t;if(b&&n?(n=!1,a=[a,1]):b&&(n=!0,a=1),n)t=r,e!==null&&(r?
e.length=r:e=null);else{let R={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"mu\
st match exactly one schema in oneOf"};e===null?e=[R]:e.push(R),t++}return os.errors=e,t===0}function ri(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"mus\
t have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=
[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(os(s.body,{instancePath:i+"/body",parentData:s,
parentDataProperty:"body",rootData:o})||(e=e===null?os.errors:e.concat(os.errors),t=e.length))}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ri.
errors=e,t===0}function as(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.server===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"server"},message:"must have required property 'server'"};e===null?e=[r]:e.push(r),t++}s.server!==void 0&&
(J(s.server,{instancePath:i+"/server",parentData:s,parentDataProperty:"server",rootData:o})||(e=e===null?J.errors:e.concat(
J.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return as.errors=e,t===0}function si(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(as(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?as.errors:e.concat(as.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return si.errors=e,t===0}var G={type:"object",required:["uuid","name","vps_type","status","plan","os","application","hostname","reverse_hostname",
"ip_address","power","memo"],properties:{uuid:{$ref:"description#/components/schemas/VpsUuid"},name:{type:"string",minLength:0},
vps_type:{$ref:"description#/components/schemas/VpsType"},status:{$ref:"description#/components/schemas/VpsContractStatu\
s"},plan:{$ref:"description#/components/schemas/VpsServerPlan"},os:{type:["string","null"],minLength:1},application:{type:[
"string","null"],minLength:1},hostname:{type:["string","null"],minLength:1},reverse_hostname:{type:["string","null"],minLength:1},
ip_address:{type:["string","null"],pattern:"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-\
9]{2}|[1-9]?[0-9])$"},power:{$ref:"description#/components/schemas/Power"},memo:{type:["string","null"],maxLength:500}}};function ps(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.vcpu===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"vcpu"},message:"must have required property 'vcpu'"};
e===null?e=[r]:e.push(r),t++}if(s.memory_gb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"memory_gb"},message:"must have required property 'memory_gb'"};e===null?e=[r]:e.push(r),t++}if(s.disk_gb===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disk_gb"},message:"mus\
t have required property 'disk_gb'"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){
if(l(r)<1){let n={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/name",schemaPath:"#/p\
roperties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.
vcpu!==void 0){let r=s.vcpu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/vcpu",schemaPath:"#/pro\
perties/vcpu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/vcpu",schemaPath:"#/properties/vcpu/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"\
/vcpu",schemaPath:"#/properties/vcpu/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};
e===null?e=[n]:e.push(n),t++}}}if(s.memory_gb!==void 0){let r=s.memory_gb;if(typeof r=="number"){if(r<0||isNaN(r)){let n={
instancePath:i+"/memory_gb",schemaPath:"#/properties/memory_gb/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!B.validate(r)){let n={instancePath:i+"/memory_gb",schemaPath:"#\
/properties/memory_gb/format",keyword:"format",params:{format:"double"},message:'must match format "double"'};e===null?e=
[n]:e.push(n),t++}}else{let n={instancePath:i+"/memory_gb",schemaPath:"#/properties/memory_gb/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.disk_gb!==void 0){let r=s.disk_gb;if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/disk_gb",schemaPath:"#/properties/disk_gb/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!B.validate(r)){let n={instancePath:i+
"/disk_gb",schemaPath:"#/properties/disk_gb/format",keyword:"format",params:{format:"double"},message:'must match format\
 "double"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/disk_gb",schemaPath:"#/properties/disk_gb/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,
t===0}var Vi={type:"string",enum:["running","stopped","processing","error"]};function ms(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="running"||s==="stopped"||s==="processing"||
s==="error")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,t===0}function W(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must\
 have required property 'status'"};e===null?e=[r]:e.push(r),t++}s.status!==void 0&&(ms(s.status,{instancePath:i+"/status",
parentData:s,parentDataProperty:"status",rootData:o})||(e=e===null?ms.errors:e.concat(ms.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return W.errors=e,t===0}function us(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.uuid===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"uuid"},message:"must have required property 'uuid'"};e===null?e=[r]:e.push(r),t++}if(s.
name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(s.vps_type===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vps_type"},message:"must have required property 'vps_type'"};e===
null?e=[r]:e.push(r),t++}if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.plan===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan"},message:"must have requ\
ired property 'plan'"};e===null?e=[r]:e.push(r),t++}if(s.os===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[r]:e.push(r),t++}if(s.application===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"application"},message:"\
must have required property 'application'"};e===null?e=[r]:e.push(r),t++}if(s.hostname===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"hostname"},message:"must have required property 'hostname'"};e===
null?e=[r]:e.push(r),t++}if(s.reverse_hostname===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"reverse_hostname"},message:"must have required property 'reverse_hostname'"};e===null?e=[r]:e.push(
r),t++}if(s.ip_address===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ip_address"},message:"must have required property 'ip_address'"};e===null?e=[r]:e.push(r),t++}if(s.power===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"power"},message:"must have required p\
roperty 'power'"};e===null?e=[r]:e.push(r),t++}if(s.memo===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"memo"},message:"must have required property 'memo'"};e===null?e=[r]:e.push(r),t++}if(s.
uuid!==void 0&&(Z(s.uuid,{instancePath:i+"/uuid",parentData:s,parentDataProperty:"uuid",rootData:o})||(e=e===null?Z.errors:
e.concat(Z.errors),t=e.length)),s.name!==void 0){let r=s.name;if(typeof r=="string"){if(l(r)<0){let n={instancePath:i+"/\
name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 \
characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.vps_type!==void 0&&(N(s.vps_type,
{instancePath:i+"/vps_type",parentData:s,parentDataProperty:"vps_type",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),
t=e.length)),s.status!==void 0&&(U(s.status,{instancePath:i+"/status",parentData:s,parentDataProperty:"status",rootData:o})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.plan!==void 0&&(ps(s.plan,{instancePath:i+"/plan",parentData:s,parentDataProperty:"\
plan",rootData:o})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length)),s.os!==void 0){let r=s.os;if(typeof r!="strin\
g"&&r!==null){let n={instancePath:i+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type:G.properties.os.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"\
/os",schemaPath:"#/properties/os/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[n]:e.push(n),t++}}if(s.application!==void 0){let r=s.application;if(typeof r!="string"&&r!==null){
let n={instancePath:i+"/application",schemaPath:"#/properties/application/type",keyword:"type",params:{type:G.properties.
application.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+
"/application",schemaPath:"#/properties/application/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.hostname!==void 0){let r=s.hostname;if(typeof r!="string"&&
r!==null){let n={instancePath:i+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type:G.properties.
hostname.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+
"/hostname",schemaPath:"#/properties/hostname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.reverse_hostname!==void 0){let r=s.reverse_hostname;if(typeof r!=
"string"&&r!==null){let n={instancePath:i+"/reverse_hostname",schemaPath:"#/properties/reverse_hostname/type",keyword:"t\
ype",params:{type:G.properties.reverse_hostname.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"string"&&l(r)<1){let n={instancePath:i+"/reverse_hostname",schemaPath:"#/properties/reverse_hostname/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.ip_address!==
void 0){let r=s.ip_address;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/ip_address",schemaPath:"#/properties\
/ip_address/type",keyword:"type",params:{type:G.properties.ip_address.type},message:"must be string,null"};e===null?e=[n]:
e.push(n),t++}if(typeof r=="string"&&!Qt.test(r)){let n={instancePath:i+"/ip_address",schemaPath:"#/properties/ip_addres\
s/pattern",keyword:"pattern",params:{pattern:"^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[\
0-9]{2}|[1-9]?[0-9])$"},message:'must match pattern "^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][\
0-9]|1[0-9]{2}|[1-9]?[0-9])$"'};e===null?e=[n]:e.push(n),t++}}if(s.power!==void 0&&(W(s.power,{instancePath:i+"/power",parentData:s,
parentDataProperty:"power",rootData:o})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.memo!==void 0){let r=s.memo;
if(typeof r!="string"&&r!==null){let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{
type:G.properties.memo.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)>500){
let n={instancePath:i+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit:500},message:"m\
ust NOT have more than 500 characters"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}function ls(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.server===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"serv\
er"},message:"must have required property 'server'"};e===null?e=[r]:e.push(r),t++}s.server!==void 0&&(us(s.server,{instancePath:i+
"/server",parentData:s,parentDataProperty:"server",rootData:o})||(e=e===null?us.errors:e.concat(us.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ls.errors=e,t===0}function ti(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(ls(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ls.
errors:e.concat(ls.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ti.errors=e,t===0}function ys(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.power===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
power"},message:"must have required property 'power'"};e===null?e=[r]:e.push(r),t++}s.power!==void 0&&(W(s.power,{instancePath:i+
"/power",parentData:s,parentDataProperty:"power",rootData:o})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ys.errors=e,t===0}function ii(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(ys(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?ys.
errors:e.concat(ys.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ii.errors=e,t===0}var Fi=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function re(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.Location===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"Location"},message:"must have required property 'Location'"};e===null?e=[r]:e.push(r),t++}if(s.Location!==
void 0){let r=s.Location;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+"/Location",schemaPath:"#/properties/Lo\
cation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),t++}if(!Fi.test(r)){let n={instancePath:i+"/Location",schemaPath:"#/properties/Location/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+
"/Location",schemaPath:"#/properties/Location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),t++}}if(s["X-RateLimit-Limit"]!==void 0){let r=s["X-RateLimit-Limit"];if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Limit",schemaPath:"#/properties/X-RateLimit-Limit/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(
r)){let n={instancePath:i+"/X-RateLimit-Limit",schemaPath:"#/properties/X-RateLimit-Limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"\
/X-RateLimit-Limit",schemaPath:"#/properties/X-RateLimit-Limit/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Remaining"]!==void 0){let r=s["X-RateLimit-\
Remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Remaining",schemaPath:"#/pr\
operties/X-RateLimit-Remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Remaining",schemaPath:"#/proper\
ties/X-RateLimit-Remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/X-RateLimit-Remaining",schemaPath:"#/properties/X-RateLim\
it-Remaining/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(
n),t++}}}if(s["X-RateLimit-Reset"]!==void 0){let r=s["X-RateLimit-Reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let n={
instancePath:i+"/X-RateLimit-Reset",schemaPath:"#/properties/X-RateLimit-Reset/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+
"/X-RateLimit-Reset",schemaPath:"#/properties/X-RateLimit-Reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!E.validate(r)){let n={instancePath:i+"/X-RateLimit-Reset",schemaPath:"\
#/properties/X-RateLimit-Reset/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"'};e===
null?e=[n]:e.push(n),t++}}}if(s["X-RateLimit-Concurrent-Limit"]!==void 0){let r=s["X-RateLimit-Concurrent-Limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Concurrent-Limit",schemaPath:"#/properties/X-RateLimit\
-Concurrent-Limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Concurrent-Limit",schemaPath:"#/properties/X-RateLimit-C\
oncurrent-Limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(
n),t++}if(!c.validate(r)){let n={instancePath:i+"/X-RateLimit-Concurrent-Limit",schemaPath:"#/properties/X-RateLimit-Con\
current-Limit/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[n]:e.push(
n),t++}}}if(s["X-RateLimit-Concurrent-Remaining"]!==void 0){let r=s["X-RateLimit-Concurrent-Remaining"];if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r))){let n={instancePath:i+"/X-RateLimit-Concurrent-Remaining",schemaPath:"#/properties/X-RateLi\
mit-Concurrent-Remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={instancePath:i+"/X-RateLimit-Concurrent-Remaining",schemaPath:"#/pro\
perties/X-RateLimit-Concurrent-Remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/X-RateLimit-Concurrent-Remaining",schemaPath:"\
#/properties/X-RateLimit-Concurrent-Remaining/format",keyword:"format",params:{format:"int32"},message:'must match forma\
t "int32"'};e===null?e=[n]:e.push(n),t++}}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}function ni(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.headers!==
void 0&&(re(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?re.
errors:e.concat(re.errors),t=e.length)),s.body!==void 0){let r={instancePath:i+"/body",schemaPath:"#/properties/body/not",
keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ni.errors=e,
t===0}var Ws={type:"object",required:["id","type","protocol","port","allowed_ip","memo"],properties:{id:{$ref:"description#/co\
mponents/schemas/RuleId"},type:{$ref:"description#/components/schemas/RuleType"},protocol:{oneOf:[{$ref:"description#/co\
mponents/schemas/RuleProtocol"},{type:"null"}]},port:{type:["string","null"],minLength:1,maxLength:11,pattern:"^([1-9][0\
-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-\
9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp"},memo:{
type:["string","null"],maxLength:500}}};function hs(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s))){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[r]:e.push(r),t++}if(typeof s=="number"){if(s<1||isNaN(s)){let r={instancePath:i,schemaPath:"#/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),t++}if(!E.validate(
s)){let r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{format:"int64"},message:'must match format "int\
64"'};e===null?e=[r]:e.push(r),t++}}return hs.errors=e,t===0}var Hi={type:"string",enum:["ssh","web","web_http","mysql",
"postgresql","mail","rdp","custom"]};function fs(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="ssh"||s==="web"||s==="web_http"||s==="mysql"||s==="postgresql"||
s==="mail"||s==="rdp"||s==="custom")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Hi.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}var Zi={
type:"string",enum:["tcp","udp","icmp"]};function cs(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="tcp"||s==="udp"||s==="icmp")){let r={instancePath:i,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Zi.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return cs.errors=e,t===0}var Ui=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/\
(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function ds(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s=="string"){if(l(s)>49){let r={instancePath:i,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:49},message:"must NOT have more than 49 characters"};e===null?
e=[r]:e.push(r),t++}if(l(s)<2){let r={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:2},message:"\
must NOT have fewer than 2 characters"};e===null?e=[r]:e.push(r),t++}if(!Ui.test(s)){let r={instancePath:i,schemaPath:"#\
/pattern",keyword:"pattern",params:{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[\
0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},message:'\
must match pattern "^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(\
/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"'};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return ds.errors=e,t===0}var Ji=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}\
|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$","u");
function Y(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.id===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),t++}if(s.type===void 0){let n={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[n]:e.push(n),t++}if(s.protocol===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"protocol"},message:"must have required property 'protocol'"};e===null?e=[n]:e.push(n),t++}if(s.port===void 0){
let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"port"},message:"must have requ\
ired property 'port'"};e===null?e=[n]:e.push(n),t++}if(s.allowed_ip===void 0){let n={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"allowed_ip"},message:"must have required property 'allowed_ip'"};e===null?
e=[n]:e.push(n),t++}if(s.memo===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
memo"},message:"must have required property 'memo'"};e===null?e=[n]:e.push(n),t++}if(s.id!==void 0&&(hs(s.id,{instancePath:i+
"/id",parentData:s,parentDataProperty:"id",rootData:o})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length)),s.type!==
void 0&&(fs(s.type,{instancePath:i+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?fs.errors:e.
concat(fs.errors),t=e.length)),s.protocol!==void 0){let n=s.protocol,a=t,f=!1,y=null,b=t;cs(n,{instancePath:i+"/protocol",
parentData:s,parentDataProperty:"protocol",rootData:o})||(e=e===null?cs.errors:e.concat(cs.errors),t=e.length);var r=b===
t;r&&(f=!0,y=0);let R=t;if(n!==null){let k={instancePath:i+"/protocol",schemaPath:"#/properties/protocol/oneOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[k]:e.push(k),t++}var r=R===t;if(r&&f?(f=!1,y=[y,1]):r&&(f=
!0,y=1),f)t=a,e!==null&&(a?e.length=a:e=null);else{let k={instancePath:i+"/protocol",schemaPath:"#/properties/protocol/o\
neOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match exactly one schema in oneOf"};e===null?e=[k]:e.push(
k),t++}}if(s.port!==void 0){let n=s.port;if(typeof n!="string"&&n!==null){let a={instancePath:i+"/port",schemaPath:"#/pr\
operties/port/type",keyword:"type",params:{type:Ws.properties.port.type},message:"must be string,null"};e===null?e=[a]:e.
push(a),t++}if(typeof n=="string"){if(l(n)>11){let a={instancePath:i+"/port",schemaPath:"#/properties/port/maxLength",keyword:"\
maxLength",params:{limit:11},message:"must NOT have more than 11 characters"};e===null?e=[a]:e.push(a),t++}if(l(n)<1){let a={
instancePath:i+"/port",schemaPath:"#/properties/port/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}if(!Ji.test(n)){let a={instancePath:i+"/port",schemaPath:"#/p\
roperties/port/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2\
}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},
message:'must match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([\
1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"'};e===null?e=[a]:e.push(a),t++}}}
if(s.allowed_ip!==void 0&&(ds(s.allowed_ip,{instancePath:i+"/allowed_ip",parentData:s,parentDataProperty:"allowed_ip",rootData:o})||
(e=e===null?ds.errors:e.concat(ds.errors),t=e.length)),s.memo!==void 0){let n=s.memo;if(typeof n!="string"&&n!==null){let a={
instancePath:i+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type:Ws.properties.memo.type},message:"\
must be string,null"};e===null?e=[a]:e.push(a),t++}if(typeof n=="string"&&l(n)>500){let a={instancePath:i+"/memo",schemaPath:"\
#/properties/memo/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===
null?e=[a]:e.push(a),t++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),t++}return Y.errors=e,t===0}function gs(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.enabled===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enab\
led'"};e===null?e=[r]:e.push(r),t++}if(s.rules===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[r]:e.push(r),t++}if(s.enabled!==
void 0&&typeof s.enabled!="boolean"){let r={instancePath:i+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rules!==void 0){let r=s.rules;if(Array.
isArray(r)){if(r.length>20){let a={instancePath:i+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{
limit:20},message:"must NOT have more than 20 items"};e===null?e=[a]:e.push(a),t++}let n=r.length;for(let a=0;a<n;a++)Y(
r[a],{instancePath:i+"/rules/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?Y.errors:e.concat(Y.errors),
t=e.length)}else{let n={instancePath:i+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}function bs(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.packet_filter===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"packet_filter"},message:"\
must have required property 'packet_filter'"};e===null?e=[r]:e.push(r),t++}s.packet_filter!==void 0&&(gs(s.packet_filter,
{instancePath:i+"/packet_filter",parentData:s,parentDataProperty:"packet_filter",rootData:o})||(e=e===null?gs.errors:e.concat(
gs.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}function oi(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(bs(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?bs.errors:e.concat(bs.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oi.errors=e,t===0}function _s(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.rule===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rule"},message:"must have required property 'rule'"};e===null?e=[r]:e.push(r),t++}s.rule!==void 0&&(Y(s.rule,{instancePath:i+
"/rule",parentData:s,parentDataProperty:"rule",rootData:o})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return _s.errors=e,t===0}function ai(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}
if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/hea\
ders",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==
void 0&&(_s(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?_s.errors:e.
concat(_s.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ai.errors=e,t===0}var Ts={type:"object",required:["image_id","name","version","type","category","minimum_memory_mb","requires_basic_passwo\
rd","available_for_this_server","unavailable_reason"],properties:{image_id:{$ref:"description#/components/schemas/ImageI\
d"},name:{type:"string",minLength:1},version:{type:["string","null"],minLength:1},type:{type:"string",minLength:1},category:{
type:["string","null"],minLength:1},minimum_memory_mb:{type:"integer",format:"int32",minimum:0},requires_basic_password:{
type:"boolean"},available_for_this_server:{type:"boolean"},unavailable_reason:{type:["string","null"],minLength:1}}};function Ps(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.image_id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"im\
age_id"},message:"must have required property 'image_id'"};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[r]:e.push(r),t++}if(s.version===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),t++}if(s.type===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requ\
ired property 'type'"};e===null?e=[r]:e.push(r),t++}if(s.category===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[r]:
e.push(r),t++}if(s.minimum_memory_mb===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"minimum_memory_mb"},message:"must have required property 'minimum_memory_mb'"};e===null?e=[r]:e.push(r),
t++}if(s.requires_basic_password===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
requires_basic_password"},message:"must have required property 'requires_basic_password'"};e===null?e=[r]:e.push(r),t++}
if(s.available_for_this_server===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
available_for_this_server"},message:"must have required property 'available_for_this_server'"};e===null?e=[r]:e.push(r),
t++}if(s.unavailable_reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
unavailable_reason"},message:"must have required property 'unavailable_reason'"};e===null?e=[r]:e.push(r),t++}if(s.image_id!==
void 0&&(H(s.image_id,{instancePath:i+"/image_id",parentData:s,parentDataProperty:"image_id",rootData:o})||(e=e===null?H.
errors:e.concat(H.errors),t=e.length)),s.name!==void 0){let r=s.name;if(typeof r=="string"){if(l(r)<1){let n={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(s.version!==void 0){let r=s.version;
if(typeof r!="string"&&r!==null){let n={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",
params:{type:Ts.properties.version.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="strin\
g"&&l(r)<1){let n={instancePath:i+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.type!==void 0){let r=s.type;if(typeof r==
"string"){if(l(r)<1){let n={instancePath:i+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:i+"/typ\
e",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),t++}}if(s.category!==void 0){let r=s.category;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/category",
schemaPath:"#/properties/category/type",keyword:"type",params:{type:Ts.properties.category.type},message:"must be string\
,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/category",schemaPath:"#/prop\
erties/category/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),t++}}if(s.minimum_memory_mb!==void 0){let r=s.minimum_memory_mb;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){let n={instancePath:i+"/minimum_memory_mb",schemaPath:"#/properties/minimum_memory_mb/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"){if(r<0||isNaN(r)){let n={
instancePath:i+"/minimum_memory_mb",schemaPath:"#/properties/minimum_memory_mb/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),t++}if(!c.validate(r)){let n={instancePath:i+"/minimum_mem\
ory_mb",schemaPath:"#/properties/minimum_memory_mb/format",keyword:"format",params:{format:"int32"},message:'must match \
format "int32"'};e===null?e=[n]:e.push(n),t++}}}if(s.requires_basic_password!==void 0&&typeof s.requires_basic_password!=
"boolean"){let r={instancePath:i+"/requires_basic_password",schemaPath:"#/properties/requires_basic_password/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.available_for_this_server!==void 0&&
typeof s.available_for_this_server!="boolean"){let r={instancePath:i+"/available_for_this_server",schemaPath:"#/properti\
es/available_for_this_server/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),t++}if(s.unavailable_reason!==void 0){let r=s.unavailable_reason;if(typeof r!="string"&&r!==null){let n={instancePath:i+
"/unavailable_reason",schemaPath:"#/properties/unavailable_reason/type",keyword:"type",params:{type:Ts.properties.unavailable_reason.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"\
/unavailable_reason",schemaPath:"#/properties/unavailable_reason/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,t===0}function vs(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.os_images===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"o\
s_images"},message:"must have required property 'os_images'"};e===null?e=[r]:e.push(r),t++}if(s.os_images!==void 0){let r=s.
os_images;if(Array.isArray(r)){let n=r.length;for(let a=0;a<n;a++)Ps(r[a],{instancePath:i+"/os_images/"+a,parentData:r,parentDataProperty:a,
rootData:o})||(e=e===null?Ps.errors:e.concat(Ps.errors),t=e.length)}else{let n={instancePath:i+"/os_images",schemaPath:"\
#/properties/os_images/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return vs.errors=e,t===0}function pi(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'"};e===null?
e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+
"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),
s.body!==void 0&&(vs(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?vs.
errors:e.concat(vs.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pi.errors=e,t===0}var Os={type:"object",required:["status","image_id","os","installed_at"],properties:{status:{$ref:"description#/componen\
ts/schemas/ReinstallState"},image_id:{type:["string","null"],minLength:1},os:{type:["string","null"],minLength:1},installed_at:{
type:["string","null"],pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0\
-9]$"}}},Wi={type:"string",enum:["rebuilding","configuring","completed","error"]};function qs(s,{instancePath:i="",parentData:m,
parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(typeof s!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="rebuilding"||s==="configur\
ing"||s==="completed"||s==="error")){let r={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wi.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return qs.errors=e,t===0}function ws(s,{
instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stat\
us"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(s.image_id===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image_id"},message:"must have required property 'ima\
ge_id'"};e===null?e=[r]:e.push(r),t++}if(s.os===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[r]:e.push(r),t++}if(s.installed_at===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"installed_at"},message:"\
must have required property 'installed_at'"};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0&&(qs(s.status,{instancePath:i+
"/status",parentData:s,parentDataProperty:"status",rootData:o})||(e=e===null?qs.errors:e.concat(qs.errors),t=e.length)),
s.image_id!==void 0){let r=s.image_id;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/image_id",schemaPath:"#/p\
roperties/image_id/type",keyword:"type",params:{type:Os.properties.image_id.type},message:"must be string,null"};e===null?
e=[n]:e.push(n),t++}if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/image_id",schemaPath:"#/properties/image_id/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
t++}}if(s.os!==void 0){let r=s.os;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/os",schemaPath:"#/properties/\
os/type",keyword:"type",params:{type:Os.properties.os.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}
if(typeof r=="string"&&l(r)<1){let n={instancePath:i+"/os",schemaPath:"#/properties/os/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}}if(s.installed_at!==void 0){let r=s.
installed_at;if(typeof r!="string"&&r!==null){let n={instancePath:i+"/installed_at",schemaPath:"#/properties/installed_a\
t/type",keyword:"type",params:{type:Os.properties.installed_at.type},message:"must be string,null"};e===null?e=[n]:e.push(
n),t++}if(typeof r=="string"&&!Xs.test(r)){let n={instancePath:i+"/installed_at",schemaPath:"#/properties/installed_at/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0\
-9]:[0-5][0-9]$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-\
5][0-9]:[0-5][0-9]$"'};e===null?e=[n]:e.push(n),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}function ks(s,{instancePath:i="",
parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.os_reinstall===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"os_reinstall"},message:"\
must have required property 'os_reinstall'"};e===null?e=[r]:e.push(r),t++}s.os_reinstall!==void 0&&(ws(s.os_reinstall,{instancePath:i+
"/os_reinstall",parentData:s,parentDataProperty:"os_reinstall",rootData:o})||(e=e===null?ws.errors:e.concat(ws.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}function mi(s,{instancePath:i="",parentData:m,parentDataProperty:p,
rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'head\
ers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&
(u(s.headers,{instancePath:i+"/headers",parentData:s,parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),t=e.length)),s.body!==void 0&&(ks(s.body,{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||
(e=e===null?ks.errors:e.concat(ks.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mi.errors=e,t===0}function Ds(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.os_reinstall===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"os_reinstall"},message:"must have required property 'os_reinstall'"};e===null?e=[r]:e.push(r),t++}if(s.
os_reinstall!==void 0&&typeof s.os_reinstall!="boolean"){let r={instancePath:i+"/os_reinstall",schemaPath:"#/properties/\
os_reinstall/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ds.errors=e,t===0}function js(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.protection===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"protection"},message:"must have required property 'protection'"};
e===null?e=[r]:e.push(r),t++}s.protection!==void 0&&(Ds(s.protection,{instancePath:i+"/protection",parentData:s,parentDataProperty:"\
protection",rootData:o})||(e=e===null?Ds.errors:e.concat(Ds.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,
t===0}function ui(s,{instancePath:i="",parentData:m,parentDataProperty:p,rootData:o=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.headers===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"headers"},message:"must have required property 'headers'"};e===null?e=[r]:e.push(r),t++}if(s.body===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'"};e===null?e=[r]:e.push(r),t++}s.headers!==void 0&&(u(s.headers,{instancePath:i+"/headers",parentData:s,
parentDataProperty:"headers",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),s.body!==void 0&&(js(s.body,
{instancePath:i+"/body",parentData:s,parentDataProperty:"body",rootData:o})||(e=e===null?js.errors:e.concat(js.errors),t=
e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ui.errors=e,t===0}var Qi={getApiKey_200_headers:u,getApiKey_200:Ys,getApiKey_400:Gs,
getApiKey_429_headers:ee,getApiKey_429:Bs,listLogs_200:Qs,listHostingPlans_200:et,listHostingServers_200:rt,orderHostingServer_200:st,
getHostingSignupStatus_200:tt,getHostingMemo_200:it,updateHostingMemo_200:nt,getServerInfo_200:ot,getServerUsage_200:at,
getSshSettings_200:pt,updateSshSettings_200:mt,listSshKeys_200:ut,createSshKey_200:lt,listDomains_200:yt,createDomain_200:ht,
getDomain_200:ft,listSubdomains_200:ct,createSubdomain_200:dt,listSslCertificates_200:gt,listDnsRecords_200:bt,createDnsRecord_200:_t,
listPhpVersions_200:Pt,listCronJobs_200:vt,createCronJob_200:qt,updateCronJob_200:wt,listMailAccounts_200:Dt,createMailAccount_200:jt,
getMailAccount_200:Lt,getMailForwarding_200:At,listMailFilters_200:$t,createMailFilter_200:Nt,getSpamFilter_200:Rt,updateSpamFilter_200:Et,
listAutoReplies_200:xt,createAutoReply_200:Tt,getAutoReply_200:Ot,getSmtpAbroadRestriction_200:Xt,listDkimSettings_200:St,
getDkimSetting_200:zt,listDmarcSettings_200:Ct,listSpfRecords_200:Kt,createSpfRecord_200:Mt,listWordPressSites_200:It,installWordPress_200:Vt,
listDatabases_200:Ft,createDatabase_200:Ht,listDatabaseUsers_200:Zt,createDatabaseUser_200:Ut,listDatabaseGrants_200:Jt,
listFtpAccounts_200:Wt,createFtpAccount_200:Yt,getAccessLog_200:Gt,listVpsPlans_200:Bt,listVpsServers_200:ei,orderVps_200:ri,
getVpsSignupStatus_200:si,getVpsServer_200:ti,getVpsPower_200:ii,startVps_202_headers:re,startVps_202:ni,getPacketFilter_200:oi,
createPacketFilterRule_200:ai,listVpsOsImages_200:pi,getVpsReinstall_200:mi,getVpsProtection_200:ui};export{Qi as default};
