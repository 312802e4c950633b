// Generated from the description by tools/make/generate. Do not edit.
var Aa=(r,p)=>()=>{try{return p||r((p={exports:{}}).exports,p),p.exports}catch(m){throw p=0,m}};var La=Aa(pa=>{"use strict";Object.defineProperty(pa,"__esModule",{value:!0});function $a(r){let p=r.length,m=0,o=0,a;for(;o<
p;)m++,a=r.charCodeAt(o++),a>=55296&&a<=56319&&o<p&&(a=r.charCodeAt(o),(a&64512)===56320&&o++);return m}pa.default=$a;$a.
code='require("ajv/dist/runtime/ucs2length").default'});var Pt=Aa(oe=>{"use strict";Object.defineProperty(oe,"__esModule",{value:!0});oe.formatNames=oe.fastFormats=oe.fullFormats=
void 0;function ie(r,p){return{validate:r,compare:p}}oe.fullFormats={date:ie(Ta,oa),time:ie(aa(!0),ma),"date-time":ie(Na(
!0),Ra),"iso-time":ie(aa(),xa),"iso-date-time":ie(Na(),Ka),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:No,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:zo,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:Oo,int32:{type:"number",validate:xo},int64:{type:"number",validate:Ro},float:{type:"number",validate:Ea},double:{type:"\
number",validate:Ea},password:!0,binary:!0};oe.fastFormats={...oe.fullFormats,date:ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,oa),time:ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ma),"date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ra),"iso-time":ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,xa),"iso-date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ka),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
oe.formatNames=Object.keys(oe.fullFormats);function Do(r){return r%4===0&&(r%100!==0||r%400===0)}var jo=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ao=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Ta(r){let p=jo.exec(r);if(!p)return!1;let m=+p[1],o=+p[2],a=+p[3];return o>=
1&&o<=12&&a>=1&&a<=(o===2&&Do(m)?29:Ao[o])}function oa(r,p){if(r&&p)return r>p?1:r<p?-1:0}var na=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function aa(r){return function(m){let o=na.exec(m);if(!o)return!1;let a=+o[1],e=+o[2],t=+o[3],s=o[4],n=o[5]==="-"?-1:1,c=+(o[6]||
0),ae=+(o[7]||0);if(c>23||ae>59||r&&!s)return!1;if(a<=23&&e<=59&&t<60)return!0;let se=e-ae*n,j=a-c*n-(se<0?1:0);return(j===
23||j===-1)&&(se===59||se===-1)&&t<61}}function ma(r,p){if(!(r&&p))return;let m=new Date("2020-01-01T"+r).valueOf(),o=new Date(
"2020-01-01T"+p).valueOf();if(m&&o)return m-o}function xa(r,p){if(!(r&&p))return;let m=na.exec(r),o=na.exec(p);if(m&&o)return r=
m[1]+m[2]+m[3],p=o[1]+o[2]+o[3],r>p?1:r<p?-1:0}var ia=/t|\s/i;function Na(r){let p=aa(r);return function(o){let a=o.split(
ia);return a.length===2&&Ta(a[0])&&p(a[1])}}function Ra(r,p){if(!(r&&p))return;let m=new Date(r).valueOf(),o=new Date(p).
valueOf();if(m&&o)return m-o}function Ka(r,p){if(!(r&&p))return;let[m,o]=r.split(ia),[a,e]=p.split(ia),t=oa(m,a);if(t!==
void 0)return t||ma(o,e)}var $o=/\/|:/,Lo=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function No(r){return $o.test(r)&&Lo.test(r)}var Oa=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Oo(r){return Oa.lastIndex=0,Oa.test(r)}var Eo=-(2**31),To=2**31-1;function xo(r){return Number.isInteger(r)&&r<=
To&&r>=Eo}function Ro(r){return Number.isInteger(r)}function Ea(){return!0}var Ko=/[^\\]\\Z/;function zo(r){if(Ko.test(r))
return!1;try{return new RegExp(r),!0}catch{return!1}}});var wt={type:"object",required:["server"],properties:{server:{$ref:"description#/components/schemas/HostingOrderServer"}}},
P={type:"object",required:["servername","server_id","plan_id","period","status","expiry_date","auto_renew"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},plan_id:{$ref:"\
description#/components/schemas/HostingPlanId"},period:{type:"integer",format:"int32",minimum:1,maximum:60},status:{$ref:"\
description#/components/schemas/HostingOrderStatus"},expiry_date:{type:["string","null"],format:"date"},auto_renew:{type:"\
boolean"}}},y={type:"string",minLength:1},u=La().default;function Ot(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return Ot.errors=e,t===0}var Mr={type:"string",
minLength:1,maxLength:64};function is(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)>64){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:Mr,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){
let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:Mr,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:Mr.type,parentSchema:Mr,data:r};e===null?e=[s]:e.push(
s),t++}return is.errors=e,t===0}var xs={type:"string",enum:["active","setup_pending"]};function Et(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:xs.type,parentSchema:xs,data:r};e===null?e=
[s]:e.push(s),t++}if(!(r==="active"||r==="setup_pending")){let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:xs.enum},message:"must be equal to one of the allowed values",schema:xs.enum,parentSchema:xs,data:r};e===null?
e=[s]:e.push(s),t++}return Et.errors=e,t===0}var I=Pt().fullFormats.int32,Ua=Pt().fullFormats.date;function Tt(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"\
must have required property 'servername'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.server_id===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"server_id"},message:"m\
ust have required property 'server_id'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.plan_id===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"mus\
t have required property 'plan_id'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.period===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must\
 have required property 'period'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have re\
quired property 'status'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.expiry_date===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiry_date"},message:"must ha\
ve required property 'expiry_date'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.auto_renew===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_renew"},message:"\
must have required property 'auto_renew'",schema:P.required,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}if(r.servername!==
void 0&&(Ot(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===
null?Ot.errors:e.concat(Ot.errors),t=e.length)),r.server_id!==void 0){let s=r.server_id;if(typeof s=="string"){if(u(s)<1){
let n={instancePath:p+"/server_id",schemaPath:"#/properties/server_id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:P.properties.server_id,data:s};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:p+"/server_id",schemaPath:"#/properties/server_id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:P.properties.server_id.type,parentSchema:P.properties.server_id,data:s};e===null?e=[n]:e.push(n),
t++}}if(r.plan_id!==void 0&&(is(r.plan_id,{instancePath:p+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:a})||
(e=e===null?is.errors:e.concat(is.errors),t=e.length)),r.period!==void 0){let s=r.period;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let n={instancePath:p+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:P.properties.period.type,parentSchema:P.properties.period,data:s};e===null?e=[n]:e.push(
n),t++}if(typeof s=="number"){if(s>60||isNaN(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60",schema:60,parentSchema:P.properties.period,data:s};
e===null?e=[n]:e.push(n),t++}if(s<1||isNaN(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:P.properties.period,data:s};
e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/format",
keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"int32",parentSchema:P.properties.period,
data:s};e===null?e=[n]:e.push(n),t++}}}if(r.status!==void 0&&(Et(r.status,{instancePath:p+"/status",parentData:r,parentDataProperty:"\
status",rootData:a})||(e=e===null?Et.errors:e.concat(Et.errors),t=e.length)),r.expiry_date!==void 0){let s=r.expiry_date;
if(typeof s!="string"&&s!==null){let n={instancePath:p+"/expiry_date",schemaPath:"#/properties/expiry_date/type",keyword:"\
type",params:{type:P.properties.expiry_date.type},message:"must be string,null",schema:P.properties.expiry_date.type,parentSchema:P.
properties.expiry_date,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&!Ua.validate(s)){let n={instancePath:p+
"/expiry_date",schemaPath:"#/properties/expiry_date/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"',schema:"date",parentSchema:P.properties.expiry_date,data:s};e===null?e=[n]:e.push(n),t++}}if(r.auto_renew!==
void 0){let s=r.auto_renew;if(typeof s!="boolean"){let n={instancePath:p+"/auto_renew",schemaPath:"#/properties/auto_ren\
ew/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:P.properties.auto_renew.type,parentSchema:P.
properties.auto_renew,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:P.type,parentSchema:P,data:r};e===null?e=[s]:e.push(s),t++}return Tt.
errors=e,t===0}function xt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.server===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"server"},message:"must have required property 'server'",schema:wt.required,parentSchema:wt,
data:r};e===null?e=[s]:e.push(s),t++}r.server!==void 0&&(Tt(r.server,{instancePath:p+"/server",parentData:r,parentDataProperty:"\
server",rootData:a})||(e=e===null?Tt.errors:e.concat(Tt.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:wt.type,parentSchema:wt,data:r};e===null?e=[s]:
e.push(s),t++}return xt.errors=e,t===0}function Wa(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;return xt(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?xt.errors:e.concat(
xt.errors),t=e.length),Wa.errors=e,t===0}var G={type:"object",required:["dry_run","total_price"],properties:{dry_run:{type:"boolean",const:!0},total_price:{type:"\
integer",format:"int32",minimum:0}}};function Rt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.dry_run===void 0){let s={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"dry_run"},message:"must have required property 'dry_run'",schema:G.
required,parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}if(r.total_price===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total_price"},message:"must have required property 'total_price'",
schema:G.required,parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}if(r.dry_run!==void 0){let s=r.dry_run;if(typeof s!=
"boolean"){let n={instancePath:p+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:G.properties.dry_run.type,parentSchema:G.properties.dry_run,data:s};e===null?e=[n]:e.push(
n),t++}if(s!==!0){let n={instancePath:p+"/dry_run",schemaPath:"#/properties/dry_run/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant",schema:!0,parentSchema:G.properties.dry_run,data:s};e===null?e=[n]:e.push(n),t++}}if(r.
total_price!==void 0){let s=r.total_price;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/total_pri\
ce",schemaPath:"#/properties/total_price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:G.
properties.total_price.type,parentSchema:G.properties.total_price,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="num\
ber"){if(s<0||isNaN(s)){let n={instancePath:p+"/total_price",schemaPath:"#/properties/total_price/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:G.properties.total_price,data:s};e===
null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/total_price",schemaPath:"#/properties/total_price/fo\
rmat",keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"int32",parentSchema:G.properties.
total_price,data:s};e===null?e=[n]:e.push(n),t++}}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}return Rt.errors=
e,t===0}function Ja(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return Rt(r,
{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Rt.errors:e.concat(Rt.errors),t=e.length),Ja.
errors=e,t===0}var k={type:"object",additionalProperties:!1,required:["public_key"],properties:{public_key:{type:"string",minLength:1},
generate:{type:"boolean",const:!1},label:{type:"string",minLength:1}}};function Kt(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.public_key===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"public_key"},message:"must have required property 'p\
ublic_key'",schema:k.required,parentSchema:k,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="public_key"||
s==="generate"||s==="label")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:r};e===null?e=[n]:e.push(
n),t++}if(r.public_key!==void 0){let s=r.public_key;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/public_key",
schemaPath:"#/properties/public_key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:k.properties.public_key,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/public_key",schemaPath:"#/properties/public_key/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.
properties.public_key.type,parentSchema:k.properties.public_key,data:s};e===null?e=[n]:e.push(n),t++}}if(r.generate!==void 0){
let s=r.generate;if(typeof s!="boolean"){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.generate.type,parentSchema:k.properties.generate,
data:s};e===null?e=[n]:e.push(n),t++}if(s!==!1){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/cons\
t",keyword:"const",params:{allowedValue:!1},message:"must be equal to constant",schema:!1,parentSchema:k.properties.generate,
data:s};e===null?e=[n]:e.push(n),t++}}if(r.label!==void 0){let s=r.label;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+
"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:k.properties.label,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
label.type,parentSchema:k.properties.label,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:r};e===null?e=[
s]:e.push(s),t++}return Kt.errors=e,t===0}function Ga(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;return Kt(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Kt.errors:e.concat(
Kt.errors),t=e.length),Ga.errors=e,t===0}var N={type:"object",additionalProperties:!1,required:["generate"],properties:{generate:{type:"boolean",const:!0},label:{
type:"string",minLength:1}}};function zt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.generate===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"generate"},message:"must have required property 'generate'",schema:N.required,parentSchema:N,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="generate"||s==="label")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:N,data:r};e===null?e=[n]:e.push(n),t++}if(r.generate!==void 0){let s=r.generate;if(typeof s!=
"boolean"){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean",schema:N.properties.generate.type,parentSchema:N.properties.generate,data:s};e===null?e=[n]:
e.push(n),t++}if(s!==!0){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant",schema:!0,parentSchema:N.properties.generate,data:s};e===null?e=[n]:
e.push(n),t++}}if(r.label!==void 0){let s=r.label;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/label",schemaPath:"\
#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:N.properties.label,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/label",schemaPath:"#/\
properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.label.type,parentSchema:N.
properties.label,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:r};e===null?e=[s]:e.push(s),t++}return zt.errors=
e,t===0}function Ya(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return zt(r,
{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?zt.errors:e.concat(zt.errors),t=e.length),Ya.
errors=e,t===0}var Z={type:"object",required:["hostname","type","content"],properties:{hostname:{type:"string",minLength:1},type:{type:"\
string",minLength:1},content:{type:"string",minLength:1}}};function Zt(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.hostname===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"hostname"},message:"must have required property 'hos\
tname'",schema:Z.required,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.type===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",
schema:Z.required,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.content===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'",schema:Z.
required,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.hostname!==void 0){let s=r.hostname;if(typeof s=="stri\
ng"){if(u(s)<1){let n={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Z.properties.hostname,data:s};e===null?e=
[n]:e.push(n),t++}}else{let n={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Z.properties.hostname.type,parentSchema:Z.properties.hostname,data:s};e===
null?e=[n]:e.push(n),t++}}if(r.type!==void 0){let s=r.type;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/typ\
e",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters",schema:1,parentSchema:Z.properties.type,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.type.
type,parentSchema:Z.properties.type,data:s};e===null?e=[n]:e.push(n),t++}}if(r.content!==void 0){let s=r.content;if(typeof s==
"string"){if(u(s)<1){let n={instancePath:p+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Z.properties.content,data:s};e===null?e=[
n]:e.push(n),t++}}else{let n={instancePath:p+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Z.properties.content.type,parentSchema:Z.properties.content,data:s};e===null?e=
[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:Z.type,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}return Zt.errors=e,t===0}function Ba(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return Zt(r,{instancePath:p,parentData:m,parentDataProperty:o,
rootData:a})||(e=e===null?Zt.errors:e.concat(Zt.errors),t=e.length),Ba.errors=e,t===0}var za={type:"null"};function Xa(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r!==null){let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"null"},message:"must be null",schema:za.type,parentSchema:za,data:r};e===
null?e=[s]:e.push(s),t++}return Xa.errors=e,t===0}var tr={type:"object",additionalProperties:!1,required:["action"],properties:{action:{$ref:"description#/components/sche\
mas/PresetSpfAction"}}},Rs={type:"string",enum:["reset","enable_gmail"]};function os(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Rs.type,parentSchema:Rs,data:r};e===null?e=[s]:e.push(s),t++}if(!(r==="re\
set"||r==="enable_gmail")){let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Rs.enum},message:"\
must be equal to one of the allowed values",schema:Rs.enum,parentSchema:Rs,data:r};e===null?e=[s]:e.push(s),t++}return os.
errors=e,t===0}function Mt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.action===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"action"},message:"must have required property 'action'",schema:tr.required,parentSchema:tr,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="action"){let n={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:tr,data:r};e===null?e=[n]:e.push(n),t++}r.action!==void 0&&(os(r.action,{instancePath:p+"/action",parentData:r,
parentDataProperty:"action",rootData:a})||(e=e===null?os.errors:e.concat(os.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tr.type,parentSchema:tr,data:r};
e===null?e=[s]:e.push(s),t++}return Mt.errors=e,t===0}function Qa(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;return Mt(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?
Mt.errors:e.concat(Mt.errors),t=e.length),Qa.errors=e,t===0}var K={type:"object",additionalProperties:!1,required:["action","spf_record"],properties:{action:{$ref:"description#/com\
ponents/schemas/CustomSpfAction"},spf_record:{type:"string",minLength:1}}},Ks={type:"string",enum:["custom"]};function ms(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ks.type,parentSchema:Ks,data:r};
e===null?e=[s]:e.push(s),t++}if(r!=="custom"){let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ks.
enum},message:"must be equal to one of the allowed values",schema:Ks.enum,parentSchema:Ks,data:r};e===null?e=[s]:e.push(
s),t++}return ms.errors=e,t===0}function Ht(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.action===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"action"},message:"must have required property 'action'",schema:K.required,parentSchema:K,
data:r};e===null?e=[s]:e.push(s),t++}if(r.spf_record===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"spf_record"},message:"must have required property 'spf_record'",schema:K.required,parentSchema:K,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="action"||s==="spf_record")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:K,data:r};e===null?e=[n]:e.push(n),t++}if(r.action!==void 0&&(ms(r.action,{instancePath:p+
"/action",parentData:r,parentDataProperty:"action",rootData:a})||(e=e===null?ms.errors:e.concat(ms.errors),t=e.length)),
r.spf_record!==void 0){let s=r.spf_record;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/spf_record",schemaPath:"\
#/properties/spf_record/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:K.properties.spf_record,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/spf_rec\
ord",schemaPath:"#/properties/spf_record/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.
spf_record.type,parentSchema:K.properties.spf_record,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.type,parentSchema:K,data:r};e===null?e=[
s]:e.push(s),t++}return Ht.errors=e,t===0}function ei(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;return Ht(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Ht.errors:e.concat(
Ht.errors),t=e.length),ei.errors=e,t===0}var _t={type:"object",required:["server"],properties:{server:{$ref:"description#/components/schemas/VpsSignupServer"}}},
$={type:"object",required:["id","uuid","name","status","expiry_date"],properties:{id:{$ref:"description#/components/sche\
mas/ServiceCode"},uuid:{type:["string","null"],minLength:1},name:{type:"string",minLength:1},status:{$ref:"description#/\
components/schemas/VpsSignupStatus"},expiry_date:{type:["string","null"],format:"date"}}},Hr={type:"integer",format:"int\
64",minimum:1},ta=Pt().fullFormats.int64;function It(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Hr.type,parentSchema:Hr,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"){if(r<1||isNaN(r)){let s={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:Hr,data:r};e===null?e=[s]:e.push(s),t++}if(!ta.validate(r)){let s={instancePath:p,
schemaPath:"#/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"',schema:"int64",parentSchema:Hr,
data:r};e===null?e=[s]:e.push(s),t++}}return It.errors=e,t===0}var zs={type:"string",enum:["active","building","setup_pe\
nding"]};function Ct(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r!=
"string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:zs.
type,parentSchema:zs,data:r};e===null?e=[s]:e.push(s),t++}if(!(r==="active"||r==="building"||r==="setup_pending")){let s={
instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zs.enum},message:"must be equal to one of the al\
lowed values",schema:zs.enum,parentSchema:zs,data:r};e===null?e=[s]:e.push(s),t++}return Ct.errors=e,t===0}function Ft(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:$.required,parentSchema:$,data:r};e===null?e=[s]:e.push(s),t++}if(r.uuid===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must have requ\
ired property 'uuid'",schema:$.required,parentSchema:$,data:r};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",
schema:$.required,parentSchema:$,data:r};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:$.
required,parentSchema:$,data:r};e===null?e=[s]:e.push(s),t++}if(r.expiry_date===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"expiry_date"},message:"must have required property 'expiry_date'",
schema:$.required,parentSchema:$,data:r};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&(It(r.id,{instancePath:p+"/id",parentData:r,
parentDataProperty:"id",rootData:a})||(e=e===null?It.errors:e.concat(It.errors),t=e.length)),r.uuid!==void 0){let s=r.uuid;
if(typeof s!="string"&&s!==null){let n={instancePath:p+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{
type:$.properties.uuid.type},message:"must be string,null",schema:$.properties.uuid.type,parentSchema:$.properties.uuid,
data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&u(s)<1){let n={instancePath:p+"/uuid",schemaPath:"#/properti\
es/uuid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.uuid,data:s};e===null?e=[n]:e.push(n),t++}}if(r.name!==void 0){let s=r.name;if(typeof s=="string"){if(u(s)<1){
let n={instancePath:p+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",schema:1,parentSchema:$.properties.name,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={
instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:$.properties.name.type,parentSchema:$.properties.name,data:s};e===null?e=[n]:e.push(n),t++}}if(r.status!==void 0&&
(Ct(r.status,{instancePath:p+"/status",parentData:r,parentDataProperty:"status",rootData:a})||(e=e===null?Ct.errors:e.concat(
Ct.errors),t=e.length)),r.expiry_date!==void 0){let s=r.expiry_date;if(typeof s!="string"&&s!==null){let n={instancePath:p+
"/expiry_date",schemaPath:"#/properties/expiry_date/type",keyword:"type",params:{type:$.properties.expiry_date.type},message:"\
must be string,null",schema:$.properties.expiry_date.type,parentSchema:$.properties.expiry_date,data:s};e===null?e=[n]:e.
push(n),t++}if(typeof s=="string"&&!Ua.validate(s)){let n={instancePath:p+"/expiry_date",schemaPath:"#/properties/expiry\
_date/format",keyword:"format",params:{format:"date"},message:'must match format "date"',schema:"date",parentSchema:$.properties.
expiry_date,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:r};e===null?e=[s]:e.push(s),t++}return Ft.errors=
e,t===0}function Vt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.server===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"server"},message:"must have required property 'server'",schema:_t.required,parentSchema:_t,data:r};e===
null?e=[s]:e.push(s),t++}r.server!==void 0&&(Ft(r.server,{instancePath:p+"/server",parentData:r,parentDataProperty:"serv\
er",rootData:a})||(e=e===null?Ft.errors:e.concat(Ft.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:_t.type,parentSchema:_t,data:r};e===null?e=[s]:e.push(
s),t++}return Vt.errors=e,t===0}function ri(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;return Vt(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Vt.errors:e.concat(Vt.errors),
t=e.length),ri.errors=e,t===0}var pr={type:"string",enum:["tcp","udp","icmp"]};function Ut(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:pr.type,parentSchema:pr,data:r};e===null?e=[s]:e.push(s),t++}if(!(r==="tcp"||r==="udp"||r==="icmp")){
let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to one of\
 the allowed values",schema:pr.enum,parentSchema:pr,data:r};e===null?e=[s]:e.push(s),t++}return Ut.errors=e,t===0}function si(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return Ut(r,{instancePath:p,parentData:m,
parentDataProperty:o,rootData:a})||(e=e===null?Ut.errors:e.concat(Ut.errors),t=e.length),si.errors=e,t===0}var nr={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/components/schemas/\
PresetRuleType"}}},Zs={type:"string",enum:["ssh","web","web_http","mysql","postgresql","mail","rdp"]};function us(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Zs.type,parentSchema:Zs,data:r};e===null?e=
[s]:e.push(s),t++}if(!(r==="ssh"||r==="web"||r==="web_http"||r==="mysql"||r==="postgresql"||r==="mail"||r==="rdp")){let s={
instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Zs.enum},message:"must be equal to one of the al\
lowed values",schema:Zs.enum,parentSchema:Zs,data:r};e===null?e=[s]:e.push(s),t++}return us.errors=e,t===0}function Wt(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'",schema:nr.required,parentSchema:nr,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(s!=="type"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:nr,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&
(us(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?us.errors:e.concat(us.
errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:nr.type,parentSchema:nr,data:r};e===null?e=[s]:e.push(s),t++}return Wt.errors=e,t===0}function ti(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return Wt(r,{instancePath:p,parentData:m,parentDataProperty:o,
rootData:a})||(e=e===null?Wt.errors:e.concat(Wt.errors),t=e.length),ti.errors=e,t===0}var D={type:"object",additionalProperties:!1,required:["type","protocol","port"],properties:{type:{$ref:"description#/co\
mponents/schemas/CustomRuleType"},protocol:{$ref:"description#/components/schemas/PortProtocol"},port:{$ref:"description\
#/components/schemas/PortRange"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp",default:"all"},memo:{$ref:"\
description#/components/schemas/Memo"}}},Ms={type:"string",enum:["custom"]};function z(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Ms.type,parentSchema:Ms,data:r};e===null?e=[s]:e.push(s),t++}
if(r!=="custom"){let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ms.enum},message:"must b\
e equal to one of the allowed values",schema:Ms.enum,parentSchema:Ms,data:r};e===null?e=[s]:e.push(s),t++}return z.errors=
e,t===0}var Hs={type:"string",enum:["tcp","udp"]};function ar(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Hs.type,parentSchema:Hs,data:r};e===null?e=[s]:e.push(s),t++}if(!(r==="tcp"||r==="udp")){let s={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Hs.enum},message:"must be equal to one of the allowed values",schema:Hs.
enum,parentSchema:Hs,data:r};e===null?e=[s]:e.push(s),t++}return ar.errors=e,t===0}var Is={type:"string",description:"On\
e port from 1 to 65535, or a range `min-max`.",minLength:1,maxLength:11,pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][\
0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2]\
[0-9]|6553[0-5]))?$"},Zo=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0\
-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$","u");function O(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>11){let s={instancePath:p,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:11},message:"must NOT have more than 11 characters",schema:11,
parentSchema:Is,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Is,data:r};e===null?e=
[s]:e.push(s),t++}if(!Zo.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^([1-9\
][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4]\
[0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},message:'must match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-\
4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0\
-2][0-9]|6553[0-5]))?$"',schema:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])\
(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$",parentSchema:Is,data:r};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:Is.type,parentSchema:Is,data:r};e===null?e=[s]:e.push(s),t++}return O.errors=e,t===0}var Cs={type:"\
string",description:"`all`, or the source IP address or CIDR block to allow.",minLength:2,maxLength:49,pattern:"^(all|(2\
5[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A\
-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},Mo=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-\
9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-\
8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function E(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r=="string"){if(u(r)>49){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:49},message:"must NOT have more than 49 characters",schema:49,parentSchema:Cs,data:r};e===null?e=[s]:e.push(s),t++}
if(u(r)<2){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fe\
wer than 2 characters",schema:2,parentSchema:Cs,data:r};e===null?e=[s]:e.push(s),t++}if(!Mo.test(r)){let s={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2\
[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0\
-9]))?)$"},message:'must match pattern "^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{\
2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"',schema:"\
^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9])\
)?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$",parentSchema:Cs,data:r};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Cs.
type,parentSchema:Cs,data:r};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}var vt={type:"string",minLength:0,maxLength:500};
function h(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){
if(u(r)>500){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT hav\
e more than 500 characters",schema:500,parentSchema:vt,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<0){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,parentSchema:vt,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:vt.type,parentSchema:vt,data:r};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}function Jt(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'",schema:D.required,parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}if(r.
protocol===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},
message:"must have required property 'protocol'",schema:D.required,parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}if(r.
port===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"port"},message:"\
must have required property 'port'",schema:D.required,parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="type"||s==="protocol"||s==="port"||s==="allowed_ip"||s==="memo")){let n={instancePath:p,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",
schema:!1,parentSchema:D,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&(z(r.type,{instancePath:p+"/type",parentData:r,
parentDataProperty:"type",rootData:a})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),r.protocol!==void 0&&(ar(r.
protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:a})||(e=e===null?ar.errors:e.concat(
ar.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+"/port",parentData:r,parentDataProperty:"port",rootData:a})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",
parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==
void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:D.type,parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}return Jt.errors=e,t===0}function pi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return Jt(r,{instancePath:p,parentData:m,parentDataProperty:o,
rootData:a})||(e=e===null?Jt.errors:e.concat(Jt.errors),t=e.length),pi.errors=e,t===0}var R={type:"object",additionalProperties:!1,required:["type","protocol"],properties:{type:{$ref:"description#/component\
s/schemas/CustomRuleType"},protocol:{$ref:"description#/components/schemas/IcmpProtocol"},port:{$ref:"description#/compo\
nents/schemas/PortRange"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp",default:"all"},memo:{$ref:"descri\
ption#/components/schemas/Memo"}}},Fs={type:"string",enum:["icmp"]};function ir(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Fs.type,parentSchema:Fs,data:r};e===null?e=[s]:e.push(s),t++}if(r!=="icmp"){
let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Fs.enum},message:"must be equal to one of\
 the allowed values",schema:Fs.enum,parentSchema:Fs,data:r};e===null?e=[s]:e.push(s),t++}return ir.errors=e,t===0}function Gt(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'",schema:R.required,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}if(r.
protocol===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},
message:"must have required property 'protocol'",schema:R.required,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="type"||s==="protocol"||s==="port"||s==="allowed_ip"||s==="memo")){let n={instancePath:p,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",
schema:!1,parentSchema:R,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&(z(r.type,{instancePath:p+"/type",parentData:r,
parentDataProperty:"type",rootData:a})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),r.protocol!==void 0&&(ir(r.
protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:a})||(e=e===null?ir.errors:e.concat(
ir.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+"/port",parentData:r,parentDataProperty:"port",rootData:a})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",
parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==
void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:R.type,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}return Gt.errors=e,t===0}function ni(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;return Gt(r,{instancePath:p,parentData:m,parentDataProperty:o,
rootData:a})||(e=e===null?Gt.errors:e.concat(Gt.errors),t=e.length),ni.errors=e,t===0}var Za={oneOf:[{$ref:"description#\
/components/schemas/CustomPortRuleRequest"},{$ref:"description#/components/schemas/CustomIcmpRuleRequest"}],alternatives:[
"CustomPortRuleRequest","CustomIcmpRuleRequest"],discriminator:{propertyName:"protocol",mapping:{tcp:"CustomPortRuleRequ\
est",udp:"CustomPortRuleRequest",icmp:"CustomIcmpRuleRequest"}}};function Yt(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",
schema:D.required,parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}if(r.protocol===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have required property 'protocol'",schema:D.
required,parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}if(r.port===void 0){let s={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"port"},message:"must have required property 'port'",schema:D.required,
parentSchema:D,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="type"||s==="protocol"||s==="port"||s==="all\
owed_ip"||s==="memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:D,data:r};e===null?e=[n]:e.push(
n),t++}r.type!==void 0&&(z(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?
z.errors:e.concat(z.errors),t=e.length)),r.protocol!==void 0&&(ar(r.protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"\
protocol",rootData:a})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+
"/port",parentData:r,parentDataProperty:"port",rootData:a})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==
void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:r};e===null?e=[s]:e.push(
s),t++}return Yt.errors=e,t===0}function Bt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:R.required,parentSchema:R,
data:r};e===null?e=[s]:e.push(s),t++}if(r.protocol===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"protocol"},message:"must have required property 'protocol'",schema:R.required,parentSchema:R,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="type"||s==="protocol"||s==="port"||s==="allowed_ip"||s==="\
memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:R,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&
(z(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)),r.protocol!==void 0&&(ir(r.protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"protocol",
rootData:a})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+"/port",
parentData:r,parentDataProperty:"port",rootData:a})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==
void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:R.type,parentSchema:R,data:r};e===null?e=[s]:e.push(
s),t++}return Bt.errors=e,t===0}function ai(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0,s=t,n=!1,c=null,ae=t;Yt(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Yt.errors:e.concat(
Yt.errors),t=e.length);var j=ae===t;j&&(n=!0,c=0);let se=t;Bt(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||
(e=e===null?Bt.errors:e.concat(Bt.errors),t=e.length);var j=se===t;if(j&&n?(n=!1,c=[c,1]):j&&(n=!0,c=1),n)t=s,e!==null&&
(s?e.length=s:e=null);else{let J={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:c},message:"\
must match exactly one schema in oneOf",schema:Za.oneOf,parentSchema:Za,data:r};e===null?e=[J]:e.push(J),t++}return ai.errors=
e,t===0}var Ma={type:"object",required:[],properties:{}};function i(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let s={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:Ma.type,parentSchema:Ma,data:r};e===null?e=[s]:
e.push(s),t++}return i.errors=e,t===0}var ur={type:"object",required:["path","query","header"],properties:{path:{$ref:"g\
etApiKey_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function ii(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:ur.required,parentSchema:ur,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:ur.required,parentSchema:ur,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:ur.
required,parentSchema:ur,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(i(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.query!==void 0&&(i(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=
e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:ur.type,parentSchema:ur,data:r};e===null?e=[s]:e.push(s),t++}return ii.errors=
e,t===0}var T={type:"object",required:[],properties:{from:{type:"string",minLength:1},to:{type:"string",minLength:1},status_class:{
$ref:"description#/components/schemas/StatusClass"},status_code:{type:"integer",format:"int32",minimum:100,maximum:599},
method:{$ref:"description#/components/schemas/HttpMethod"},limit:{type:"integer",format:"int32",minimum:1,maximum:500,default:50},
cursor:{type:"string",minLength:1}}},Vs={type:"string",enum:["success","error"]};function Xt(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Vs.type,parentSchema:Vs,data:r};e===null?e=[s]:e.push(s),t++}
if(!(r==="success"||r==="error")){let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Vs.enum},
message:"must be equal to one of the allowed values",schema:Vs.enum,parentSchema:Vs,data:r};e===null?e=[s]:e.push(s),t++}
return Xt.errors=e,t===0}var ua={type:"string",description:"HTTP method in upper case. The values listed are the methods\
 this API uses; the set is open.",pattern:"^[A-Z]+$"},Ho=new RegExp("^[A-Z]+$","u");function Qt(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(!Ho.test(r)){let s={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[A-Z]+$"},message:'must match pattern "^[A-Z]+$"',schema:"^[A-Z]+$",parentSchema:ua,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ua.type,parentSchema:ua,data:r};e===null?e=[s]:e.push(s),t++}return Qt.errors=e,t===0}function ht(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.from!==void 0){let s=r.from;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/from",schemaPath:"#/prope\
rties/from/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.
properties.from,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/from",schemaPath:"#/properties/from/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.from.type,parentSchema:T.properties.
from,data:s};e===null?e=[n]:e.push(n),t++}}if(r.to!==void 0){let s=r.to;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+
"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:T.properties.to,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/to",schemaPath:"\
#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.to.type,parentSchema:T.
properties.to,data:s};e===null?e=[n]:e.push(n),t++}}if(r.status_class!==void 0&&(Xt(r.status_class,{instancePath:p+"/sta\
tus_class",parentData:r,parentDataProperty:"status_class",rootData:a})||(e=e===null?Xt.errors:e.concat(Xt.errors),t=e.length)),
r.status_code!==void 0){let s=r.status_code;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/status_\
code",schemaPath:"#/properties/status_code/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.
properties.status_code.type,parentSchema:T.properties.status_code,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="num\
ber"){if(s>599||isNaN(s)){let n={instancePath:p+"/status_code",schemaPath:"#/properties/status_code/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:T.properties.status_code,data:s};
e===null?e=[n]:e.push(n),t++}if(s<100||isNaN(s)){let n={instancePath:p+"/status_code",schemaPath:"#/properties/status_co\
de/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,parentSchema:T.properties.
status_code,data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/status_code",schemaPath:"#/p\
roperties/status_code/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"int32",
parentSchema:T.properties.status_code,data:s};e===null?e=[n]:e.push(n),t++}}}if(r.method!==void 0&&(Qt(r.method,{instancePath:p+
"/method",parentData:r,parentDataProperty:"method",rootData:a})||(e=e===null?Qt.errors:e.concat(Qt.errors),t=e.length)),
r.limit!==void 0){let s=r.limit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.limit.type,
parentSchema:T.properties.limit,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s>500||isNaN(s)){let n={instancePath:p+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <\
= 500",schema:500,parentSchema:T.properties.limit,data:s};e===null?e=[n]:e.push(n),t++}if(s<1||isNaN(s)){let n={instancePath:p+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:T.properties.limit,data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+
"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format:"int32"},message:'must match format "int\
32"',schema:"int32",parentSchema:T.properties.limit,data:s};e===null?e=[n]:e.push(n),t++}}}if(r.cursor!==void 0){let s=r.
cursor;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.cursor,data:s};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:T.properties.cursor.type,parentSchema:T.properties.cursor,data:s};
e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:T.type,parentSchema:T,data:r};e===null?e=[s]:e.push(s),t++}return ht.errors=e,t===0}var hr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"getApiKey_path"},query:{$ref:"listLogs_query"},header:{
$ref:"getApiKey_path"}}};function oi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:hr.required,parentSchema:hr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:hr.required,parentSchema:hr,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:hr.required,parentSchema:hr,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(i(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.query!==void 0&&(ht(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?ht.errors:e.concat(ht.errors),t=e.length)),r.header!==void 0&&(i(r.
header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.
errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:hr.type,parentSchema:hr,data:r};e===null?e=[s]:e.push(s),t++}return oi.errors=e,t===0}var Us={type:"ob\
ject",required:[],properties:{plan_id:{type:"array",minItems:1,items:{$ref:"description#/components/schemas/HostingPlanI\
d"}}}};function ep(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(u(r)>64){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters",schema:64,parentSchema:Mr,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Mr,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Mr.type,parentSchema:Mr,data:r};e===null?e=[s]:e.push(s),t++}return ep.errors=e,t===0}function lt(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.plan_id!==void 0){let s=r.plan_id;if(Array.isArray(s)){if(s.length<1){let c={instancePath:p+"/plan_id",schemaPath:"\
#/properties/plan_id/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Us.
properties.plan_id,data:s};e===null?e=[c]:e.push(c),t++}let n=s.length;for(let c=0;c<n;c++)ep(s[c],{instancePath:p+"/pla\
n_id/"+c,parentData:s,parentDataProperty:c,rootData:a})||(e=e===null?ep.errors:e.concat(ep.errors),t=e.length)}else{let n={
instancePath:p+"/plan_id",schemaPath:"#/properties/plan_id/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:Us.properties.plan_id.type,parentSchema:Us.properties.plan_id,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Us.type,parentSchema:Us,
data:r};e===null?e=[s]:e.push(s),t++}return lt.errors=e,t===0}var lr={type:"object",required:["path","query","header"],properties:{
path:{$ref:"getApiKey_path"},query:{$ref:"listHostingPlans_query"},header:{$ref:"getApiKey_path"}}};function mi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:lr.required,parentSchema:lr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:lr.required,parentSchema:lr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:lr.required,parentSchema:lr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(i(r.path,{instancePath:p+
"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.query!==
void 0&&(lt(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?lt.errors:
e.concat(lt.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:lr.type,parentSchema:lr,data:r};e===null?e=[s]:e.push(
s),t++}return mi.errors=e,t===0}var Ha={type:"object",required:[],properties:{"Idempotency-Key":{$ref:"description#/comp\
onents/schemas/IdempotencyKey"}}},Ws={type:"string",description:"Identifier of one order intent: 8 to 64 letters, digits\
, hyphens or underscores. A UUID is recommended.",minLength:8,maxLength:64,pattern:"^[0-9A-Za-z_-]{8,64}$"},Io=new RegExp(
"^[0-9A-Za-z_-]{8,64}$","u");function rp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)>64){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:Ws,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<8){
let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 \
characters",schema:8,parentSchema:Ws,data:r};e===null?e=[s]:e.push(s),t++}if(!Io.test(r)){let s={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z_-]{8,64}$"},message:'must match pattern "^[0-9A-Za-z_-]{8,64}$\
"',schema:"^[0-9A-Za-z_-]{8,64}$",parentSchema:Ws,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Ws.type,parentSchema:Ws,data:r};e===null?e=
[s]:e.push(s),t++}return rp.errors=e,t===0}function Cr(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r["Idempotency-Key"]!==void 0&&(rp(r["Idempotency-Key"],{instancePath:p+
"/Idempotency-Key",parentData:r,parentDataProperty:"Idempotency-Key",rootData:a})||(e=e===null?rp.errors:e.concat(rp.errors),
t=e.length));else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ha.type,parentSchema:Ha,data:r};e===null?e=[s]:e.push(s),t++}return Cr.errors=e,t===0}var me={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getApiKey_path"},query:{$ref:"getApiKey_path"},header:{$ref:"ord\
erHostingServer_header"},body:{$ref:"description#/components/schemas/HostingOrderRequest"}}},S={type:"object",additionalProperties:!1,
required:["plan_id","period","expected_total_price","agree_to_terms"],properties:{plan_id:{$ref:"description#/components\
/schemas/HostingPlanId"},period:{type:"integer",format:"int32",minimum:1,maximum:60},server_id:{$ref:"description#/compo\
nents/schemas/HostingServerId"},expected_total_price:{type:"integer",format:"int32",minimum:0},agree_to_terms:{type:"boo\
lean",const:!0},auto_renew:{type:"boolean",default:!0},dry_run:{type:"boolean",default:!1}}},Js={type:"string",description:"\
Server ID for a new contract: 3 to 12 lower-case letters and digits, the first one a letter.",minLength:3,maxLength:12,pattern:"\
^[a-z][a-z0-9]+$"},Co=new RegExp("^[a-z][a-z0-9]+$","u");function sp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>12){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:12},message:"must NOT have more than 12 characters",schema:12,parentSchema:Js,data:r};e===null?
e=[s]:e.push(s),t++}if(u(r)<3){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters",schema:3,parentSchema:Js,data:r};e===null?e=[s]:e.push(s),t++}if(!Co.test(r)){let s={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]+$"},message:'must match pattern \
"^[a-z][a-z0-9]+$"',schema:"^[a-z][a-z0-9]+$",parentSchema:Js,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Js.type,parentSchema:Js,data:r};
e===null?e=[s]:e.push(s),t++}return sp.errors=e,t===0}function tp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"must have required property 'plan\
_id'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}if(r.period===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'perio\
d'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}if(r.expected_total_price===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected_total_price"},message:"must have required p\
roperty 'expected_total_price'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}if(r.agree_to_terms===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agree_to_terms"},message:"\
must have required property 'agree_to_terms'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="plan_id"||s==="period"||s==="server_id"||s==="expected_total_price"||s==="agree_to_terms"||s==="auto_renew"||s===
"dry_run")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:S,data:r};e===null?e=[n]:e.push(n),t++}if(r.plan_id!==
void 0&&(is(r.plan_id,{instancePath:p+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:a})||(e=e===null?is.
errors:e.concat(is.errors),t=e.length)),r.period!==void 0){let s=r.period;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={
instancePath:p+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:S.properties.period.type,parentSchema:S.properties.period,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s==
"number"){if(s>60||isNaN(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/maximum",keyword:"maximum",
params:{comparison:"<=",limit:60},message:"must be <= 60",schema:60,parentSchema:S.properties.period,data:s};e===null?e=
[n]:e.push(n),t++}if(s<1||isNaN(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:S.properties.period,data:s};e===null?
e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/format",keyword:"\
format",params:{format:"int32"},message:'must match format "int32"',schema:"int32",parentSchema:S.properties.period,data:s};
e===null?e=[n]:e.push(n),t++}}}if(r.server_id!==void 0&&(sp(r.server_id,{instancePath:p+"/server_id",parentData:r,parentDataProperty:"\
server_id",rootData:a})||(e=e===null?sp.errors:e.concat(sp.errors),t=e.length)),r.expected_total_price!==void 0){let s=r.
expected_total_price;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/expected_total_price",schemaPath:"\
#/properties/expected_total_price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:S.properties.
expected_total_price.type,parentSchema:S.properties.expected_total_price,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s==
"number"){if(s<0||isNaN(s)){let n={instancePath:p+"/expected_total_price",schemaPath:"#/properties/expected_total_price/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:S.properties.expected_total_price,
data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/expected_total_price",schemaPath:"#/prop\
erties/expected_total_price/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"\
int32",parentSchema:S.properties.expected_total_price,data:s};e===null?e=[n]:e.push(n),t++}}}if(r.agree_to_terms!==void 0){
let s=r.agree_to_terms;if(typeof s!="boolean"){let n={instancePath:p+"/agree_to_terms",schemaPath:"#/properties/agree_to\
_terms/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:S.properties.agree_to_terms.type,parentSchema:S.
properties.agree_to_terms,data:s};e===null?e=[n]:e.push(n),t++}if(s!==!0){let n={instancePath:p+"/agree_to_terms",schemaPath:"\
#/properties/agree_to_terms/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant",schema:!0,
parentSchema:S.properties.agree_to_terms,data:s};e===null?e=[n]:e.push(n),t++}}if(r.auto_renew!==void 0){let s=r.auto_renew;
if(typeof s!="boolean"){let n={instancePath:p+"/auto_renew",schemaPath:"#/properties/auto_renew/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:S.properties.auto_renew.type,parentSchema:S.properties.auto_renew,data:s};
e===null?e=[n]:e.push(n),t++}}if(r.dry_run!==void 0){let s=r.dry_run;if(typeof s!="boolean"){let n={instancePath:p+"/dry\
_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:S.properties.
dry_run.type,parentSchema:S.properties.dry_run,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.type,parentSchema:S,data:r};e===null?e=[
s]:e.push(s),t++}return tp.errors=e,t===0}function ui(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:me.required,
parentSchema:me,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:me.required,parentSchema:me,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:me.required,parentSchema:me,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:me.required,parentSchema:me,data:r};
e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(i(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(Cr(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?Cr.errors:e.concat(Cr.errors),
t=e.length)),r.body!==void 0&&(tp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=
e===null?tp.errors:e.concat(tp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:me.type,parentSchema:me,data:r};e===null?e=[s]:e.push(s),t++}return ui.errors=
e,t===0}var kt={type:"object",required:["servername"],properties:{servername:{$ref:"description#/components/schemas/Host\
ingServername"}}};function pp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.type,parentSchema:y,data:r};
e===null?e=[s]:e.push(s),t++}return pp.errors=e,t===0}function l(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:kt.required,parentSchema:kt,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(pp(r.servername,
{instancePath:p+"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?pp.errors:e.concat(
pp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:kt.type,parentSchema:kt,data:r};e===null?e=[s]:e.push(s),t++}return l.errors=e,t===0}var cr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_\
path"},header:{$ref:"getApiKey_path"}}};function hi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:cr.required,
parentSchema:cr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:cr.required,parentSchema:cr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:cr.required,parentSchema:cr,
data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:cr.type,parentSchema:cr,data:r};e===null?e=[s]:e.push(s),t++}return hi.errors=e,t===0}var ue={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/HostingMemoUpdate"}}},Gs={type:"\
object",additionalProperties:!1,required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function np(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.memo===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},
message:"must have required property 'memo'",schema:Gs.required,parentSchema:Gs,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(s!=="memo"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:Gs,data:r};e===null?e=[n]:e.push(n),t++}r.memo!==void 0&&
(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Gs.type,parentSchema:Gs,data:r};e===null?e=[s]:e.push(s),t++}return np.errors=e,t===0}function li(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:ue.required,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:ue.required,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:ue.required,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:ue.required,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&
(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(
i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",
rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(np(r.body,{instancePath:p+"/body",parentData:r,
parentDataProperty:"body",rootData:a})||(e=e===null?np.errors:e.concat(np.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:r};
e===null?e=[s]:e.push(s),t++}return li.errors=e,t===0}var he={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"descr\
iption#/components/schemas/UpdateSshSettingsRequest"}}},yr={type:"object",minProperties:1,additionalProperties:!1,properties:{
ssh_enabled:{type:"boolean"},abroad_access_restriction:{type:"boolean"}}};function ap(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<
1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties",schema:1,parentSchema:yr,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="ssh_enable\
d"||s==="abroad_access_restriction")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:yr,data:r};e===
null?e=[n]:e.push(n),t++}if(r.ssh_enabled!==void 0){let s=r.ssh_enabled;if(typeof s!="boolean"){let n={instancePath:p+"/\
ssh_enabled",schemaPath:"#/properties/ssh_enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",
schema:yr.properties.ssh_enabled.type,parentSchema:yr.properties.ssh_enabled,data:s};e===null?e=[n]:e.push(n),t++}}if(r.
abroad_access_restriction!==void 0){let s=r.abroad_access_restriction;if(typeof s!="boolean"){let n={instancePath:p+"/ab\
road_access_restriction",schemaPath:"#/properties/abroad_access_restriction/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:yr.properties.abroad_access_restriction.type,parentSchema:yr.properties.abroad_access_restriction,
data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:yr.type,parentSchema:yr,data:r};e===null?e=[s]:e.push(s),t++}return ap.errors=e,t===
0}function ci(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:he.required,parentSchema:he,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:he.required,parentSchema:he,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:he.required,parentSchema:he,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:he.required,parentSchema:he,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(
l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(ap(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?ap.errors:e.concat(ap.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:he.type,parentSchema:he,data:r};e===null?e=[s]:e.push(s),t++}return ci.errors=e,t===0}var le={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateSshKeyRequest"}}},Ia={oneOf:[{$ref:"description\
#/components/schemas/RegisterSshKeyRequest"},{$ref:"description#/components/schemas/GenerateSshKeyRequest"}],alternatives:[
"RegisterSshKeyRequest","GenerateSshKeyRequest"]};function ip(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.public_key===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"public_key"},message:"must have required property 'public_key'",
schema:k.required,parentSchema:k,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="public_key"||s==="generat\
e"||s==="label")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:k,data:r};e===null?e=[n]:e.push(n),t++}if(r.public_key!==
void 0){let s=r.public_key;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/public_key",schemaPath:"#/propertie\
s/public_key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:k.
properties.public_key,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/public_key",schemaPath:"#/prope\
rties/public_key/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.public_key.type,
parentSchema:k.properties.public_key,data:s};e===null?e=[n]:e.push(n),t++}}if(r.generate!==void 0){let s=r.generate;if(typeof s!=
"boolean"){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean",schema:k.properties.generate.type,parentSchema:k.properties.generate,data:s};e===null?e=[n]:
e.push(n),t++}if(s!==!1){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/const",keyword:"const",params:{
allowedValue:!1},message:"must be equal to constant",schema:!1,parentSchema:k.properties.generate,data:s};e===null?e=[n]:
e.push(n),t++}}if(r.label!==void 0){let s=r.label;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/label",schemaPath:"\
#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:k.properties.label,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/label",schemaPath:"#/\
properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.label.type,parentSchema:k.
properties.label,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:r};e===null?e=[s]:e.push(s),t++}return ip.errors=
e,t===0}function op(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.generate===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"generate"},message:"must have required property 'generate'",schema:N.required,parentSchema:N,data:r};e===
null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="generate"||s==="label")){let n={instancePath:p,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",
schema:!1,parentSchema:N,data:r};e===null?e=[n]:e.push(n),t++}if(r.generate!==void 0){let s=r.generate;if(typeof s!="boo\
lean"){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:N.properties.generate.type,parentSchema:N.properties.generate,data:s};e===null?e=[n]:e.
push(n),t++}if(s!==!0){let n={instancePath:p+"/generate",schemaPath:"#/properties/generate/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant",schema:!0,parentSchema:N.properties.generate,data:s};e===null?e=[n]:
e.push(n),t++}}if(r.label!==void 0){let s=r.label;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/label",schemaPath:"\
#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:N.properties.label,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/label",schemaPath:"#/\
properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.label.type,parentSchema:N.
properties.label,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:r};e===null?e=[s]:e.push(s),t++}return op.errors=
e,t===0}function mp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0,s=t,n=!1,c=null,
ae=t;ip(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?ip.errors:e.concat(ip.errors),t=e.
length);var j=ae===t;j&&(n=!0,c=0);let se=t;op(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===
null?op.errors:e.concat(op.errors),t=e.length);var j=se===t;if(j&&n?(n=!1,c=[c,1]):j&&(n=!0,c=1),n)t=s,e!==null&&(s?e.length=
s:e=null);else{let J={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:c},message:"must match \
exactly one schema in oneOf",schema:Ia.oneOf,parentSchema:Ia,data:r};e===null?e=[J]:e.push(J),t++}return mp.errors=e,t===
0}function yi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:le.required,parentSchema:le,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:le.required,parentSchema:le,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:le.required,parentSchema:le,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:le.required,parentSchema:le,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(
l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(mp(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?mp.errors:e.concat(mp.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:le.type,parentSchema:le,data:r};e===null?e=[s]:e.push(s),t++}return yi.errors=e,t===0}var gs={type:"object",required:[
"servername","key_id"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},key_id:{$ref:"d\
escription#/components/schemas/SshKeyId"}}};function up(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.type,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}return up.errors=e,t===0}var ha={type:"string",minLength:1};function hp(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ha,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ha.type,parentSchema:ha,data:r};e===null?e=[s]:e.push(s),t++}return hp.errors=e,t===0}function ct(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.servername===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
servername"},message:"must have required property 'servername'",schema:gs.required,parentSchema:gs,data:r};e===null?e=[s]:
e.push(s),t++}if(r.key_id===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key_id"},message:"must have required property 'key_id'",schema:gs.required,parentSchema:gs,data:r};e===null?e=[s]:e.push(
s),t++}r.servername!==void 0&&(up(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"servername",
rootData:a})||(e=e===null?up.errors:e.concat(up.errors),t=e.length)),r.key_id!==void 0&&(hp(r.key_id,{instancePath:p+"/k\
ey_id",parentData:r,parentDataProperty:"key_id",rootData:a})||(e=e===null?hp.errors:e.concat(hp.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:gs.type,
parentSchema:gs,data:r};e===null?e=[s]:e.push(s),t++}return ct.errors=e,t===0}var fr={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"deleteSshKey_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function fi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:fr.required,parentSchema:fr,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:fr.required,parentSchema:fr,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:fr.required,parentSchema:fr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(ct(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?ct.errors:e.concat(ct.
errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:fr.type,parentSchema:fr,data:r};
e===null?e=[s]:e.push(s),t++}return fi.errors=e,t===0}var ce={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"descr\
iption#/components/schemas/CreateDomainRequest"}}},C={type:"object",additionalProperties:!1,required:["domain"],properties:{
domain:{type:"string",description:"The domain, without `https://` and without a path. According to public reference mate\
rial, an internationalised name may be written in its native form here, and only here.",minLength:1,maxLength:253,pattern:"\
^[^\\s/]+$"},ssl:{type:"boolean",default:!0},redirect_https:{type:"boolean"},ai_crawler_block_enabled:{type:"boolean",default:!0},
memo:{$ref:"description#/components/schemas/Memo"}}},Fo=new RegExp("^[^\\s/]+$","u");function lp(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have re\
quired property 'domain'",schema:C.required,parentSchema:C,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"domain"||s==="ssl"||s==="redirect_https"||s==="ai_crawler_block_enabled"||s==="memo")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:C,data:r};e===null?e=[n]:e.push(n),t++}if(r.domain!==void 0){let s=r.domain;if(typeof s==
"string"){if(u(s)>253){let n={instancePath:p+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{
limit:253},message:"must NOT have more than 253 characters",schema:253,parentSchema:C.properties.domain,data:s};e===null?
e=[n]:e.push(n),t++}if(u(s)<1){let n={instancePath:p+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:C.properties.domain,data:s};
e===null?e=[n]:e.push(n),t++}if(!Fo.test(s)){let n={instancePath:p+"/domain",schemaPath:"#/properties/domain/pattern",keyword:"\
pattern",params:{pattern:"^[^\\s/]+$"},message:'must match pattern "^[^\\s/]+$"',schema:"^[^\\s/]+$",parentSchema:C.properties.
domain,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/domain",schemaPath:"#/properties/domain/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.domain.type,parentSchema:C.properties.
domain,data:s};e===null?e=[n]:e.push(n),t++}}if(r.ssl!==void 0){let s=r.ssl;if(typeof s!="boolean"){let n={instancePath:p+
"/ssl",schemaPath:"#/properties/ssl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:C.properties.
ssl.type,parentSchema:C.properties.ssl,data:s};e===null?e=[n]:e.push(n),t++}}if(r.redirect_https!==void 0){let s=r.redirect_https;
if(typeof s!="boolean"){let n={instancePath:p+"/redirect_https",schemaPath:"#/properties/redirect_https/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean",schema:C.properties.redirect_https.type,parentSchema:C.properties.
redirect_https,data:s};e===null?e=[n]:e.push(n),t++}}if(r.ai_crawler_block_enabled!==void 0){let s=r.ai_crawler_block_enabled;
if(typeof s!="boolean"){let n={instancePath:p+"/ai_crawler_block_enabled",schemaPath:"#/properties/ai_crawler_block_enab\
led/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:C.properties.ai_crawler_block_enabled.
type,parentSchema:C.properties.ai_crawler_block_enabled,data:s};e===null?e=[n]:e.push(n),t++}}r.memo!==void 0&&(h(r.memo,
{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.
length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.
type,parentSchema:C,data:r};e===null?e=[s]:e.push(s),t++}return lp.errors=e,t===0}function di(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:ce.required,parentSchema:ce,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:ce.required,parentSchema:ce,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:ce.
required,parentSchema:ce,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:ce.required,
parentSchema:ce,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(lp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?lp.errors:e.concat(lp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,data:r};e===null?e=[s]:e.push(s),t++}
return di.errors=e,t===0}var qs={type:"object",required:["servername","domain"],properties:{servername:{$ref:"descriptio\
n#/components/schemas/HostingServername"},domain:{$ref:"description#/components/schemas/DomainName"}}};function cp(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return cp.errors=e,t===0}var f={
type:"string",description:"Name of a domain or subdomain, at most 253 characters. Internationalised names are written in\
 Punycode (`xn--...`); of a subdomain only the domain part is converted.",minLength:1,maxLength:253,pattern:"^[0-9A-Za-z\
._-]{1,253}$"},Qr=new RegExp("^[0-9A-Za-z._-]{1,253}$","u");function yp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>253){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,parentSchema:f,data:r};e===null?
e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(!Qr.test(r)){let s={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z._-]{1,253}$"},message:'must match p\
attern "^[0-9A-Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}$",parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.type,parentSchema:f,
data:r};e===null?e=[s]:e.push(s),t++}return yp.errors=e,t===0}function b(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:qs.required,parentSchema:qs,data:r};e===null?e=[s]:e.push(s),t++}if(r.domain===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domai\
n'",schema:qs.required,parentSchema:qs,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(cp(r.servername,{instancePath:p+
"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?cp.errors:e.concat(cp.errors),t=e.length)),
r.domain!==void 0&&(yp(r.domain,{instancePath:p+"/domain",parentData:r,parentDataProperty:"domain",rootData:a})||(e=e===
null?yp.errors:e.concat(yp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:qs.type,parentSchema:qs,data:r};e===null?e=[s]:e.push(s),t++}return b.errors=e,
t===0}var dr={type:"object",required:["path","query","header"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"}}};function gi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:dr.required,
parentSchema:dr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:dr.required,parentSchema:dr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:dr.required,parentSchema:dr,
data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:dr.type,parentSchema:dr,data:r};e===null?e=[s]:e.push(s),t++}return gi.errors=e,t===0}var ye={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateDomainRequest"}}},Ys={type:"object",additionalProperties:!1,
required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function fp(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.memo===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required pr\
operty 'memo'",schema:Ys.required,parentSchema:Ys,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="memo"){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ys,data:r};e===null?e=[n]:e.push(n),t++}r.memo!==void 0&&(h(
r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ys.type,parentSchema:Ys,data:r};e===null?e=[s]:e.push(s),t++}return fp.errors=e,t===0}function qi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:ye.required,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:ye.required,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:ye.required,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:ye.required,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(r.path,{instancePath:p+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&
(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(
i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",
rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(fp(r.body,{instancePath:p+"/body",parentData:r,
parentDataProperty:"body",rootData:a})||(e=e===null?fp.errors:e.concat(fp.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,data:r};
e===null?e=[s]:e.push(s),t++}return qi.errors=e,t===0}var gr={type:"object",required:["path","query","header"],properties:{
path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/compo\
nents/schemas/DeleteDomainRequest"}}},Bs={type:"object",additionalProperties:!1,properties:{delete_files:{type:"boolean",
default:!1}}};function dp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(s!=="delete_files"){let n={instancePath:p,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",
schema:!1,parentSchema:Bs,data:r};e===null?e=[n]:e.push(n),t++}if(r.delete_files!==void 0){let s=r.delete_files;if(typeof s!=
"boolean"){let n={instancePath:p+"/delete_files",schemaPath:"#/properties/delete_files/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean",schema:Bs.properties.delete_files.type,parentSchema:Bs.properties.delete_files,data:s};
e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Bs.type,parentSchema:Bs,data:r};e===null?e=[s]:e.push(s),t++}return dp.errors=e,t===0}function bi(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'",schema:gr.required,parentSchema:gr,data:r};e===null?e=[s]:e.push(s),t++}if(r.
query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:gr.required,parentSchema:gr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:gr.required,parentSchema:gr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(dp(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?dp.errors:e.concat(dp.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:gr.type,parentSchema:gr,data:r};e===null?e=[s]:e.push(s),t++}return bi.errors=e,t===0}var fe={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"get\
ApiKey_path"},body:{$ref:"description#/components/schemas/ResetDomainRequest"}}},Xs={type:"object",additionalProperties:!1,
required:["type"],properties:{type:{$ref:"description#/components/schemas/DomainResetType"}}},la={type:"string",minLength:1};
function gp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){
if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:la,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:la.type,parentSchema:la,data:r};e===null?e=
[s]:e.push(s),t++}return gp.errors=e,t===0}function qp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Xs.required,
parentSchema:Xs,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="type"){let n={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:Xs,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&(gp(r.type,{instancePath:p+"/typ\
e",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?gp.errors:e.concat(gp.errors),t=e.length))}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xs.type,parentSchema:Xs,
data:r};e===null?e=[s]:e.push(s),t++}return qp.errors=e,t===0}function Pi(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:fe.required,parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:fe.
required,parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:fe.
required,parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:fe.required,
parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(qp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?qp.errors:e.concat(qp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:fe.type,parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}
return Pi.errors=e,t===0}var Ca={type:"object",required:[],properties:{domain:{$ref:"description#/components/schemas/Dom\
ainName"}}};function bp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(u(r)>253){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"mu\
st NOT have more than 253 characters",schema:253,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:f,
data:r};e===null?e=[s]:e.push(s),t++}if(!Qr.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9A-Za-z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}\
$",parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:f.type,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}return bp.errors=
e,t===0}function yt(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r))r.domain!==void 0&&(bp(r.domain,{instancePath:p+"/domain",parentData:r,parentDataProperty:"d\
omain",rootData:a})||(e=e===null?bp.errors:e.concat(bp.errors),t=e.length));else{let s={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:Ca.type,parentSchema:Ca,data:r};e===null?e=[s]:
e.push(s),t++}return yt.errors=e,t===0}var qr={type:"object",required:["path","query","header"],properties:{path:{$ref:"\
getHostingSignupStatus_path"},query:{$ref:"listSubdomains_query"},header:{$ref:"getApiKey_path"}}};function wi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:qr.required,parentSchema:qr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:qr.required,parentSchema:qr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:qr.required,parentSchema:qr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+
"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==
void 0&&(yt(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?yt.errors:
e.concat(yt.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:qr.type,parentSchema:qr,data:r};e===null?e=[s]:e.push(
s),t++}return wi.errors=e,t===0}var de={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/comp\
onents/schemas/CreateSubdomainRequest"}}},es={type:"object",additionalProperties:!1,required:["subdomain"],properties:{subdomain:{
$ref:"description#/components/schemas/DomainName"},ssl:{type:"boolean",default:!0},memo:{$ref:"description#/components/s\
chemas/Memo"}}};function A(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(u(r)>253){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"mu\
st NOT have more than 253 characters",schema:253,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:f,
data:r};e===null?e=[s]:e.push(s),t++}if(!Qr.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9A-Za-z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}\
$",parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:f.type,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}return A.errors=
e,t===0}function Pp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.subdomain===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"subdomain"},message:"must have required property 'subdomain'",schema:es.required,parentSchema:es,data:r};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="subdomain"||s==="ssl"||s==="memo")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:es,data:r};e===null?e=[n]:e.push(n),t++}if(r.subdomain!==void 0&&(A(r.subdomain,{instancePath:p+
"/subdomain",parentData:r,parentDataProperty:"subdomain",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),
r.ssl!==void 0){let s=r.ssl;if(typeof s!="boolean"){let n={instancePath:p+"/ssl",schemaPath:"#/properties/ssl/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:es.properties.ssl.type,parentSchema:es.properties.ssl,data:s};
e===null?e=[n]:e.push(n),t++}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",
rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:es.type,parentSchema:es,data:r};e===null?e=[s]:e.push(s),t++}
return Pp.errors=e,t===0}function _i(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:de.required,parentSchema:de,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:de.required,parentSchema:de,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:de.required,parentSchema:de,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:de.required,parentSchema:de,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Pp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Pp.errors:
e.concat(Pp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:de.type,parentSchema:de,data:r};e===null?e=[s]:e.push(s),t++}return _i.errors=e,t===0}var bs={type:"\
object",required:["servername","subdomain"],properties:{servername:{$ref:"description#/components/schemas/HostingServern\
ame"},subdomain:{$ref:"description#/components/schemas/DomainName"}}};function wp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return wp.errors=e,t===0}function _p(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>253){let s={instancePath:p,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:f,data:r};e===null?e=[s]:
e.push(s),t++}if(!Qr.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-\
z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}$",parentSchema:f,data:r};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:f.type,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}return _p.errors=e,t===0}function Fr(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.servername===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
servername"},message:"must have required property 'servername'",schema:bs.required,parentSchema:bs,data:r};e===null?e=[s]:
e.push(s),t++}if(r.subdomain===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
subdomain"},message:"must have required property 'subdomain'",schema:bs.required,parentSchema:bs,data:r};e===null?e=[s]:
e.push(s),t++}r.servername!==void 0&&(wp(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"ser\
vername",rootData:a})||(e=e===null?wp.errors:e.concat(wp.errors),t=e.length)),r.subdomain!==void 0&&(_p(r.subdomain,{instancePath:p+
"/subdomain",parentData:r,parentDataProperty:"subdomain",rootData:a})||(e=e===null?_p.errors:e.concat(_p.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:bs.type,
parentSchema:bs,data:r};e===null?e=[s]:e.push(s),t++}return Fr.errors=e,t===0}var ge={type:"object",required:["path","qu\
ery","header","body"],properties:{path:{$ref:"updateSubdomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiK\
ey_path"},body:{$ref:"description#/components/schemas/UpdateSubdomainRequest"}}},Qs={type:"object",additionalProperties:!1,
required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function vp(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.memo===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required pr\
operty 'memo'",schema:Qs.required,parentSchema:Qs,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="memo"){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:Qs,data:r};e===null?e=[n]:e.push(n),t++}r.memo!==void 0&&(h(
r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Qs.type,parentSchema:Qs,data:r};e===null?e=[s]:e.push(s),t++}return vp.errors=e,t===0}function vi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:ge.required,parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:ge.required,parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:ge.required,parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:ge.required,parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Fr(r.path,{instancePath:p+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length)),r.query!==
void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.
concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(vp(r.body,{instancePath:p+"\
/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?vp.errors:e.concat(vp.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ge.type,
parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}return vi.errors=e,t===0}var br={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"updateSubdomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},
body:{$ref:"description#/components/schemas/DeleteSubdomainRequest"}}},et={type:"object",additionalProperties:!1,properties:{
delete_files:{type:"boolean",default:!1}}};function kp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(s!=="delete_files"){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:et,data:r};e===null?e=[n]:e.push(n),t++}if(r.delete_files!==void 0){let s=r.
delete_files;if(typeof s!="boolean"){let n={instancePath:p+"/delete_files",schemaPath:"#/properties/delete_files/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:et.properties.delete_files.type,parentSchema:et.properties.
delete_files,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:et.type,parentSchema:et,data:r};e===null?e=[s]:e.push(s),t++}return kp.errors=
e,t===0}function ki(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:br.required,parentSchema:br,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:br.required,parentSchema:br,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:br.required,parentSchema:br,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(Fr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
Fr.errors:e.concat(Fr.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(kp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?kp.errors:
e.concat(kp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:br.type,parentSchema:br,data:r};e===null?e=[s]:e.push(s),t++}return ki.errors=e,t===0}var qe={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/IssueSslCertificateRequest"}}},
rt={type:"object",additionalProperties:!1,required:["common_name"],properties:{common_name:{$ref:"description#/component\
s/schemas/DomainName"}}};function Sp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.common_name===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"common_name"},message:"must have required property 'common_name'",schema:rt.
required,parentSchema:rt,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="common_name"){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:rt,data:r};e===null?e=[n]:e.push(n),t++}r.common_name!==void 0&&(A(r.common_name,
{instancePath:p+"/common_name",parentData:r,parentDataProperty:"common_name",rootData:a})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:rt.type,parentSchema:rt,data:r};e===null?e=[s]:e.push(s),t++}return Sp.errors=e,t===0}function Si(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'",schema:qe.required,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}if(r.
query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:qe.required,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:qe.required,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:qe.required,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,
{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.
length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=
e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Sp(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Sp.errors:e.concat(Sp.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:qe.type,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}return Si.errors=e,t===0}var Ps={type:"object",required:[
"servername","common_name"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},common_name:{
$ref:"description#/components/schemas/DomainName"}}};function Dp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return Dp.errors=e,t===0}function jp(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>253){let s={instancePath:p,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,
parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:f,data:r};e===null?e=[s]:
e.push(s),t++}if(!Qr.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-\
z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}$",parentSchema:f,data:r};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:f.type,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}return jp.errors=e,t===0}function ft(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.servername===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
servername"},message:"must have required property 'servername'",schema:Ps.required,parentSchema:Ps,data:r};e===null?e=[s]:
e.push(s),t++}if(r.common_name===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
common_name"},message:"must have required property 'common_name'",schema:Ps.required,parentSchema:Ps,data:r};e===null?e=
[s]:e.push(s),t++}r.servername!==void 0&&(Dp(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"\
servername",rootData:a})||(e=e===null?Dp.errors:e.concat(Dp.errors),t=e.length)),r.common_name!==void 0&&(jp(r.common_name,
{instancePath:p+"/common_name",parentData:r,parentDataProperty:"common_name",rootData:a})||(e=e===null?jp.errors:e.concat(
jp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:Ps.type,parentSchema:Ps,data:r};e===null?e=[s]:e.push(s),t++}return ft.errors=e,t===0}var Pr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"deleteSslCertificate_path"},query:{$ref:"getApiKey_pa\
th"},header:{$ref:"getApiKey_path"}}};function Di(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Pr.required,
parentSchema:Pr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Pr.required,parentSchema:Pr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Pr.required,parentSchema:Pr,
data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(ft(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?ft.errors:e.concat(ft.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Pr.type,parentSchema:Pr,data:r};e===null?e=[s]:e.push(s),t++}return Di.errors=e,t===0}var be={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateDnsRecordRequest"}}},_={type:"\
object",additionalProperties:!1,required:["domain","host","type","content"],properties:{domain:{$ref:"description#/compo\
nents/schemas/DomainName"},host:{type:"string",minLength:1,maxLength:255},type:{$ref:"description#/components/schemas/Dn\
sRecordType"},content:{type:"string",minLength:1},ttl:{type:"integer",format:"int32",minimum:60,maximum:86400,default:3600},
priority:{type:"integer",format:"int32",minimum:0,maximum:65535}}},ca={type:"string",minLength:1};function hs(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ca,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ca.type,parentSchema:ca,data:r};e===null?e=[s]:e.push(s),t++}return hs.errors=e,t===0}function Ap(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.domain===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doma\
in"},message:"must have required property 'domain'",schema:_.required,parentSchema:_,data:r};e===null?e=[s]:e.push(s),t++}
if(r.host===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"host"},message:"\
must have required property 'host'",schema:_.required,parentSchema:_,data:r};e===null?e=[s]:e.push(s),t++}if(r.type===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requ\
ired property 'type'",schema:_.required,parentSchema:_,data:r};e===null?e=[s]:e.push(s),t++}if(r.content===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required\
 property 'content'",schema:_.required,parentSchema:_,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="doma\
in"||s==="host"||s==="type"||s==="content"||s==="ttl"||s==="priority")){let n={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:_,data:r};e===null?e=[n]:e.push(n),t++}if(r.domain!==void 0&&(A(r.domain,{instancePath:p+"/domain",parentData:r,
parentDataProperty:"domain",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.host!==void 0){let s=r.
host;if(typeof s=="string"){if(u(s)>255){let n={instancePath:p+"/host",schemaPath:"#/properties/host/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters",schema:255,parentSchema:_.properties.host,
data:s};e===null?e=[n]:e.push(n),t++}if(u(s)<1){let n={instancePath:p+"/host",schemaPath:"#/properties/host/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.host,data:s};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:_.properties.host.type,parentSchema:_.properties.host,data:s};e===null?e=
[n]:e.push(n),t++}}if(r.type!==void 0&&(hs(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"type",rootData:a})||
(e=e===null?hs.errors:e.concat(hs.errors),t=e.length)),r.content!==void 0){let s=r.content;if(typeof s=="string"){if(u(s)<
1){let n={instancePath:p+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:_.properties.content,data:s};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:p+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:_.properties.content.type,parentSchema:_.properties.content,data:s};e===null?e=[n]:e.push(n),t++}}
if(r.ttl!==void 0){let s=r.ttl;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/ttl",schemaPath:"#/p\
roperties/ttl/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.properties.ttl.type,parentSchema:_.
properties.ttl,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s>86400||isNaN(s)){let n={instancePath:p+"\
/ttl",schemaPath:"#/properties/ttl/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 8\
6400",schema:86400,parentSchema:_.properties.ttl,data:s};e===null?e=[n]:e.push(n),t++}if(s<60||isNaN(s)){let n={instancePath:p+
"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{comparison:">=",limit:60},message:"must be >= 60",
schema:60,parentSchema:_.properties.ttl,data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/\
ttl",schemaPath:"#/properties/ttl/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"\
int32",parentSchema:_.properties.ttl,data:s};e===null?e=[n]:e.push(n),t++}}}if(r.priority!==void 0){let s=r.priority;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_.properties.priority.type,parentSchema:_.properties.priority,data:s};e===
null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s>65535||isNaN(s)){let n={instancePath:p+"/priority",schemaPath:"#/pr\
operties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,
parentSchema:_.properties.priority,data:s};e===null?e=[n]:e.push(n),t++}if(s<0||isNaN(s)){let n={instancePath:p+"/priori\
ty",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:_.properties.priority,data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+
"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format:"int32"},message:'must match forma\
t "int32"',schema:"int32",parentSchema:_.properties.priority,data:s};e===null?e=[n]:e.push(n),t++}}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,data:r};
e===null?e=[s]:e.push(s),t++}return Ap.errors=e,t===0}function ji(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:be.required,parentSchema:be,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:be.
required,parentSchema:be,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:be.
required,parentSchema:be,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:be.required,
parentSchema:be,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Ap(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Ap.errors:e.concat(Ap.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:be.type,parentSchema:be,data:r};e===null?e=[s]:e.push(s),t++}
return ji.errors=e,t===0}var ws={type:"object",required:["servername","dns_id"],properties:{servername:{$ref:"descriptio\
n#/components/schemas/HostingServername"},dns_id:{$ref:"description#/components/schemas/DnsRecordId"}}};function $p(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return $p.errors=e,t===0}var St={
type:"integer",format:"int64",minimum:0};function Lp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:St.type,parentSchema:St,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"){if(r<0||isNaN(r)){let s={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:St,data:r};e===null?e=[s]:e.push(s),t++}if(!ta.validate(r)){let s={instancePath:p,
schemaPath:"#/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"',schema:"int64",parentSchema:St,
data:r};e===null?e=[s]:e.push(s),t++}}return Lp.errors=e,t===0}function Vr(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:ws.required,parentSchema:ws,data:r};e===null?e=[s]:e.push(s),t++}if(r.dns_id===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dns_id"},message:"must have required property 'dns_i\
d'",schema:ws.required,parentSchema:ws,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&($p(r.servername,{instancePath:p+
"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?$p.errors:e.concat($p.errors),t=e.length)),
r.dns_id!==void 0&&(Lp(r.dns_id,{instancePath:p+"/dns_id",parentData:r,parentDataProperty:"dns_id",rootData:a})||(e=e===
null?Lp.errors:e.concat(Lp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ws.type,parentSchema:ws,data:r};e===null?e=[s]:e.push(s),t++}return Vr.errors=e,
t===0}var Pe={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"updateDnsRecord_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateDnsRecordRequest"}}},
x={type:"object",minProperties:1,additionalProperties:!1,properties:{domain:{$ref:"description#/components/schemas/Domai\
nName"},host:{type:"string",minLength:1,maxLength:255},type:{$ref:"description#/components/schemas/DnsRecordType"},content:{
type:"string",minLength:1},ttl:{type:"integer",format:"int32",minimum:60,maximum:86400},priority:{type:"integer",format:"\
int32",minimum:0,maximum:65535}}};function Np(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProp\
erties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:x,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="domain"||s==="host"||s==="type"||s==="content"||s==="ttl"||
s==="priority")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:x,data:r};e===null?e=[n]:e.push(n),t++}if(r.domain!==
void 0&&(A(r.domain,{instancePath:p+"/domain",parentData:r,parentDataProperty:"domain",rootData:a})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),r.host!==void 0){let s=r.host;if(typeof s=="string"){if(u(s)>255){let n={instancePath:p+
"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than\
 255 characters",schema:255,parentSchema:x.properties.host,data:s};e===null?e=[n]:e.push(n),t++}if(u(s)<1){let n={instancePath:p+
"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:x.properties.host,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"\
/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.
host.type,parentSchema:x.properties.host,data:s};e===null?e=[n]:e.push(n),t++}}if(r.type!==void 0&&(hs(r.type,{instancePath:p+
"/type",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length)),r.content!==
void 0){let s=r.content;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/content",schemaPath:"#/properties/cont\
ent/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:x.
properties.content,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/content",schemaPath:"#/properties/\
content/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.content.type,parentSchema:x.
properties.content,data:s};e===null?e=[n]:e.push(n),t++}}if(r.ttl!==void 0){let s=r.ttl;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let n={instancePath:p+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:x.properties.ttl.type,parentSchema:x.properties.ttl,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s==
"number"){if(s>86400||isNaN(s)){let n={instancePath:p+"/ttl",schemaPath:"#/properties/ttl/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:x.properties.ttl,data:s};e===null?e=[n]:
e.push(n),t++}if(s<60||isNaN(s)){let n={instancePath:p+"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{
comparison:">=",limit:60},message:"must be >= 60",schema:60,parentSchema:x.properties.ttl,data:s};e===null?e=[n]:e.push(
n),t++}if(!I.validate(s)){let n={instancePath:p+"/ttl",schemaPath:"#/properties/ttl/format",keyword:"format",params:{format:"\
int32"},message:'must match format "int32"',schema:"int32",parentSchema:x.properties.ttl,data:s};e===null?e=[n]:e.push(n),
t++}}}if(r.priority!==void 0){let s=r.priority;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/prio\
rity",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:x.
properties.priority.type,parentSchema:x.properties.priority,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){
if(s>65535||isNaN(s)){let n={instancePath:p+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{
comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,parentSchema:x.properties.priority,data:s};e===null?
e=[n]:e.push(n),t++}if(s<0||isNaN(s)){let n={instancePath:p+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.priority,data:s};e===
null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/priority",schemaPath:"#/properties/priority/format",
keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"int32",parentSchema:x.properties.priority,
data:s};e===null?e=[n]:e.push(n),t++}}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:x.type,parentSchema:x,data:r};e===null?e=[s]:e.push(s),t++}return Np.errors=e,t===0}
function Ai(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:Pe.required,parentSchema:Pe,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:Pe.required,parentSchema:Pe,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:Pe.required,parentSchema:Pe,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must h\
ave required property 'body'",schema:Pe.required,parentSchema:Pe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Vr(
r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Vr.errors:e.concat(Vr.errors),
t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Np(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Np.errors:e.concat(Np.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Pe.type,parentSchema:Pe,data:r};e===null?e=[s]:e.push(s),t++}return Ai.errors=e,t===0}var wr={type:"object",required:[
"path","query","header"],properties:{path:{$ref:"updateDnsRecord_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getA\
piKey_path"}}};function $i(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"path"},message:"must have required property 'path'",schema:wr.required,parentSchema:wr,data:r};
e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"query"},message:"must have required property 'query'",schema:wr.required,parentSchema:wr,data:r};e===null?
e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
header"},message:"must have required property 'header'",schema:wr.required,parentSchema:wr,data:r};e===null?e=[s]:e.push(
s),t++}r.path!==void 0&&(Vr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
Vr.errors:e.concat(Vr.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:wr.type,
parentSchema:wr,data:r};e===null?e=[s]:e.push(s),t++}return $i.errors=e,t===0}var we={type:"object",required:["path","qu\
ery","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_pat\
h"},body:{$ref:"description#/components/schemas/UpdatePhpVersionRequest"}}},_r={type:"object",additionalProperties:!1,required:[
"version"],properties:{version:{type:"string",minLength:1}}};function Op(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.version===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'",schema:_r.required,parentSchema:_r,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="version"){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:_r,data:r};e===null?e=[n]:e.push(n),t++}if(r.version!==void 0){let s=r.version;
if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:_r.properties.version,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_r.properties.version.type,parentSchema:_r.properties.version,
data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:_r.type,parentSchema:_r,data:r};e===null?e=[s]:e.push(s),t++}return Op.errors=e,t===
0}function Li(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:we.required,parentSchema:we,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:we.required,parentSchema:we,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:we.required,parentSchema:we,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:we.required,parentSchema:we,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Op(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Op.errors:e.concat(Op.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:we.type,parentSchema:we,data:r};e===null?e=[s]:e.push(s),t++}return Li.errors=e,t===0}var _e={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateCronJobRequest"}}},d={type:"object",additionalProperties:!1,
required:["minute","hour","day","month","weekday","command"],properties:{minute:{type:"string",minLength:1},hour:{type:"\
string",minLength:1},day:{type:"string",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",minLength:1},
command:{type:"string",minLength:1,maxLength:1024},comment:{type:"string",minLength:0}}};function Ep(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.minute===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minute"},message:"must\
 have required property 'minute'",schema:d.required,parentSchema:d,data:r};e===null?e=[s]:e.push(s),t++}if(r.hour===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hour"},message:"must have requ\
ired property 'hour'",schema:d.required,parentSchema:d,data:r};e===null?e=[s]:e.push(s),t++}if(r.day===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"day"},message:"must have required property 'day'",schema:d.
required,parentSchema:d,data:r};e===null?e=[s]:e.push(s),t++}if(r.month===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"month"},message:"must have required property 'month'",schema:d.required,
parentSchema:d,data:r};e===null?e=[s]:e.push(s),t++}if(r.weekday===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"weekday"},message:"must have required property 'weekday'",schema:d.required,
parentSchema:d,data:r};e===null?e=[s]:e.push(s),t++}if(r.command===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'",schema:d.required,
parentSchema:d,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="minute"||s==="hour"||s==="day"||s==="month"||
s==="weekday"||s==="command"||s==="comment")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:d,data:r};
e===null?e=[n]:e.push(n),t++}if(r.minute!==void 0){let s=r.minute;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+
"/minute",schemaPath:"#/properties/minute/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters",schema:1,parentSchema:d.properties.minute,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/minute",schemaPath:"#/properties/minute/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.
properties.minute.type,parentSchema:d.properties.minute,data:s};e===null?e=[n]:e.push(n),t++}}if(r.hour!==void 0){let s=r.
hour;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/hour",schemaPath:"#/properties/hour/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:d.properties.hour,data:s};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:d.properties.hour.type,parentSchema:d.properties.hour,data:s};e===null?e=
[n]:e.push(n),t++}}if(r.day!==void 0){let s=r.day;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/day",schemaPath:"\
#/properties/day/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:d.properties.day,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/day",schemaPath:"#/prop\
erties/day/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.day.type,parentSchema:d.
properties.day,data:s};e===null?e=[n]:e.push(n),t++}}if(r.month!==void 0){let s=r.month;if(typeof s=="string"){if(u(s)<1){
let n={instancePath:p+"/month",schemaPath:"#/properties/month/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters",schema:1,parentSchema:d.properties.month,data:s};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:p+"/month",schemaPath:"#/properties/month/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:d.properties.month.type,parentSchema:d.properties.month,data:s};e===null?e=[n]:e.push(n),t++}}if(r.weekday!==
void 0){let s=r.weekday;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/weekday",schemaPath:"#/properties/week\
day/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:d.
properties.weekday,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/weekday",schemaPath:"#/properties/\
weekday/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.weekday.type,parentSchema:d.
properties.weekday,data:s};e===null?e=[n]:e.push(n),t++}}if(r.command!==void 0){let s=r.command;if(typeof s=="string"){if(u(
s)>1024){let n={instancePath:p+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit:1024},
message:"must NOT have more than 1024 characters",schema:1024,parentSchema:d.properties.command,data:s};e===null?e=[n]:e.
push(n),t++}if(u(s)<1){let n={instancePath:p+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:d.properties.command,data:s};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:d.properties.command.type,parentSchema:d.properties.command,data:s};e===null?
e=[n]:e.push(n),t++}}if(r.comment!==void 0){let s=r.comment;if(typeof s=="string"){if(u(s)<0){let n={instancePath:p+"/co\
mment",schemaPath:"#/properties/comment/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer tha\
n 0 characters",schema:0,parentSchema:d.properties.comment,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.
properties.comment.type,parentSchema:d.properties.comment,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,data:r};
e===null?e=[s]:e.push(s),t++}return Ep.errors=e,t===0}function Ni(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:_e.required,parentSchema:_e,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:_e.
required,parentSchema:_e,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:_e.
required,parentSchema:_e,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:_e.required,
parentSchema:_e,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Ep(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Ep.errors:e.concat(Ep.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:_e.type,parentSchema:_e,data:r};e===null?e=[s]:e.push(s),t++}
return Ni.errors=e,t===0}var _s={type:"object",required:["servername","cron_id"],properties:{servername:{$ref:"descripti\
on#/components/schemas/HostingServername"},cron_id:{$ref:"description#/components/schemas/CronJobId"}}};function Tp(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return Tp.errors=e,t===0}var ya={
type:"string",minLength:1};function xp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ya,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ya.type,parentSchema:ya,
data:r};e===null?e=[s]:e.push(s),t++}return xp.errors=e,t===0}function Ur(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:_s.required,parentSchema:_s,data:r};e===null?e=[s]:e.push(s),t++}if(r.cron_id===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cron_id"},message:"must have required property 'cron\
_id'",schema:_s.required,parentSchema:_s,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(Tp(r.servername,{instancePath:p+
"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?Tp.errors:e.concat(Tp.errors),t=e.length)),
r.cron_id!==void 0&&(xp(r.cron_id,{instancePath:p+"/cron_id",parentData:r,parentDataProperty:"cron_id",rootData:a})||(e=
e===null?xp.errors:e.concat(xp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:_s.type,parentSchema:_s,data:r};e===null?e=[s]:e.push(s),t++}return Ur.errors=
e,t===0}var ve={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"updateCronJob_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateCronJobRequest"}}},
v={type:"object",minProperties:1,additionalProperties:!1,properties:{minute:{type:"string",minLength:1},hour:{type:"stri\
ng",minLength:1},day:{type:"string",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",minLength:1},command:{
type:"string",minLength:1,maxLength:1024},comment:{type:"string",minLength:0},enabled:{type:"boolean"}}};function Rp(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties",schema:1,parentSchema:v,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="minute"||s==="hour"||s==="day"||s==="month"||s==="weekday"||s==="command"||s==="comment"||s==="enabled")){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:v,data:r};e===null?e=[n]:e.push(n),t++}if(r.minute!==void 0){
let s=r.minute;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/minute",schemaPath:"#/properties/minute/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
minute,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/minute",schemaPath:"#/properties/minute/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.minute.type,parentSchema:v.properties.
minute,data:s};e===null?e=[n]:e.push(n),t++}}if(r.hour!==void 0){let s=r.hour;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+
"/hour",schemaPath:"#/properties/hour/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters",schema:1,parentSchema:v.properties.hour,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"\
/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.
hour.type,parentSchema:v.properties.hour,data:s};e===null?e=[n]:e.push(n),t++}}if(r.day!==void 0){let s=r.day;if(typeof s==
"string"){if(u(s)<1){let n={instancePath:p+"/day",schemaPath:"#/properties/day/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.day,data:s};e===null?e=[n]:e.push(n),
t++}}else{let n={instancePath:p+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:v.properties.day.type,parentSchema:v.properties.day,data:s};e===null?e=[n]:e.push(n),t++}}if(r.month!==
void 0){let s=r.month;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/month",schemaPath:"#/properties/month/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.properties.
month,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/month",schemaPath:"#/properties/month/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:v.properties.month.type,parentSchema:v.properties.month,data:s};
e===null?e=[n]:e.push(n),t++}}if(r.weekday!==void 0){let s=r.weekday;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+
"/weekday",schemaPath:"#/properties/weekday/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters",schema:1,parentSchema:v.properties.weekday,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.
properties.weekday.type,parentSchema:v.properties.weekday,data:s};e===null?e=[n]:e.push(n),t++}}if(r.command!==void 0){let s=r.
command;if(typeof s=="string"){if(u(s)>1024){let n={instancePath:p+"/command",schemaPath:"#/properties/command/maxLength",
keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:v.properties.
command,data:s};e===null?e=[n]:e.push(n),t++}if(u(s)<1){let n={instancePath:p+"/command",schemaPath:"#/properties/comman\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:v.
properties.command,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/command",schemaPath:"#/properties/\
command/type",keyword:"type",params:{type:"string"},message:"must be string",schema:v.properties.command.type,parentSchema:v.
properties.command,data:s};e===null?e=[n]:e.push(n),t++}}if(r.comment!==void 0){let s=r.comment;if(typeof s=="string"){if(u(
s)<0){let n={instancePath:p+"/comment",schemaPath:"#/properties/comment/minLength",keyword:"minLength",params:{limit:0},
message:"must NOT have fewer than 0 characters",schema:0,parentSchema:v.properties.comment,data:s};e===null?e=[n]:e.push(
n),t++}}else{let n={instancePath:p+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:v.properties.comment.type,parentSchema:v.properties.comment,data:s};e===null?e=[n]:e.push(
n),t++}}if(r.enabled!==void 0){let s=r.enabled;if(typeof s!="boolean"){let n={instancePath:p+"/enabled",schemaPath:"#/pr\
operties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:v.properties.enabled.type,
parentSchema:v.properties.enabled,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:v.type,parentSchema:v,data:r};e===null?e=[s]:e.push(
s),t++}return Rp.errors=e,t===0}function Oi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:ve.required,parentSchema:ve,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:ve.required,parentSchema:ve,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:ve.required,parentSchema:ve,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:ve.required,parentSchema:ve,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(Ur(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
Ur.errors:e.concat(Ur.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Rp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Rp.errors:
e.concat(Rp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ve.type,parentSchema:ve,data:r};e===null?e=[s]:e.push(s),t++}return Oi.errors=e,t===0}var vr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updateCronJob_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"}}};function Ei(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:vr.required,parentSchema:vr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:vr.required,parentSchema:vr,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:vr.required,parentSchema:vr,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(Ur(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||
(e=e===null?Ur.errors:e.concat(Ur.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:vr.type,parentSchema:vr,data:r};e===null?e=[s]:e.push(s),t++}return Ei.errors=e,t===0}var ke={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateMailAccountRequest"}}},V={type:"object",additionalProperties:!1,
required:["mail_address","password"],properties:{mail_address:{$ref:"description#/components/schemas/MailAddress"},password:{
type:"string",writeOnly:!0,minLength:6},quota_mb:{type:"integer",format:"int32",minimum:1,maximum:5e4},memo:{$ref:"descr\
iption#/components/schemas/Memo"}}},re={type:"string",description:"Mail address. An internationalised domain is in Punyc\
ode (public reference).",minLength:3,pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},Ts=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");
function F(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){
if(u(r)<3){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fe\
wer than 3 characters",schema:3,parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}if(!Ts.test(r)){let s={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\\
s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-9.-]+$",parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.type,parentSchema:re,
data:r};e===null?e=[s]:e.push(s),t++}return F.errors=e,t===0}function Kp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.mail_address===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mail_address"},message:"must have required property \
'mail_address'",schema:V.required,parentSchema:V,data:r};e===null?e=[s]:e.push(s),t++}if(r.password===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'",schema:V.required,parentSchema:V,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="mail_address"||s===
"password"||s==="quota_mb"||s==="memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:V,data:r};e===
null?e=[n]:e.push(n),t++}if(r.mail_address!==void 0&&(F(r.mail_address,{instancePath:p+"/mail_address",parentData:r,parentDataProperty:"\
mail_address",rootData:a})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),r.password!==void 0){let s=r.password;if(typeof s==
"string"){if(u(s)<6){let n={instancePath:p+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",
params:{limit:6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:V.properties.password,data:s};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:V.properties.password.type,parentSchema:V.properties.password,data:s};
e===null?e=[n]:e.push(n),t++}}if(r.quota_mb!==void 0){let s=r.quota_mb;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={
instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:V.properties.quota_mb.type,parentSchema:V.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s==
"number"){if(s>5e4||isNaN(s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:5e4},message:"must be <= 50000",schema:5e4,parentSchema:V.properties.quota_mb,data:s};
e===null?e=[n]:e.push(n),t++}if(s<1||isNaN(s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:V.properties.quota_mb,
data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota\
_mb/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"int32",parentSchema:V.properties.
quota_mb,data:s};e===null?e=[n]:e.push(n),t++}}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:V.type,parentSchema:V,data:r};e===null?e=[s]:e.push(
s),t++}return Kp.errors=e,t===0}function Ti(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:ke.required,parentSchema:ke,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:ke.required,parentSchema:ke,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:ke.required,parentSchema:ke,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:ke.required,parentSchema:ke,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Kp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Kp.errors:
e.concat(Kp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ke.type,parentSchema:ke,data:r};e===null?e=[s]:e.push(s),t++}return Ti.errors=e,t===0}var vs={type:"\
object",required:["servername","mail_account"],properties:{servername:{$ref:"description#/components/schemas/HostingServ\
ername"},mail_account:{$ref:"description#/components/schemas/MailAddress"}}};function zp(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return zp.errors=e,t===0}function Zp(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<3){let s={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 charact\
ers",schema:3,parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}if(!Ts.test(r)){let s={instancePath:p,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.\
-]+$"',schema:"^[^@\\s]+@[A-Za-z0-9.-]+$",parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.type,parentSchema:re,data:r};
e===null?e=[s]:e.push(s),t++}return Zp.errors=e,t===0}function pe(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:vs.required,parentSchema:vs,data:r};e===null?e=[s]:e.push(s),t++}if(r.mail_account===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mail_account"},message:"must have required property \
'mail_account'",schema:vs.required,parentSchema:vs,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(zp(r.servername,
{instancePath:p+"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?zp.errors:e.concat(
zp.errors),t=e.length)),r.mail_account!==void 0&&(Zp(r.mail_account,{instancePath:p+"/mail_account",parentData:r,parentDataProperty:"\
mail_account",rootData:a})||(e=e===null?Zp.errors:e.concat(Zp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:vs.type,parentSchema:vs,data:r};e===null?e=
[s]:e.push(s),t++}return pe.errors=e,t===0}var kr={type:"object",required:["path","query","header"],properties:{path:{$ref:"\
getMailAccount_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function xi(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:kr.required,parentSchema:kr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:kr.required,parentSchema:kr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:kr.
required,parentSchema:kr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(pe(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:a})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),r.query!==void 0&&(i(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=
e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:kr.type,parentSchema:kr,data:r};e===null?e=[s]:e.push(s),t++}return xi.errors=
e,t===0}var Se={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getMailAccount_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateMailAccountReque\
st"}}},X={type:"object",minProperties:1,additionalProperties:!1,properties:{password:{type:"string",writeOnly:!0,minLength:6},
quota_mb:{type:"integer",format:"int32",minimum:1,maximum:5e4},memo:{$ref:"description#/components/schemas/Memo"}}};function Mp(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties",schema:1,parentSchema:X,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="password"||s==="quota_mb"||s==="memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:X,
data:r};e===null?e=[n]:e.push(n),t++}if(r.password!==void 0){let s=r.password;if(typeof s=="string"){if(u(s)<6){let n={instancePath:p+
"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:6},message:"must NOT have few\
er than 6 characters",schema:6,parentSchema:X.properties.password,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string",schema:X.
properties.password.type,parentSchema:X.properties.password,data:s};e===null?e=[n]:e.push(n),t++}}if(r.quota_mb!==void 0){
let s=r.quota_mb;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties\
/quota_mb/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:X.properties.quota_mb.type,parentSchema:X.
properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s>5e4||isNaN(s)){let n={instancePath:p+
"/quota_mb",schemaPath:"#/properties/quota_mb/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e4},message:"mus\
t be <= 50000",schema:5e4,parentSchema:X.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(s<1||isNaN(s)){let n={
instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:X.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){
let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/format",keyword:"format",params:{format:"int32"},message:'\
must match format "int32"',schema:"int32",parentSchema:X.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}}}r.memo!==
void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:X.type,parentSchema:X,data:r};e===null?e=[s]:e.push(s),t++}return Mp.errors=e,t===0}function Ri(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:Se.required,parentSchema:Se,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:Se.required,parentSchema:Se,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:Se.required,parentSchema:Se,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:Se.required,parentSchema:Se,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(pe(r.path,{instancePath:p+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),r.query!==
void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.
concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Mp(r.body,{instancePath:p+"\
/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Mp.errors:e.concat(Mp.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Se.type,
parentSchema:Se,data:r};e===null?e=[s]:e.push(s),t++}return Ri.errors=e,t===0}var De={type:"object",required:["path","qu\
ery","header","body"],properties:{path:{$ref:"getMailAccount_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKe\
y_path"},body:{$ref:"description#/components/schemas/UpdateMailForwardingRequest"}}},Sr={type:"object",minProperties:1,additionalProperties:!1,
properties:{forwarding_addresses:{type:"array",items:{$ref:"description#/components/schemas/MailAddress"}},keep_in_mailbox:{
type:"boolean"}}};function Hp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"\
minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:Sr,data:r};e===null?
e=[s]:e.push(s),t++}for(let s in r)if(!(s==="forwarding_addresses"||s==="keep_in_mailbox")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:Sr,data:r};e===null?e=[n]:e.push(n),t++}if(r.forwarding_addresses!==void 0){let s=r.forwarding_addresses;
if(Array.isArray(s)){let n=s.length;for(let c=0;c<n;c++)F(s[c],{instancePath:p+"/forwarding_addresses/"+c,parentData:s,parentDataProperty:c,
rootData:a})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{let n={instancePath:p+"/forwarding_addresses",schemaPath:"\
#/properties/forwarding_addresses/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Sr.properties.
forwarding_addresses.type,parentSchema:Sr.properties.forwarding_addresses,data:s};e===null?e=[n]:e.push(n),t++}}if(r.keep_in_mailbox!==
void 0){let s=r.keep_in_mailbox;if(typeof s!="boolean"){let n={instancePath:p+"/keep_in_mailbox",schemaPath:"#/propertie\
s/keep_in_mailbox/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:Sr.properties.keep_in_mailbox.
type,parentSchema:Sr.properties.keep_in_mailbox,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Sr.type,parentSchema:Sr,data:r};e===null?e=
[s]:e.push(s),t++}return Hp.errors=e,t===0}function Ki(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:De.required,
parentSchema:De,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:De.required,parentSchema:De,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:De.required,parentSchema:De,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:De.required,parentSchema:De,data:r};
e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(pe(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",
rootData:a})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/quer\
y",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Hp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Hp.errors:e.concat(Hp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:De.type,parentSchema:De,data:r};e===null?e=[s]:e.push(s),t++}
return Ki.errors=e,t===0}var je={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getHost\
ingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/\
schemas/CreateMailFilterRequest"}}},Q={type:"object",additionalProperties:!1,required:["domain","conditions","action"],properties:{
domain:{$ref:"description#/components/schemas/DomainName"},conditions:{type:"array",minItems:1,items:{$ref:"description#\
/components/schemas/MailFilterConditionRequest"}},action:{$ref:"description#/components/schemas/MailFilterActionRequest"}}},
ee={type:"object",additionalProperties:!1,required:["keyword","field","match_type"],properties:{keyword:{type:"string",minLength:1},
field:{$ref:"description#/components/schemas/MailFilterField"},match_type:{$ref:"description#/components/schemas/MailFil\
terMatchType"}}},fa={type:"string",minLength:1};function Ip(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:fa,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:fa.type,
parentSchema:fa,data:r};e===null?e=[s]:e.push(s),t++}return Ip.errors=e,t===0}var da={type:"string",minLength:1};function Cp(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:da,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:da.type,parentSchema:da,data:r};e===null?e=[s]:e.push(s),t++}
return Cp.errors=e,t===0}function Fp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.keyword===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"keyword"},message:"must have required property 'keyword'",schema:ee.required,parentSchema:ee,
data:r};e===null?e=[s]:e.push(s),t++}if(r.field===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"field"},message:"must have required property 'field'",schema:ee.required,parentSchema:ee,data:r};
e===null?e=[s]:e.push(s),t++}if(r.match_type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"match_type"},message:"must have required property 'match_type'",schema:ee.required,parentSchema:ee,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="keyword"||s==="field"||s==="match_type")){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:ee,data:r};e===null?e=[n]:e.push(n),t++}if(r.keyword!==void 0){let s=r.keyword;
if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ee.properties.keyword,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ee.properties.keyword.type,parentSchema:ee.properties.keyword,
data:s};e===null?e=[n]:e.push(n),t++}}r.field!==void 0&&(Ip(r.field,{instancePath:p+"/field",parentData:r,parentDataProperty:"\
field",rootData:a})||(e=e===null?Ip.errors:e.concat(Ip.errors),t=e.length)),r.match_type!==void 0&&(Cp(r.match_type,{instancePath:p+
"/match_type",parentData:r,parentDataProperty:"match_type",rootData:a})||(e=e===null?Cp.errors:e.concat(Cp.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,
parentSchema:ee,data:r};e===null?e=[s]:e.push(s),t++}return Fp.errors=e,t===0}var Ae={type:"object",additionalProperties:!1,
required:["type","method"],properties:{type:{$ref:"description#/components/schemas/MailFilterActionType"},target:{type:"\
string",minLength:0},method:{$ref:"description#/components/schemas/MailFilterActionMethod"}}},ga={type:"string",minLength:1};
function Vp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){
if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:ga,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ga.type,parentSchema:ga,data:r};e===null?e=
[s]:e.push(s),t++}return Vp.errors=e,t===0}var qa={type:"string",minLength:1};function Up(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:qa,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:qa.type,parentSchema:qa,data:r};e===null?e=[s]:e.push(s),t++}return Up.errors=e,t===0}function Wp(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'",schema:Ae.required,parentSchema:Ae,data:r};e===null?e=[s]:e.push(s),t++}if(r.
method===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"\
must have required property 'method'",schema:Ae.required,parentSchema:Ae,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="type"||s==="target"||s==="method")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:Ae,data:r};
e===null?e=[n]:e.push(n),t++}if(r.type!==void 0&&(Vp(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"typ\
e",rootData:a})||(e=e===null?Vp.errors:e.concat(Vp.errors),t=e.length)),r.target!==void 0){let s=r.target;if(typeof s=="\
string"){if(u(s)<0){let n={instancePath:p+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{
limit:0},message:"must NOT have fewer than 0 characters",schema:0,parentSchema:Ae.properties.target,data:s};e===null?e=[
n]:e.push(n),t++}}else{let n={instancePath:p+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Ae.properties.target.type,parentSchema:Ae.properties.target,data:s};e===null?e=
[n]:e.push(n),t++}}r.method!==void 0&&(Up(r.method,{instancePath:p+"/method",parentData:r,parentDataProperty:"method",rootData:a})||
(e=e===null?Up.errors:e.concat(Up.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Ae.type,parentSchema:Ae,data:r};e===null?e=[s]:e.push(s),t++}return Wp.errors=
e,t===0}function Jp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.domain===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"domain"},message:"must have required property 'domain'",schema:Q.required,parentSchema:Q,data:r};e===null?
e=[s]:e.push(s),t++}if(r.conditions===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
conditions"},message:"must have required property 'conditions'",schema:Q.required,parentSchema:Q,data:r};e===null?e=[s]:
e.push(s),t++}if(r.action===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
action"},message:"must have required property 'action'",schema:Q.required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),
t++}for(let s in r)if(!(s==="domain"||s==="conditions"||s==="action")){let n={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:Q,data:r};e===null?e=[n]:e.push(n),t++}if(r.domain!==void 0&&(A(r.domain,{instancePath:p+"/domain",parentData:r,
parentDataProperty:"domain",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.conditions!==void 0){let s=r.
conditions;if(Array.isArray(s)){if(s.length<1){let c={instancePath:p+"/conditions",schemaPath:"#/properties/conditions/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Q.properties.
conditions,data:s};e===null?e=[c]:e.push(c),t++}let n=s.length;for(let c=0;c<n;c++)Fp(s[c],{instancePath:p+"/conditions/"+
c,parentData:s,parentDataProperty:c,rootData:a})||(e=e===null?Fp.errors:e.concat(Fp.errors),t=e.length)}else{let n={instancePath:p+
"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Q.
properties.conditions.type,parentSchema:Q.properties.conditions,data:s};e===null?e=[n]:e.push(n),t++}}r.action!==void 0&&
(Wp(r.action,{instancePath:p+"/action",parentData:r,parentDataProperty:"action",rootData:a})||(e=e===null?Wp.errors:e.concat(
Wp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:Q.type,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}return Jp.errors=e,t===0}function zi(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'",schema:je.required,parentSchema:je,data:r};e===null?e=[s]:e.push(s),t++}if(r.
query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:je.required,parentSchema:je,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:je.required,parentSchema:je,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:je.required,parentSchema:je,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,
{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.
length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=
e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Jp(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Jp.errors:e.concat(Jp.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:je.type,parentSchema:je,data:r};e===null?e=[s]:e.push(s),t++}return zi.errors=e,t===0}var ks={type:"object",required:[
"servername","filter_id"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},filter_id:{$ref:"\
description#/components/schemas/MailFilterId"}}};function Gp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.type,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}return Gp.errors=e,t===0}var ba={type:"string",minLength:1};function Yp(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ba,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:ba.type,parentSchema:ba,data:r};e===null?e=[s]:e.push(s),t++}return Yp.errors=e,t===0}function dt(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.servername===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
servername"},message:"must have required property 'servername'",schema:ks.required,parentSchema:ks,data:r};e===null?e=[s]:
e.push(s),t++}if(r.filter_id===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
filter_id"},message:"must have required property 'filter_id'",schema:ks.required,parentSchema:ks,data:r};e===null?e=[s]:
e.push(s),t++}r.servername!==void 0&&(Gp(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"ser\
vername",rootData:a})||(e=e===null?Gp.errors:e.concat(Gp.errors),t=e.length)),r.filter_id!==void 0&&(Yp(r.filter_id,{instancePath:p+
"/filter_id",parentData:r,parentDataProperty:"filter_id",rootData:a})||(e=e===null?Yp.errors:e.concat(Yp.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ks.type,
parentSchema:ks,data:r};e===null?e=[s]:e.push(s),t++}return dt.errors=e,t===0}var Dr={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"deleteMailFilter_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_pat\
h"}}};function Zi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:Dr.required,parentSchema:Dr,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:Dr.required,parentSchema:Dr,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:Dr.required,parentSchema:Dr,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(dt(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
dt.errors:e.concat(dt.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Dr.type,
parentSchema:Dr,data:r};e===null?e=[s]:e.push(s),t++}return Zi.errors=e,t===0}var Dt={type:"object",required:["domain"],
properties:{domain:{$ref:"description#/components/schemas/DomainName"}}};function Bp(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>253){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,parentSchema:f,data:r};e===null?
e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(!Qr.test(r)){let s={
instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z._-]{1,253}$"},message:'must match p\
attern "^[0-9A-Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}$",parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.type,parentSchema:f,
data:r};e===null?e=[s]:e.push(s),t++}return Bp.errors=e,t===0}function gt(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domai\
n'",schema:Dt.required,parentSchema:Dt,data:r};e===null?e=[s]:e.push(s),t++}r.domain!==void 0&&(Bp(r.domain,{instancePath:p+
"/domain",parentData:r,parentDataProperty:"domain",rootData:a})||(e=e===null?Bp.errors:e.concat(Bp.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Dt.type,
parentSchema:Dt,data:r};e===null?e=[s]:e.push(s),t++}return gt.errors=e,t===0}var jr={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getSpamFilter_query"},header:{$ref:"ge\
tApiKey_path"}}};function Mi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"path"},message:"must have required property 'path'",schema:jr.required,parentSchema:jr,data:r};
e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"query"},message:"must have required property 'query'",schema:jr.required,parentSchema:jr,data:r};e===null?
e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
header"},message:"must have required property 'header'",schema:jr.required,parentSchema:jr,data:r};e===null?e=[s]:e.push(
s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(gt(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?gt.errors:e.concat(gt.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:jr.type,
parentSchema:jr,data:r};e===null?e=[s]:e.push(s),t++}return Mi.errors=e,t===0}var $e={type:"object",required:["path","qu\
ery","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_pat\
h"},body:{$ref:"description#/components/schemas/UpdateSpamFilterRequest"}}},M={type:"object",minProperties:1,additionalProperties:!1,
properties:{filter_type:{type:"string",minLength:1},spam_level:{type:"string",minLength:1},strict_non_japanese_subject:{
type:"boolean"},strict_html_mail:{type:"boolean"},detection_action:{type:"string",minLength:1}}};function Xp(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.
keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties",schema:1,parentSchema:M,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"filter_type"||s==="spam_level"||s==="strict_non_japanese_subject"||s==="strict_html_mail"||s==="detection_action")){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:M,data:r};e===null?e=[n]:e.push(n),t++}if(r.filter_type!==void 0){
let s=r.filter_type;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/filter_type",schemaPath:"#/properties/filt\
er_type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:M.
properties.filter_type,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/filter_type",schemaPath:"#/pro\
perties/filter_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.properties.filter_type.
type,parentSchema:M.properties.filter_type,data:s};e===null?e=[n]:e.push(n),t++}}if(r.spam_level!==void 0){let s=r.spam_level;
if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/spam_level",schemaPath:"#/properties/spam_level/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:M.properties.spam_level,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/spam_level",schemaPath:"#/properties/spam_level/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:M.properties.spam_level.type,parentSchema:M.properties.
spam_level,data:s};e===null?e=[n]:e.push(n),t++}}if(r.strict_non_japanese_subject!==void 0){let s=r.strict_non_japanese_subject;
if(typeof s!="boolean"){let n={instancePath:p+"/strict_non_japanese_subject",schemaPath:"#/properties/strict_non_japanes\
e_subject/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:M.properties.strict_non_japanese_subject.
type,parentSchema:M.properties.strict_non_japanese_subject,data:s};e===null?e=[n]:e.push(n),t++}}if(r.strict_html_mail!==
void 0){let s=r.strict_html_mail;if(typeof s!="boolean"){let n={instancePath:p+"/strict_html_mail",schemaPath:"#/propert\
ies/strict_html_mail/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:M.properties.strict_html_mail.
type,parentSchema:M.properties.strict_html_mail,data:s};e===null?e=[n]:e.push(n),t++}}if(r.detection_action!==void 0){let s=r.
detection_action;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/detection_action",schemaPath:"#/properties/de\
tection_action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:M.properties.detection_action,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/detection_\
action",schemaPath:"#/properties/detection_action/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.detection_action.type,parentSchema:M.properties.detection_action,data:s};e===null?e=[n]:e.push(n),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.type,parentSchema:M,
data:r};e===null?e=[s]:e.push(s),t++}return Xp.errors=e,t===0}function Hi(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:$e.required,parentSchema:$e,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:$e.
required,parentSchema:$e,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:$e.
required,parentSchema:$e,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:$e.required,
parentSchema:$e,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Xp(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Xp.errors:e.concat(Xp.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$e.type,parentSchema:$e,data:r};e===null?e=[s]:e.push(s),t++}
return Hi.errors=e,t===0}var Le={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getDoma\
in_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/Updat\
eDmarcReceiverRequest"}}},rs={type:"object",additionalProperties:!1,required:["dmarc_receiver"],properties:{dmarc_receiver:{
type:"boolean"}}};function Qp(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.dmarc_receiver===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dmarc_receiver"},message:"must have required property 'dmarc_receiver'",schema:rs.required,
parentSchema:rs,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="dmarc_receiver"){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:rs,data:r};e===null?e=[n]:e.push(n),t++}if(r.dmarc_receiver!==void 0){let s=r.dmarc_receiver;
if(typeof s!="boolean"){let n={instancePath:p+"/dmarc_receiver",schemaPath:"#/properties/dmarc_receiver/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean",schema:rs.properties.dmarc_receiver.type,parentSchema:rs.properties.
dmarc_receiver,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:rs.type,parentSchema:rs,data:r};e===null?e=[s]:e.push(s),t++}return Qp.errors=
e,t===0}function Ii(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:Le.required,parentSchema:Le,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:Le.required,parentSchema:Le,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:Le.required,parentSchema:Le,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:Le.required,parentSchema:Le,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Qp(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Qp.errors:e.concat(Qp.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Le.type,parentSchema:Le,data:r};e===null?e=[s]:e.push(s),t++}return Ii.errors=e,t===0}var Ne={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateAutoReplyRequest"}}},L={type:"object",additionalProperties:!1,
required:["domain","mail_address","subject","body"],properties:{domain:{$ref:"description#/components/schemas/DomainName"},
mail_address:{$ref:"description#/components/schemas/MailAddress"},from_name:{type:"string",minLength:0},subject:{type:"s\
tring",minLength:0},body:{type:"string",minLength:0},quote_incoming:{type:"boolean"}}};function en(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must\
 have required property 'domain'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}if(r.mail_address===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mail_address"},message:"\
must have required property 'mail_address'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}if(r.subject===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject"},message:"mus\
t have required property 'subject'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="dom\
ain"||s==="mail_address"||s==="from_name"||s==="subject"||s==="body"||s==="quote_incoming")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:L,data:r};e===null?e=[n]:e.push(n),t++}if(r.domain!==void 0&&(A(r.domain,{instancePath:p+
"/domain",parentData:r,parentDataProperty:"domain",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.
mail_address!==void 0&&(F(r.mail_address,{instancePath:p+"/mail_address",parentData:r,parentDataProperty:"mail_address",
rootData:a})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),r.from_name!==void 0){let s=r.from_name;if(typeof s==
"string"){if(u(s)<0){let n={instancePath:p+"/from_name",schemaPath:"#/properties/from_name/minLength",keyword:"minLength",
params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,parentSchema:L.properties.from_name,data:s};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/from_name",schemaPath:"#/properties/from_name/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:L.properties.from_name.type,parentSchema:L.properties.from_name,data:s};
e===null?e=[n]:e.push(n),t++}}if(r.subject!==void 0){let s=r.subject;if(typeof s=="string"){if(u(s)<0){let n={instancePath:p+
"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer\
 than 0 characters",schema:0,parentSchema:L.properties.subject,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+
"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.
properties.subject.type,parentSchema:L.properties.subject,data:s};e===null?e=[n]:e.push(n),t++}}if(r.body!==void 0){let s=r.
body;if(typeof s=="string"){if(u(s)<0){let n={instancePath:p+"/body",schemaPath:"#/properties/body/minLength",keyword:"m\
inLength",params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,parentSchema:L.properties.body,data:s};
e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:L.properties.body.type,parentSchema:L.properties.body,data:s};e===null?e=
[n]:e.push(n),t++}}if(r.quote_incoming!==void 0){let s=r.quote_incoming;if(typeof s!="boolean"){let n={instancePath:p+"/\
quote_incoming",schemaPath:"#/properties/quote_incoming/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean",schema:L.properties.quote_incoming.type,parentSchema:L.properties.quote_incoming,data:s};e===null?e=[n]:e.push(n),
t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.
type,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}return en.errors=e,t===0}function Ci(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Ne.required,parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Ne.required,parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Ne.
required,parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Ne.required,
parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(en(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?en.errors:e.concat(en.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ne.type,parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}
return Ci.errors=e,t===0}var Ss={type:"object",required:["servername","mail_address"],properties:{servername:{$ref:"desc\
ription#/components/schemas/HostingServername"},mail_address:{$ref:"description#/components/schemas/MailAddress"}}};function rn(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}
return rn.errors=e,t===0}function sn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)<3){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters",schema:3,parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}if(!Ts.test(
r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'\
must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-9.-]+$",parentSchema:re,data:r};e===null?e=[s]:
e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:re.type,parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}return sn.errors=e,t===0}function Wr(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"\
must have required property 'servername'",schema:Ss.required,parentSchema:Ss,data:r};e===null?e=[s]:e.push(s),t++}if(r.mail_address===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mail_address"},message:"\
must have required property 'mail_address'",schema:Ss.required,parentSchema:Ss,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==
void 0&&(rn(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===
null?rn.errors:e.concat(rn.errors),t=e.length)),r.mail_address!==void 0&&(sn(r.mail_address,{instancePath:p+"/mail_addre\
ss",parentData:r,parentDataProperty:"mail_address",rootData:a})||(e=e===null?sn.errors:e.concat(sn.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ss.type,
parentSchema:Ss,data:r};e===null?e=[s]:e.push(s),t++}return Wr.errors=e,t===0}var Ar={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"getAutoReply_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function Fi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:Ar.required,parentSchema:Ar,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:Ar.required,parentSchema:Ar,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:Ar.required,parentSchema:Ar,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(Wr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Wr.errors:e.concat(Wr.
errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ar.type,parentSchema:Ar,data:r};
e===null?e=[s]:e.push(s),t++}return Fi.errors=e,t===0}var Oe={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getAutoReply_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/co\
mponents/schemas/UpdateAutoReplyRequest"}}},U={type:"object",minProperties:1,additionalProperties:!1,properties:{domain:{
$ref:"description#/components/schemas/DomainName"},mail_address:{$ref:"description#/components/schemas/MailAddress"},from_name:{
type:"string",minLength:0},subject:{type:"string",minLength:0},body:{type:"string",minLength:0},quote_incoming:{type:"bo\
olean"}}};function tn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:U,data:r};e===null?e=
[s]:e.push(s),t++}for(let s in r)if(!(s==="domain"||s==="mail_address"||s==="from_name"||s==="subject"||s==="body"||s===
"quote_incoming")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:U,data:r};e===null?e=[n]:e.push(n),t++}if(r.domain!==
void 0&&(A(r.domain,{instancePath:p+"/domain",parentData:r,parentDataProperty:"domain",rootData:a})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),r.mail_address!==void 0&&(F(r.mail_address,{instancePath:p+"/mail_address",parentData:r,
parentDataProperty:"mail_address",rootData:a})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),r.from_name!==void 0){
let s=r.from_name;if(typeof s=="string"){if(u(s)<0){let n={instancePath:p+"/from_name",schemaPath:"#/properties/from_nam\
e/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,parentSchema:U.
properties.from_name,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/from_name",schemaPath:"#/propert\
ies/from_name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:U.properties.from_name.type,parentSchema:U.
properties.from_name,data:s};e===null?e=[n]:e.push(n),t++}}if(r.subject!==void 0){let s=r.subject;if(typeof s=="string"){
if(u(s)<0){let n={instancePath:p+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit:0},
message:"must NOT have fewer than 0 characters",schema:0,parentSchema:U.properties.subject,data:s};e===null?e=[n]:e.push(
n),t++}}else{let n={instancePath:p+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:U.properties.subject.type,parentSchema:U.properties.subject,data:s};e===null?e=[n]:e.push(
n),t++}}if(r.body!==void 0){let s=r.body;if(typeof s=="string"){if(u(s)<0){let n={instancePath:p+"/body",schemaPath:"#/p\
roperties/body/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,
parentSchema:U.properties.body,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/body",schemaPath:"#/pr\
operties/body/type",keyword:"type",params:{type:"string"},message:"must be string",schema:U.properties.body.type,parentSchema:U.
properties.body,data:s};e===null?e=[n]:e.push(n),t++}}if(r.quote_incoming!==void 0){let s=r.quote_incoming;if(typeof s!=
"boolean"){let n={instancePath:p+"/quote_incoming",schemaPath:"#/properties/quote_incoming/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:U.properties.quote_incoming.type,parentSchema:U.properties.quote_incoming,
data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:U.type,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}return tn.errors=e,t===0}
function Vi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:Oe.required,parentSchema:Oe,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:Oe.required,parentSchema:Oe,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:Oe.required,parentSchema:Oe,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must h\
ave required property 'body'",schema:Oe.required,parentSchema:Oe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Wr(
r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Wr.errors:e.concat(Wr.errors),
t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(tn(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?tn.errors:e.concat(tn.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Oe.type,parentSchema:Oe,data:r};e===null?e=[s]:e.push(s),t++}return Vi.errors=e,t===0}var Ee={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"get\
ApiKey_path"},body:{$ref:"description#/components/schemas/UpdateSmtpAbroadRestrictionRequest"}}},ss={type:"object",additionalProperties:!1,
required:["abroad_access_restriction"],properties:{abroad_access_restriction:{type:"boolean"}}};function pn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.abroad_access_restriction===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"abroad_access_restrict\
ion"},message:"must have required property 'abroad_access_restriction'",schema:ss.required,parentSchema:ss,data:r};e===null?
e=[s]:e.push(s),t++}for(let s in r)if(s!=="abroad_access_restriction"){let n={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:ss,data:r};e===null?e=[n]:e.push(n),t++}if(r.abroad_access_restriction!==void 0){let s=r.abroad_access_restriction;
if(typeof s!="boolean"){let n={instancePath:p+"/abroad_access_restriction",schemaPath:"#/properties/abroad_access_restri\
ction/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ss.properties.abroad_access_restriction.
type,parentSchema:ss.properties.abroad_access_restriction,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ss.type,parentSchema:ss,data:r};
e===null?e=[s]:e.push(s),t++}return pn.errors=e,t===0}function Ui(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:Ee.required,parentSchema:Ee,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Ee.
required,parentSchema:Ee,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Ee.
required,parentSchema:Ee,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Ee.required,
parentSchema:Ee,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(pn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?pn.errors:e.concat(pn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ee.type,parentSchema:Ee,data:r};e===null?e=[s]:e.push(s),t++}
return Ui.errors=e,t===0}var Te={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getDoma\
in_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/Updat\
eDkimSettingRequest"}}},ts={type:"object",additionalProperties:!1,required:["enabled"],properties:{enabled:{type:"boolea\
n"}}};function nn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.enabled===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"enabled"},message:"must have required property 'enabled'",schema:ts.required,parentSchema:ts,data:r};e===
null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="enabled"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:ts,
data:r};e===null?e=[n]:e.push(n),t++}if(r.enabled!==void 0){let s=r.enabled;if(typeof s!="boolean"){let n={instancePath:p+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ts.
properties.enabled.type,parentSchema:ts.properties.enabled,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ts.type,parentSchema:ts,data:r};
e===null?e=[s]:e.push(s),t++}return nn.errors=e,t===0}function Wi(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:Te.required,parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Te.
required,parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Te.
required,parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Te.required,
parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(nn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?nn.errors:e.concat(nn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Te.type,parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}
return Wi.errors=e,t===0}var xe={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getDoma\
in_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/Updat\
eDmarcSettingRequest"}}},Y={type:"object",additionalProperties:!1,required:["policy","report_enabled","notification_mail\
_addresses"],properties:{policy:{$ref:"description#/components/schemas/DmarcPolicy"},report_enabled:{type:"boolean"},notification_mail_addresses:{
type:"array",items:{$ref:"description#/components/schemas/MailAddress"}}}},Pa={type:"string",minLength:1};function an(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:Pa,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Pa.type,parentSchema:Pa,data:r};e===null?e=[s]:e.push(s),t++}
return an.errors=e,t===0}function on(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.policy===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"policy"},message:"must have required property 'policy'",schema:Y.required,parentSchema:Y,
data:r};e===null?e=[s]:e.push(s),t++}if(r.report_enabled===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"report_enabled"},message:"must have required property 'report_enabled'",schema:Y.required,
parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}if(r.notification_mail_addresses===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"notification_mail_addresses"},message:"must have required proper\
ty 'notification_mail_addresses'",schema:Y.required,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"policy"||s==="report_enabled"||s==="notification_mail_addresses")){let n={instancePath:p,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:Y,data:r};e===null?e=[n]:e.push(n),t++}if(r.policy!==void 0&&(an(r.policy,{instancePath:p+"/policy",parentData:r,
parentDataProperty:"policy",rootData:a})||(e=e===null?an.errors:e.concat(an.errors),t=e.length)),r.report_enabled!==void 0){
let s=r.report_enabled;if(typeof s!="boolean"){let n={instancePath:p+"/report_enabled",schemaPath:"#/properties/report_e\
nabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:Y.properties.report_enabled.type,parentSchema:Y.
properties.report_enabled,data:s};e===null?e=[n]:e.push(n),t++}}if(r.notification_mail_addresses!==void 0){let s=r.notification_mail_addresses;
if(Array.isArray(s)){let n=s.length;for(let c=0;c<n;c++)F(s[c],{instancePath:p+"/notification_mail_addresses/"+c,parentData:s,
parentDataProperty:c,rootData:a})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{let n={instancePath:p+"/noti\
fication_mail_addresses",schemaPath:"#/properties/notification_mail_addresses/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:Y.properties.notification_mail_addresses.type,parentSchema:Y.properties.notification_mail_addresses,
data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:Y.type,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}return on.errors=e,t===0}
function Ji(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:xe.required,parentSchema:xe,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:xe.required,parentSchema:xe,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:xe.required,parentSchema:xe,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must h\
ave required property 'body'",schema:xe.required,parentSchema:xe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(b(
r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(on(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?on.errors:e.concat(on.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:xe.type,parentSchema:xe,data:r};e===null?e=[s]:e.push(s),t++}return Ji.errors=e,t===0}var Re={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateSpfRecordRequest"}}},st={type:"object",additionalProperties:!1,
required:["fqdn"],properties:{fqdn:{$ref:"description#/components/schemas/DomainName"}}};function mn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fqdn===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fqdn"},message:"must h\
ave required property 'fqdn'",schema:st.required,parentSchema:st,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!==
"fqdn"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:st,data:r};e===null?e=[n]:e.push(n),t++}r.fqdn!==void 0&&
(A(r.fqdn,{instancePath:p+"/fqdn",parentData:r,parentDataProperty:"fqdn",rootData:a})||(e=e===null?A.errors:e.concat(A.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:st.type,parentSchema:st,data:r};e===null?e=[s]:e.push(s),t++}return mn.errors=e,t===0}function Gi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:Re.required,parentSchema:Re,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:Re.required,parentSchema:Re,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:Re.required,parentSchema:Re,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:Re.required,parentSchema:Re,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&
(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(
i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",
rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(mn(r.body,{instancePath:p+"/body",parentData:r,
parentDataProperty:"body",rootData:a})||(e=e===null?mn.errors:e.concat(mn.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Re.type,parentSchema:Re,data:r};
e===null?e=[s]:e.push(s),t++}return Gi.errors=e,t===0}var Ds={type:"object",required:["servername","fqdn"],properties:{servername:{
$ref:"description#/components/schemas/HostingServername"},fqdn:{$ref:"description#/components/schemas/DomainName"}}};function un(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}
return un.errors=e,t===0}function hn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)>253){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:253},
message:"must NOT have more than 253 characters",schema:253,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<
1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(!Qr.test(r)){let s={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,2\
53}$"',schema:"^[0-9A-Za-z._-]{1,253}$",parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.type,parentSchema:f,data:r};
e===null?e=[s]:e.push(s),t++}return hn.errors=e,t===0}function Jr(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:Ds.required,parentSchema:Ds,data:r};e===null?e=[s]:e.push(s),t++}if(r.fqdn===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"fqdn"},message:"must have required property 'fqdn'",
schema:Ds.required,parentSchema:Ds,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(un(r.servername,{instancePath:p+
"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?un.errors:e.concat(un.errors),t=e.length)),
r.fqdn!==void 0&&(hn(r.fqdn,{instancePath:p+"/fqdn",parentData:r,parentDataProperty:"fqdn",rootData:a})||(e=e===null?hn.
errors:e.concat(hn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:Ds.type,parentSchema:Ds,data:r};e===null?e=[s]:e.push(s),t++}return Jr.errors=e,t===
0}var Ke={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"updateSpfRecord_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateSpfRecordRequest"}}},
Fa={oneOf:[{$ref:"description#/components/schemas/PresetSpfRequest"},{$ref:"description#/components/schemas/CustomSpfReq\
uest"}],discriminator:{propertyName:"action",mapping:{reset:"PresetSpfRequest",enable_gmail:"PresetSpfRequest",custom:"C\
ustomSpfRequest"}},alternatives:["PresetSpfRequest","CustomSpfRequest"]};function ln(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.action===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'actio\
n'",schema:tr.required,parentSchema:tr,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="action"){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:tr,data:r};e===null?e=[n]:e.push(n),t++}r.action!==void 0&&(os(r.action,{instancePath:p+
"/action",parentData:r,parentDataProperty:"action",rootData:a})||(e=e===null?os.errors:e.concat(os.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tr.type,
parentSchema:tr,data:r};e===null?e=[s]:e.push(s),t++}return ln.errors=e,t===0}function cn(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.action===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have re\
quired property 'action'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}if(r.spf_record===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spf_record"},message:"must hav\
e required property 'spf_record'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"action"||s==="spf_record")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:K,data:r};e===null?e=[n]:e.push(
n),t++}if(r.action!==void 0&&(ms(r.action,{instancePath:p+"/action",parentData:r,parentDataProperty:"action",rootData:a})||
(e=e===null?ms.errors:e.concat(ms.errors),t=e.length)),r.spf_record!==void 0){let s=r.spf_record;if(typeof s=="string"){
if(u(s)<1){let n={instancePath:p+"/spf_record",schemaPath:"#/properties/spf_record/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:K.properties.spf_record,data:s};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/spf_record",schemaPath:"#/properties/spf_record/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:K.properties.spf_record.type,parentSchema:K.properties.spf_record,data:s};
e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:K.type,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}return cn.errors=e,t===0}function yn(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0,s=t,n=!1,c=null,ae=t;ln(r,{instancePath:p,
parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?ln.errors:e.concat(ln.errors),t=e.length);var j=ae===t;j&&(n=
!0,c=0);let se=t;cn(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?cn.errors:e.concat(cn.
errors),t=e.length);var j=se===t;if(j&&n?(n=!1,c=[c,1]):j&&(n=!0,c=1),n)t=s,e!==null&&(s?e.length=s:e=null);else{let J={
instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:c},message:"must match exactly one schema in \
oneOf",schema:Fa.oneOf,parentSchema:Fa,data:r};e===null?e=[J]:e.push(J),t++}return yn.errors=e,t===0}function Yi(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:Ke.required,parentSchema:Ke,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:Ke.required,parentSchema:Ke,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:Ke.required,parentSchema:Ke,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:Ke.required,parentSchema:Ke,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Jr(r.path,{instancePath:p+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length)),r.query!==
void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.
concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(yn(r.body,{instancePath:p+"\
/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?yn.errors:e.concat(yn.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ke.type,
parentSchema:Ke,data:r};e===null?e=[s]:e.push(s),t++}return Yi.errors=e,t===0}var $r={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"updateSpfRecord_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function Bi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:$r.required,parentSchema:$r,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:$r.required,parentSchema:$r,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:$r.required,parentSchema:$r,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(Jr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Jr.errors:e.concat(Jr.
errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$r.type,parentSchema:$r,data:r};
e===null?e=[s]:e.push(s),t++}return Bi.errors=e,t===0}var ze={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"descr\
iption#/components/schemas/InstallWordPressRequest"}}},g={type:"object",additionalProperties:!1,required:["url","title",
"admin_username","admin_password","admin_email"],properties:{url:{type:"string",minLength:1,maxLength:512},title:{type:"\
string",minLength:1,maxLength:255},admin_username:{type:"string",minLength:1,maxLength:255},admin_password:{type:"string",
writeOnly:!0,minLength:7},admin_email:{type:"string",description:"Mail address of the first administrator; at most 255 c\
haracters according to public reference material.",minLength:3,maxLength:255,pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},memo:{
$ref:"description#/components/schemas/Memo"}}};function fn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){let s={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:g.required,parentSchema:g,
data:r};e===null?e=[s]:e.push(s),t++}if(r.title===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"title"},message:"must have required property 'title'",schema:g.required,parentSchema:g,data:r};
e===null?e=[s]:e.push(s),t++}if(r.admin_username===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"admin_username"},message:"must have required property 'admin_username'",schema:g.required,parentSchema:g,
data:r};e===null?e=[s]:e.push(s),t++}if(r.admin_password===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"admin_password"},message:"must have required property 'admin_password'",schema:g.required,
parentSchema:g,data:r};e===null?e=[s]:e.push(s),t++}if(r.admin_email===void 0){let s={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"admin_email"},message:"must have required property 'admin_email'",schema:g.
required,parentSchema:g,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="url"||s==="title"||s==="admin_user\
name"||s==="admin_password"||s==="admin_email"||s==="memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:g,
data:r};e===null?e=[n]:e.push(n),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(u(s)>512){let n={instancePath:p+
"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 5\
12 characters",schema:512,parentSchema:g.properties.url,data:s};e===null?e=[n]:e.push(n),t++}if(u(s)<1){let n={instancePath:p+
"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:g.properties.url,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/ur\
l",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.
url.type,parentSchema:g.properties.url,data:s};e===null?e=[n]:e.push(n),t++}}if(r.title!==void 0){let s=r.title;if(typeof s==
"string"){if(u(s)>255){let n={instancePath:p+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters",schema:255,parentSchema:g.properties.title,data:s};e===null?
e=[n]:e.push(n),t++}if(u(s)<1){let n={instancePath:p+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:g.properties.title,data:s};e===
null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.title.type,parentSchema:g.properties.title,data:s};e===null?
e=[n]:e.push(n),t++}}if(r.admin_username!==void 0){let s=r.admin_username;if(typeof s=="string"){if(u(s)>255){let n={instancePath:p+
"/admin_username",schemaPath:"#/properties/admin_username/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters",schema:255,parentSchema:g.properties.admin_username,data:s};e===null?e=[n]:e.push(n),
t++}if(u(s)<1){let n={instancePath:p+"/admin_username",schemaPath:"#/properties/admin_username/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:g.properties.admin_username,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/admin_username",schemaPath:"#/properties/admin_userna\
me/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.admin_username.type,parentSchema:g.
properties.admin_username,data:s};e===null?e=[n]:e.push(n),t++}}if(r.admin_password!==void 0){let s=r.admin_password;if(typeof s==
"string"){if(u(s)<7){let n={instancePath:p+"/admin_password",schemaPath:"#/properties/admin_password/minLength",keyword:"\
minLength",params:{limit:7},message:"must NOT have fewer than 7 characters",schema:7,parentSchema:g.properties.admin_password,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/admin_password",schemaPath:"#/properties/admin_passwo\
rd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.admin_password.type,parentSchema:g.
properties.admin_password,data:s};e===null?e=[n]:e.push(n),t++}}if(r.admin_email!==void 0){let s=r.admin_email;if(typeof s==
"string"){if(u(s)>255){let n={instancePath:p+"/admin_email",schemaPath:"#/properties/admin_email/maxLength",keyword:"max\
Length",params:{limit:255},message:"must NOT have more than 255 characters",schema:255,parentSchema:g.properties.admin_email,
data:s};e===null?e=[n]:e.push(n),t++}if(u(s)<3){let n={instancePath:p+"/admin_email",schemaPath:"#/properties/admin_emai\
l/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:g.
properties.admin_email,data:s};e===null?e=[n]:e.push(n),t++}if(!Ts.test(s)){let n={instancePath:p+"/admin_email",schemaPath:"\
#/properties/admin_email/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pat\
tern "^[^@\\s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-9.-]+$",parentSchema:g.properties.admin_email,data:s};e===null?
e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/admin_email",schemaPath:"#/properties/admin_email/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:g.properties.admin_email.type,parentSchema:g.properties.admin_email,
data:s};e===null?e=[n]:e.push(n),t++}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,data:r};e===null?e=[s]:e.push(
s),t++}return fn.errors=e,t===0}function Xi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:ze.required,parentSchema:ze,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:ze.required,parentSchema:ze,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:ze.required,parentSchema:ze,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:ze.required,parentSchema:ze,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(fn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?fn.errors:
e.concat(fn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ze.type,parentSchema:ze,data:r};e===null?e=[s]:e.push(s),t++}return Xi.errors=e,t===0}var js={type:"\
object",required:["servername","wp_id"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},
wp_id:{$ref:"description#/components/schemas/WordPressSiteId"}}};function dn(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return dn.errors=e,t===0}var wa={type:"string",
minLength:1};function gn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters",schema:1,parentSchema:wa,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:wa.type,parentSchema:wa,data:r};
e===null?e=[s]:e.push(s),t++}return gn.errors=e,t===0}function Gr(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:js.required,parentSchema:js,data:r};e===null?e=[s]:e.push(s),t++}if(r.wp_id===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"wp_id"},message:"must have required property 'wp_id'",
schema:js.required,parentSchema:js,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(dn(r.servername,{instancePath:p+
"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?dn.errors:e.concat(dn.errors),t=e.length)),
r.wp_id!==void 0&&(gn(r.wp_id,{instancePath:p+"/wp_id",parentData:r,parentDataProperty:"wp_id",rootData:a})||(e=e===null?
gn.errors:e.concat(gn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:js.type,parentSchema:js,data:r};e===null?e=[s]:e.push(s),t++}return Gr.errors=e,
t===0}var Ze={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"updateWordPressSite_path"},
query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateWordPress\
SiteRequest"}}},_a={type:"object",additionalProperties:!1,properties:{memo:{$ref:"description#/components/schemas/Memo"}}};
function qn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let s in r)if(s!=="memo"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:_a,
data:r};e===null?e=[n]:e.push(n),t++}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:_a.type,parentSchema:_a,data:r};e===null?e=[s]:e.push(
s),t++}return qn.errors=e,t===0}function Qi(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Ze.required,parentSchema:Ze,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Ze.required,parentSchema:Ze,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:Ze.required,parentSchema:Ze,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:Ze.required,parentSchema:Ze,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(Gr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
Gr.errors:e.concat(Gr.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(qn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?qn.errors:
e.concat(qn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Ze.type,parentSchema:Ze,data:r};e===null?e=[s]:e.push(s),t++}return Qi.errors=e,t===0}var Lr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updateWordPressSite_path"},query:{$ref:"getApiKey_pat\
h"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/DeleteWordPressSiteRequest"}}},or={type:"\
object",additionalProperties:!1,properties:{delete_db:{type:"boolean",default:!0},delete_db_user:{type:"boolean",default:!1},
delete_cron:{type:"boolean",default:!0}}};function bn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="delete_db"||s==="delete_db_user"||s===
"delete_cron")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:or,data:r};e===null?e=[n]:e.push(n),t++}if(r.delete_db!==
void 0){let s=r.delete_db;if(typeof s!="boolean"){let n={instancePath:p+"/delete_db",schemaPath:"#/properties/delete_db/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:or.properties.delete_db.type,parentSchema:or.
properties.delete_db,data:s};e===null?e=[n]:e.push(n),t++}}if(r.delete_db_user!==void 0){let s=r.delete_db_user;if(typeof s!=
"boolean"){let n={instancePath:p+"/delete_db_user",schemaPath:"#/properties/delete_db_user/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:or.properties.delete_db_user.type,parentSchema:or.properties.delete_db_user,
data:s};e===null?e=[n]:e.push(n),t++}}if(r.delete_cron!==void 0){let s=r.delete_cron;if(typeof s!="boolean"){let n={instancePath:p+
"/delete_cron",schemaPath:"#/properties/delete_cron/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:or.properties.delete_cron.type,parentSchema:or.properties.delete_cron,data:s};e===null?e=[n]:e.push(n),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:or.type,
parentSchema:or,data:r};e===null?e=[s]:e.push(s),t++}return bn.errors=e,t===0}function eo(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Lr.required,parentSchema:Lr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Lr.required,parentSchema:Lr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Lr.
required,parentSchema:Lr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Gr(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:a})||(e=e===null?Gr.errors:e.concat(Gr.errors),t=e.length)),r.query!==void 0&&(i(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=
e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(bn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"\
body",rootData:a})||(e=e===null?bn.errors:e.concat(bn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Lr.type,parentSchema:Lr,data:r};e===null?e=[s]:e.push(
s),t++}return eo.errors=e,t===0}var Me={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/comp\
onents/schemas/CreateDatabaseRequest"}}},Nr={type:"object",additionalProperties:!1,required:["name_suffix"],properties:{
name_suffix:{type:"string",minLength:1},character_set:{$ref:"description#/components/schemas/DatabaseCharacterSet",default:"\
utf8mb4"},memo:{$ref:"description#/components/schemas/Memo"}}},va={type:"string",minLength:1};function Pn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:va,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:va.type,parentSchema:va,data:r};e===null?e=[s]:e.push(s),t++}return Pn.errors=e,t===0}function wn(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name_suffix===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name_suffix"},message:"must have required property 'name_suffix'",schema:Nr.required,parentSchema:Nr,data:r};e===null?e=
[s]:e.push(s),t++}for(let s in r)if(!(s==="name_suffix"||s==="character_set"||s==="memo")){let n={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:Nr,data:r};e===null?e=[n]:e.push(n),t++}if(r.name_suffix!==void 0){let s=r.name_suffix;
if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/name_suffix",schemaPath:"#/properties/name_suffix/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Nr.properties.name_suffix,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/name_suffix",schemaPath:"#/properties/name_suffix/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:Nr.properties.name_suffix.type,parentSchema:Nr.
properties.name_suffix,data:s};e===null?e=[n]:e.push(n),t++}}r.character_set!==void 0&&(Pn(r.character_set,{instancePath:p+
"/character_set",parentData:r,parentDataProperty:"character_set",rootData:a})||(e=e===null?Pn.errors:e.concat(Pn.errors),
t=e.length)),r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=
e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Nr.type,parentSchema:Nr,data:r};e===null?e=[s]:e.push(s),t++}return wn.errors=
e,t===0}function ro(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:Me.required,parentSchema:Me,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:Me.required,parentSchema:Me,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:Me.required,parentSchema:Me,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:Me.required,parentSchema:Me,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(
l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(wn(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?wn.errors:e.concat(wn.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Me.type,parentSchema:Me,data:r};e===null?e=[s]:e.push(s),t++}return ro.errors=e,t===0}var As={type:"object",required:[
"servername","db_name"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},db_name:{$ref:"\
description#/components/schemas/DatabaseName"}}};function _n(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:y.type,parentSchema:y,
data:r};e===null?e=[s]:e.push(s),t++}return _n.errors=e,t===0}var Os={type:"string",minLength:1};function vn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Os,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Os.type,parentSchema:Os,data:r};e===null?e=[s]:e.push(s),t++}return vn.errors=e,t===0}function Yr(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.servername===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
servername"},message:"must have required property 'servername'",schema:As.required,parentSchema:As,data:r};e===null?e=[s]:
e.push(s),t++}if(r.db_name===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
db_name"},message:"must have required property 'db_name'",schema:As.required,parentSchema:As,data:r};e===null?e=[s]:e.push(
s),t++}r.servername!==void 0&&(_n(r.servername,{instancePath:p+"/servername",parentData:r,parentDataProperty:"servername",
rootData:a})||(e=e===null?_n.errors:e.concat(_n.errors),t=e.length)),r.db_name!==void 0&&(vn(r.db_name,{instancePath:p+"\
/db_name",parentData:r,parentDataProperty:"db_name",rootData:a})||(e=e===null?vn.errors:e.concat(vn.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:As.type,
parentSchema:As,data:r};e===null?e=[s]:e.push(s),t++}return Yr.errors=e,t===0}var He={type:"object",required:["path","qu\
ery","header","body"],properties:{path:{$ref:"updateDatabase_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKe\
y_path"},body:{$ref:"description#/components/schemas/UpdateDatabaseRequest"}}},tt={type:"object",additionalProperties:!1,
required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function kn(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.memo===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"memo"},message:"must have required pr\
operty 'memo'",schema:tt.required,parentSchema:tt,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="memo"){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:tt,data:r};e===null?e=[n]:e.push(n),t++}r.memo!==void 0&&(h(
r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:tt.type,parentSchema:tt,data:r};e===null?e=[s]:e.push(s),t++}return kn.errors=e,t===0}function so(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:He.required,parentSchema:He,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:He.required,parentSchema:He,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:He.required,parentSchema:He,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:He.required,parentSchema:He,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Yr(r.path,{instancePath:p+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length)),r.query!==
void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.
concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(kn(r.body,{instancePath:p+"\
/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?kn.errors:e.concat(kn.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:He.type,
parentSchema:He,data:r};e===null?e=[s]:e.push(s),t++}return so.errors=e,t===0}var Or={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"updateDatabase_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function to(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:Or.required,parentSchema:Or,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:Or.required,parentSchema:Or,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:Or.required,parentSchema:Or,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(Yr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Yr.errors:e.concat(Yr.
errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Or.type,parentSchema:Or,data:r};
e===null?e=[s]:e.push(s),t++}return to.errors=e,t===0}var Ie={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"descr\
iption#/components/schemas/CreateDatabaseUserRequest"}}},B={type:"object",additionalProperties:!1,required:["name_suffix",
"password"],properties:{name_suffix:{type:"string",minLength:1},password:{type:"string",writeOnly:!0,minLength:6},memo:{
$ref:"description#/components/schemas/Memo"}}};function Sn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name_suffix===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name_suffix"},message:"must have required property 'name_suffix'",
schema:B.required,parentSchema:B,data:r};e===null?e=[s]:e.push(s),t++}if(r.password===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'password'",schema:B.
required,parentSchema:B,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="name_suffix"||s==="password"||s===
"memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:B,data:r};e===null?e=[n]:e.push(n),t++}if(r.name_suffix!==
void 0){let s=r.name_suffix;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/name_suffix",schemaPath:"#/propert\
ies/name_suffix/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:B.properties.name_suffix,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/name_suffix",schemaPath:"\
#/properties/name_suffix/type",keyword:"type",params:{type:"string"},message:"must be string",schema:B.properties.name_suffix.
type,parentSchema:B.properties.name_suffix,data:s};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(u(s)<6){let n={instancePath:p+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:B.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:B.properties.password.type,parentSchema:B.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:r};e===null?e=[s]:e.push(
s),t++}return Sn.errors=e,t===0}function po(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Ie.required,parentSchema:Ie,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Ie.required,parentSchema:Ie,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:Ie.required,parentSchema:Ie,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:Ie.required,parentSchema:Ie,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Sn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Sn.errors:
e.concat(Sn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Ie.type,parentSchema:Ie,data:r};e===null?e=[s]:e.push(s),t++}return po.errors=e,t===0}var $s={type:"\
object",required:["servername","db_user"],properties:{servername:{$ref:"description#/components/schemas/HostingServernam\
e"},db_user:{$ref:"description#/components/schemas/DatabaseUserName"}}};function Dn(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return Dn.errors=e,t===0}var ka={type:"string",
minLength:1};function jn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r==
"string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters",schema:1,parentSchema:ka,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ka.type,parentSchema:ka,data:r};
e===null?e=[s]:e.push(s),t++}return jn.errors=e,t===0}function ne(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"servername"},message:"must have required property 's\
ervername'",schema:$s.required,parentSchema:$s,data:r};e===null?e=[s]:e.push(s),t++}if(r.db_user===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"db_user"},message:"must have required property 'db_u\
ser'",schema:$s.required,parentSchema:$s,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(Dn(r.servername,{instancePath:p+
"/servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?Dn.errors:e.concat(Dn.errors),t=e.length)),
r.db_user!==void 0&&(jn(r.db_user,{instancePath:p+"/db_user",parentData:r,parentDataProperty:"db_user",rootData:a})||(e=
e===null?jn.errors:e.concat(jn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:$s.type,parentSchema:$s,data:r};e===null?e=[s]:e.push(s),t++}return ne.errors=
e,t===0}var Ce={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"updateDatabaseUser_path"},
query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateDatabaseU\
serRequest"}}},ps={type:"object",minProperties:1,additionalProperties:!1,properties:{password:{type:"string",writeOnly:!0,
minLength:6},memo:{$ref:"description#/components/schemas/Memo"}}};function An(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:p,
schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,
parentSchema:ps,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="password"||s==="memo")){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:ps,data:r};e===null?e=[n]:e.push(n),t++}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(u(s)<6){let n={instancePath:p+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:ps.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ps.properties.password.type,parentSchema:ps.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ps.type,parentSchema:ps,data:r};e===null?e=[s]:e.push(
s),t++}return An.errors=e,t===0}function no(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Ce.required,parentSchema:Ce,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Ce.required,parentSchema:Ce,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:Ce.required,parentSchema:Ce,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:Ce.required,parentSchema:Ce,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(ne(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
ne.errors:e.concat(ne.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(An(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?An.errors:
e.concat(An.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Ce.type,parentSchema:Ce,data:r};e===null?e=[s]:e.push(s),t++}return no.errors=e,t===0}var Er={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updateDatabaseUser_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"}}};function ao(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Er.required,parentSchema:Er,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Er.required,parentSchema:Er,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:Er.required,parentSchema:Er,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(ne(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||
(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Er.type,parentSchema:Er,data:r};e===null?e=[s]:e.push(s),t++}return ao.errors=e,t===0}var Fe={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"updateDatabaseUser_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/DatabaseGrantRequest"}}},pt={type:"object",additionalProperties:!1,
required:["db_name"],properties:{db_name:{$ref:"description#/components/schemas/DatabaseName"}}};function $n(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Os,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Os.type,parentSchema:Os,data:r};e===null?e=[s]:e.push(s),t++}return $n.errors=e,t===0}function Ln(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.db_name===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"db_\
name"},message:"must have required property 'db_name'",schema:pt.required,parentSchema:pt,data:r};e===null?e=[s]:e.push(
s),t++}for(let s in r)if(s!=="db_name"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:pt,data:r};e===
null?e=[n]:e.push(n),t++}r.db_name!==void 0&&($n(r.db_name,{instancePath:p+"/db_name",parentData:r,parentDataProperty:"d\
b_name",rootData:a})||(e=e===null?$n.errors:e.concat($n.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:pt.type,parentSchema:pt,data:r};e===null?e=[s]:
e.push(s),t++}return Ln.errors=e,t===0}function io(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Fe.required,
parentSchema:Fe,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Fe.required,parentSchema:Fe,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Fe.required,parentSchema:Fe,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:Fe.required,parentSchema:Fe,data:r};
e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(ne(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",
rootData:a})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/quer\
y",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Ln(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Ln.errors:e.concat(Ln.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Fe.type,parentSchema:Fe,data:r};e===null?e=[s]:e.push(s),t++}
return io.errors=e,t===0}var Ve={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getHost\
ingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/\
schemas/CreateFtpAccountRequest"}}},H={type:"object",additionalProperties:!1,required:["ftp_account","password"],properties:{
ftp_account:{$ref:"description#/components/schemas/FtpAccountName"},password:{type:"string",writeOnly:!0,minLength:8},directory:{
type:"string",minLength:1,default:"/"},quota_mb:{type:"integer",format:"int32",minimum:0},memo:{$ref:"description#/compo\
nents/schemas/Memo"}}},Ir={type:"string",description:"Name of an FTP account, written `user@domain`. An internationalise\
d domain is in Punycode (public reference).",minLength:3,pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"};function Nn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<3){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:Ir,
data:r};e===null?e=[s]:e.push(s),t++}if(!Ts.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-\
9.-]+$",parentSchema:Ir,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:Ir.type,parentSchema:Ir,data:r};e===null?e=[s]:e.push(s),t++}
return Nn.errors=e,t===0}function On(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ftp_account===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"ftp_account"},message:"must have required property 'ftp_account'",schema:H.required,
parentSchema:H,data:r};e===null?e=[s]:e.push(s),t++}if(r.password===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"password"},message:"must have required property 'password'",schema:H.required,
parentSchema:H,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="ftp_account"||s==="password"||s==="director\
y"||s==="quota_mb"||s==="memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:H,data:r};e===null?e=
[n]:e.push(n),t++}if(r.ftp_account!==void 0&&(Nn(r.ftp_account,{instancePath:p+"/ftp_account",parentData:r,parentDataProperty:"\
ftp_account",rootData:a})||(e=e===null?Nn.errors:e.concat(Nn.errors),t=e.length)),r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(u(s)<8){let n={instancePath:p+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:H.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:H.properties.password.type,parentSchema:H.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}if(r.directory!==void 0){let s=r.directory;if(typeof s=="string"){if(u(s)<1){let n={
instancePath:p+"/directory",schemaPath:"#/properties/directory/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:H.properties.directory,data:s};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:p+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.directory.type,parentSchema:H.properties.directory,data:s};e===null?e=[n]:e.push(n),
t++}}if(r.quota_mb!==void 0){let s=r.quota_mb;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/quota\
_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:H.properties.
quota_mb.type,parentSchema:H.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s<0||isNaN(
s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:H.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(!I.
validate(s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/format",keyword:"format",params:{format:"\
int32"},message:'must match format "int32"',schema:"int32",parentSchema:H.properties.quota_mb,data:s};e===null?e=[n]:e.push(
n),t++}}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===
null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:H.type,parentSchema:H,data:r};e===null?e=[s]:e.push(s),t++}return On.errors=e,t===
0}function oo(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:Ve.required,parentSchema:Ve,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:Ve.required,parentSchema:Ve,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:Ve.required,parentSchema:Ve,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:Ve.required,parentSchema:Ve,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(
l.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(On(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?On.errors:e.concat(On.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Ve.type,parentSchema:Ve,data:r};e===null?e=[s]:e.push(s),t++}return oo.errors=e,t===0}var Ls={type:"object",required:[
"servername","ftp_account"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},ftp_account:{
$ref:"description#/components/schemas/FtpAccountName"}}};function En(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:y,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:y.type,parentSchema:y,data:r};e===null?e=[s]:e.push(s),t++}return En.errors=e,t===0}function Tn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<3){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:Ir,
data:r};e===null?e=[s]:e.push(s),t++}if(!Ts.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-\
9.-]+$",parentSchema:Ir,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:Ir.type,parentSchema:Ir,data:r};e===null?e=[s]:e.push(s),t++}
return Tn.errors=e,t===0}function Br(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"servername"},message:"must have required property 'servername'",schema:Ls.required,
parentSchema:Ls,data:r};e===null?e=[s]:e.push(s),t++}if(r.ftp_account===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"ftp_account"},message:"must have required property 'ftp_account'",schema:Ls.
required,parentSchema:Ls,data:r};e===null?e=[s]:e.push(s),t++}r.servername!==void 0&&(En(r.servername,{instancePath:p+"/\
servername",parentData:r,parentDataProperty:"servername",rootData:a})||(e=e===null?En.errors:e.concat(En.errors),t=e.length)),
r.ftp_account!==void 0&&(Tn(r.ftp_account,{instancePath:p+"/ftp_account",parentData:r,parentDataProperty:"ftp_account",rootData:a})||
(e=e===null?Tn.errors:e.concat(Tn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Ls.type,parentSchema:Ls,data:r};e===null?e=[s]:e.push(s),t++}return Br.errors=
e,t===0}var Ue={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"updateFtpAccount_path"},
query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateFtpAccoun\
tRequest"}}},W={type:"object",minProperties:1,additionalProperties:!1,properties:{password:{type:"string",writeOnly:!0,minLength:8},
directory:{type:"string",minLength:1},quota_mb:{type:"integer",format:"int32",minimum:0},memo:{$ref:"description#/compon\
ents/schemas/Memo"}}};function xn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:W,data:r};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="password"||s==="directory"||s==="quota_mb"||s==="memo")){let n={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:W,data:r};e===null?e=[n]:e.push(n),t++}if(r.password!==void 0){let s=r.password;
if(typeof s=="string"){if(u(s)<8){let n={instancePath:p+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:W.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:W.properties.password.type,parentSchema:W.properties.password,
data:s};e===null?e=[n]:e.push(n),t++}}if(r.directory!==void 0){let s=r.directory;if(typeof s=="string"){if(u(s)<1){let n={
instancePath:p+"/directory",schemaPath:"#/properties/directory/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:W.properties.directory,data:s};e===null?e=[n]:e.push(n),t++}}else{
let n={instancePath:p+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:W.properties.directory.type,parentSchema:W.properties.directory,data:s};e===null?e=[n]:e.push(n),
t++}}if(r.quota_mb!==void 0){let s=r.quota_mb;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/quota\
_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.
quota_mb.type,parentSchema:W.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s<0||isNaN(
s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:W.properties.quota_mb,data:s};e===null?e=[n]:e.push(n),t++}if(!I.
validate(s)){let n={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/format",keyword:"format",params:{format:"\
int32"},message:'must match format "int32"',schema:"int32",parentSchema:W.properties.quota_mb,data:s};e===null?e=[n]:e.push(
n),t++}}}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"memo",rootData:a})||(e=e===
null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:W.type,parentSchema:W,data:r};e===null?e=[s]:e.push(s),t++}return xn.errors=e,t===
0}function mo(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:Ue.required,parentSchema:Ue,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:Ue.required,parentSchema:Ue,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:Ue.required,parentSchema:Ue,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:Ue.required,parentSchema:Ue,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(Br(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?Br.errors:e.
concat(Br.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"qu\
ery",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"\
/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==
void 0&&(xn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?xn.errors:e.
concat(xn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Ue.type,parentSchema:Ue,data:r};e===null?e=[s]:e.push(s),t++}return mo.errors=e,t===0}var Tr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updateFtpAccount_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"}}};function uo(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Tr.required,parentSchema:Tr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Tr.required,parentSchema:Tr,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:Tr.required,parentSchema:Tr,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(Br(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||
(e=e===null?Br.errors:e.concat(Br.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Tr.type,parentSchema:Tr,data:r};e===null?e=[s]:e.push(s),t++}return uo.errors=e,t===0}var te={type:"object",required:[
"domain"],properties:{domain:{$ref:"description#/components/schemas/DomainName"},lines:{type:"integer",format:"int32",minimum:1},
keyword:{type:"string",minLength:1}}};function Rn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r=="string"){if(u(r)>253){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:253},message:"must NOT have more than 253 characters",schema:253,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}
if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters",schema:1,parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}if(!Qr.test(r)){let s={instancePath:p,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z._-]{1,253}$"},message:'must match pattern "^[0-9A-\
Za-z._-]{1,253}$"',schema:"^[0-9A-Za-z._-]{1,253}$",parentSchema:f,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.type,parentSchema:f,data:r};
e===null?e=[s]:e.push(s),t++}return Rn.errors=e,t===0}function qt(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"},message:"must have required property 'domai\
n'",schema:te.required,parentSchema:te,data:r};e===null?e=[s]:e.push(s),t++}if(r.domain!==void 0&&(Rn(r.domain,{instancePath:p+
"/domain",parentData:r,parentDataProperty:"domain",rootData:a})||(e=e===null?Rn.errors:e.concat(Rn.errors),t=e.length)),
r.lines!==void 0){let s=r.lines;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/lines",schemaPath:"\
#/properties/lines/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.properties.lines.type,
parentSchema:te.properties.lines,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s<1||isNaN(s)){let n={instancePath:p+
"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1",schema:1,parentSchema:te.properties.lines,data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+
"/lines",schemaPath:"#/properties/lines/format",keyword:"format",params:{format:"int32"},message:'must match format "int\
32"',schema:"int32",parentSchema:te.properties.lines,data:s};e===null?e=[n]:e.push(n),t++}}}if(r.keyword!==void 0){let s=r.
keyword;if(typeof s=="string"){if(u(s)<1){let n={instancePath:p+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:te.properties.keyword,
data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:te.properties.keyword.type,parentSchema:te.properties.keyword,
data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:te.type,parentSchema:te,data:r};e===null?e=[s]:e.push(s),t++}return qt.errors=e,t===
0}var xr={type:"object",required:["path","query","header"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{
$ref:"getAccessLog_query"},header:{$ref:"getApiKey_path"}}};function ho(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:xr.required,parentSchema:xr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:xr.
required,parentSchema:xr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:xr.
required,parentSchema:xr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(l(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.query!==void 0&&(qt(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?qt.errors:e.concat(qt.errors),
t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:xr.type,parentSchema:xr,data:r};e===null?e=[s]:e.push(s),t++}return ho.errors=
e,t===0}var We={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getApiKey_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"orderHostingServer_header"},body:{$ref:"description#/components/schemas/VpsOrderReq\
uest"}}},q={type:"object",additionalProperties:!1,required:["plan_id","period","image_id","root_password","expected_tota\
l_price","agree_to_terms"],dependentRequired:{ssh_public_key:["ssh_key_name"]},properties:{plan_id:{$ref:"description#/c\
omponents/schemas/VpsPlanId"},period:{type:"integer",format:"int32",minimum:1},image_id:{$ref:"description#/components/s\
chemas/ImageId"},root_password:{$ref:"description#/components/schemas/RootPassword"},name:{$ref:"description#/components\
/schemas/VpsName"},ssh_key_name:{$ref:"description#/components/schemas/SshKeyName"},ssh_public_key:{$ref:"description#/c\
omponents/schemas/SshPublicKey"},expected_total_price:{type:"integer",format:"int32",minimum:0},agree_to_terms:{type:"bo\
olean",const:!0},auto_renew:{type:"boolean",default:!0},dry_run:{type:"boolean"}}},Vo=Object.prototype.hasOwnProperty,Sa={
type:"string",minLength:1};function Kn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Sa,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Sa.type,parentSchema:Sa,
data:r};e===null?e=[s]:e.push(s),t++}return Kn.errors=e,t===0}var Da={type:"string",minLength:1};function ls(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Da,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Da.type,parentSchema:Da,data:r};e===null?e=[s]:e.push(s),t++}return ls.errors=e,t===0}var nt={
type:"string",writeOnly:!0,description:"Password of the root (or administrator) user: 9 to 70 characters, of at least tw\
o kinds among letters, digits and symbols. Backtick, `<`, `>` and full-width characters are rejected.",minLength:9,maxLength:70,
pattern:"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a\
-~]*$"},Uo=new RegExp("^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Z\
a-z])[ -;=?-_a-~]*$","u");function cs(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)>70){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:70},
message:"must NOT have more than 70 characters",schema:70,parentSchema:nt,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<9){
let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:9},message:"must NOT have fewer than 9 \
characters",schema:9,parentSchema:nt,data:r};e===null?e=[s]:e.push(s),t++}if(!Uo.test(r)){let s={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[\
 -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"},message:'must match pattern "^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[\
0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"',schema:"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\\
[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$",parentSchema:nt,data:r};e===null?e=[
s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be \
string",schema:nt.type,parentSchema:nt,data:r};e===null?e=[s]:e.push(s),t++}return cs.errors=e,t===0}var at={type:"strin\
g",description:"Server name chosen by the owner: at most 50 lower-case letters, digits, hyphens or underscores.",minLength:1,
maxLength:50,pattern:"^[0-9a-z_-]{1,50}$"},Wo=new RegExp("^[0-9a-z_-]{1,50}$","u");function ys(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)>50){let s={instancePath:p,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters",schema:50,parentSchema:at,
data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:at,data:r};e===null?e=[s]:e.push(s),t++}if(!Wo.
test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-z_-]{1,50}$"},message:'m\
ust match pattern "^[0-9a-z_-]{1,50}$"',schema:"^[0-9a-z_-]{1,50}$",parentSchema:at,data:r};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:at.type,
parentSchema:at,data:r};e===null?e=[s]:e.push(s),t++}return ys.errors=e,t===0}var ja={type:"string",minLength:1};function fs(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:ja,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ja.type,parentSchema:ja,data:r};e===null?e=[s]:e.push(s),t++}
return fs.errors=e,t===0}var jt={type:"string",description:"Public key in OpenSSH format on one line, single-byte charac\
ters only. It must be sent together with `ssh_key_name`. No private key is ever generated or returned.",minLength:1,pattern:"\
^[!-~]+ [!-~][ -~]*$"},Jo=new RegExp("^[!-~]+ [!-~][ -~]*$","u");function ds(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:jt,data:r};e===null?e=
[s]:e.push(s),t++}if(!Jo.test(r)){let s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[!-~]\
+ [!-~][ -~]*$"},message:'must match pattern "^[!-~]+ [!-~][ -~]*$"',schema:"^[!-~]+ [!-~][ -~]*$",parentSchema:jt,data:r};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:jt.type,parentSchema:jt,data:r};e===null?e=[s]:e.push(s),t++}return ds.errors=e,t===0}function zn(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.plan_id===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pla\
n_id"},message:"must have required property 'plan_id'",schema:q.required,parentSchema:q,data:r};e===null?e=[s]:e.push(s),
t++}if(r.period===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"peri\
od"},message:"must have required property 'period'",schema:q.required,parentSchema:q,data:r};e===null?e=[s]:e.push(s),t++}
if(r.image_id===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"image_\
id"},message:"must have required property 'image_id'",schema:q.required,parentSchema:q,data:r};e===null?e=[s]:e.push(s),
t++}if(r.root_password===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
root_password"},message:"must have required property 'root_password'",schema:q.required,parentSchema:q,data:r};e===null?
e=[s]:e.push(s),t++}if(r.expected_total_price===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expected_total_price"},message:"must have required property 'expected_total_price'",schema:q.required,
parentSchema:q,data:r};e===null?e=[s]:e.push(s),t++}if(r.agree_to_terms===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"agree_to_terms"},message:"must have required property 'agree_to_term\
s'",schema:q.required,parentSchema:q,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!Vo.call(q.properties,s)){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:q,data:r};e===null?e=[n]:e.push(n),t++}if(r.plan_id!==void 0&&
(Kn(r.plan_id,{instancePath:p+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:a})||(e=e===null?Kn.errors:e.
concat(Kn.errors),t=e.length)),r.period!==void 0){let s=r.period;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+
"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.
properties.period.type,parentSchema:q.properties.period,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"){if(s<
1||isNaN(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:q.properties.period,data:s};e===null?e=[n]:e.push(n),t++}if(!I.
validate(s)){let n={instancePath:p+"/period",schemaPath:"#/properties/period/format",keyword:"format",params:{format:"in\
t32"},message:'must match format "int32"',schema:"int32",parentSchema:q.properties.period,data:s};e===null?e=[n]:e.push(
n),t++}}}if(r.image_id!==void 0&&(ls(r.image_id,{instancePath:p+"/image_id",parentData:r,parentDataProperty:"image_id",rootData:a})||
(e=e===null?ls.errors:e.concat(ls.errors),t=e.length)),r.root_password!==void 0&&(cs(r.root_password,{instancePath:p+"/r\
oot_password",parentData:r,parentDataProperty:"root_password",rootData:a})||(e=e===null?cs.errors:e.concat(cs.errors),t=
e.length)),r.name!==void 0&&(ys(r.name,{instancePath:p+"/name",parentData:r,parentDataProperty:"name",rootData:a})||(e=e===
null?ys.errors:e.concat(ys.errors),t=e.length)),r.ssh_key_name!==void 0&&(fs(r.ssh_key_name,{instancePath:p+"/ssh_key_na\
me",parentData:r,parentDataProperty:"ssh_key_name",rootData:a})||(e=e===null?fs.errors:e.concat(fs.errors),t=e.length)),
r.ssh_public_key!==void 0&&(ds(r.ssh_public_key,{instancePath:p+"/ssh_public_key",parentData:r,parentDataProperty:"ssh_p\
ublic_key",rootData:a})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length)),r.expected_total_price!==void 0){let s=r.
expected_total_price;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let n={instancePath:p+"/expected_total_price",schemaPath:"\
#/properties/expected_total_price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.properties.
expected_total_price.type,parentSchema:q.properties.expected_total_price,data:s};e===null?e=[n]:e.push(n),t++}if(typeof s==
"number"){if(s<0||isNaN(s)){let n={instancePath:p+"/expected_total_price",schemaPath:"#/properties/expected_total_price/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:q.properties.expected_total_price,
data:s};e===null?e=[n]:e.push(n),t++}if(!I.validate(s)){let n={instancePath:p+"/expected_total_price",schemaPath:"#/prop\
erties/expected_total_price/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"',schema:"\
int32",parentSchema:q.properties.expected_total_price,data:s};e===null?e=[n]:e.push(n),t++}}}if(r.agree_to_terms!==void 0){
let s=r.agree_to_terms;if(typeof s!="boolean"){let n={instancePath:p+"/agree_to_terms",schemaPath:"#/properties/agree_to\
_terms/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.agree_to_terms.type,parentSchema:q.
properties.agree_to_terms,data:s};e===null?e=[n]:e.push(n),t++}if(s!==!0){let n={instancePath:p+"/agree_to_terms",schemaPath:"\
#/properties/agree_to_terms/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant",schema:!0,
parentSchema:q.properties.agree_to_terms,data:s};e===null?e=[n]:e.push(n),t++}}if(r.auto_renew!==void 0){let s=r.auto_renew;
if(typeof s!="boolean"){let n={instancePath:p+"/auto_renew",schemaPath:"#/properties/auto_renew/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:q.properties.auto_renew.type,parentSchema:q.properties.auto_renew,data:s};
e===null?e=[n]:e.push(n),t++}}if(r.dry_run!==void 0){let s=r.dry_run;if(typeof s!="boolean"){let n={instancePath:p+"/dry\
_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.
dry_run.type,parentSchema:q.properties.dry_run,data:s};e===null?e=[n]:e.push(n),t++}}if(r.ssh_public_key!==void 0&&r.ssh_key_name===
void 0){let s={instancePath:p,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"ssh_public_\
key",missingProperty:"ssh_key_name",depsCount:1,deps:"ssh_key_name"},message:"must have property ssh_key_name when prope\
rty ssh_public_key is present",schema:q.dependentRequired,parentSchema:q,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.type,parentSchema:q,
data:r};e===null?e=[s]:e.push(s),t++}return zn.errors=e,t===0}function lo(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:We.required,parentSchema:We,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:We.
required,parentSchema:We,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:We.
required,parentSchema:We,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:We.required,
parentSchema:We,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(i(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(Cr(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?Cr.errors:
e.concat(Cr.errors),t=e.length)),r.body!==void 0&&(zn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bo\
dy",rootData:a})||(e=e===null?zn.errors:e.concat(zn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:We.type,parentSchema:We,data:r};e===null?e=[s]:e.push(
s),t++}return lo.errors=e,t===0}var At={type:"object",required:["id"],properties:{id:{$ref:"description#/components/sche\
mas/ServiceCode"}}};function Zn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer",schema:Hr.type,parentSchema:Hr,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"){
if(r<1||isNaN(r)){let s={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:Hr,data:r};e===null?e=[s]:e.push(s),t++}if(!ta.validate(r)){let s={instancePath:p,schemaPath:"\
#/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"',schema:"int64",parentSchema:Hr,data:r};
e===null?e=[s]:e.push(s),t++}}return Zn.errors=e,t===0}function bt(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:At.required,
parentSchema:At,data:r};e===null?e=[s]:e.push(s),t++}r.id!==void 0&&(Zn(r.id,{instancePath:p+"/id",parentData:r,parentDataProperty:"\
id",rootData:a})||(e=e===null?Zn.errors:e.concat(Zn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:At.type,parentSchema:At,data:r};e===null?e=[s]:e.push(
s),t++}return bt.errors=e,t===0}var Rr={type:"object",required:["path","query","header"],properties:{path:{$ref:"getVpsS\
ignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function co(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Rr.required,parentSchema:Rr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Rr.required,parentSchema:Rr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Rr.
required,parentSchema:Rr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(bt(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:a})||(e=e===null?bt.errors:e.concat(bt.errors),t=e.length)),r.query!==void 0&&(i(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=
e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Rr.type,parentSchema:Rr,data:r};e===null?e=[s]:e.push(s),t++}return co.errors=
e,t===0}var $t={type:"object",required:["uuid"],properties:{uuid:{$ref:"description#/components/schemas/VpsUuid"}}},Es={
type:"string",minLength:1};function Mn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Es,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Es.type,parentSchema:Es,
data:r};e===null?e=[s]:e.push(s),t++}return Mn.errors=e,t===0}function w(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must have required property 'uuid'",
schema:$t.required,parentSchema:$t,data:r};e===null?e=[s]:e.push(s),t++}r.uuid!==void 0&&(Mn(r.uuid,{instancePath:p+"/uu\
id",parentData:r,parentDataProperty:"uuid",rootData:a})||(e=e===null?Mn.errors:e.concat(Mn.errors),t=e.length))}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$t.type,parentSchema:$t,
data:r};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}var Kr={type:"object",required:["path","query","header"],properties:{
path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function yo(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:Kr.required,parentSchema:Kr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:Kr.required,parentSchema:Kr,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:Kr.required,parentSchema:Kr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(w(r.path,{instancePath:p+
"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.query!==
void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.
concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Kr.type,parentSchema:Kr,data:r};e===null?e=[s]:e.push(
s),t++}return yo.errors=e,t===0}var Je={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/sch\
emas/VpsMemoUpdate"}}},it={type:"object",additionalProperties:!1,required:["memo"],properties:{memo:{$ref:"description#/\
components/schemas/Memo"}}};function Hn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.memo===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"memo"},message:"must have required property 'memo'",schema:it.required,parentSchema:it,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="memo"){let n={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:it,data:r};e===null?e=[n]:e.push(n),t++}r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:it.type,parentSchema:it,data:r};e===null?e=[s]:e.push(
s),t++}return Hn.errors=e,t===0}function fo(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Je.required,parentSchema:Je,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Je.required,parentSchema:Je,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:Je.required,parentSchema:Je,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:Je.required,parentSchema:Je,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Hn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Hn.errors:
e.concat(Hn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Je.type,parentSchema:Je,data:r};e===null?e=[s]:e.push(s),t++}return fo.errors=e,t===0}var Ge={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_pat\
h"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/VpsNameUpdate"}}},ot={type:"object",additionalProperties:!1,
required:["name"],properties:{name:{$ref:"description#/components/schemas/VpsName"}}};function In(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pr\
operty 'name'",schema:ot.required,parentSchema:ot,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="name"){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:ot,data:r};e===null?e=[n]:e.push(n),t++}r.name!==void 0&&(ys(
r.name,{instancePath:p+"/name",parentData:r,parentDataProperty:"name",rootData:a})||(e=e===null?ys.errors:e.concat(ys.errors),
t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:ot.type,parentSchema:ot,data:r};e===null?e=[s]:e.push(s),t++}return In.errors=e,t===0}function go(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:Ge.required,parentSchema:Ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:Ge.required,parentSchema:Ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:Ge.required,parentSchema:Ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:Ge.required,parentSchema:Ge,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(w(r.path,{instancePath:p+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.query!==void 0&&
(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(
i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",
rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(In(r.body,{instancePath:p+"/body",parentData:r,
parentDataProperty:"body",rootData:a})||(e=e===null?In.errors:e.concat(In.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ge.type,parentSchema:Ge,data:r};
e===null?e=[s]:e.push(s),t++}return go.errors=e,t===0}var Ye={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/co\
mponents/schemas/ReverseDnsUpdate"}}},Be={type:"object",additionalProperties:!1,required:["hostname"],properties:{hostname:{
type:"string",description:"Hostname for the reverse record: at most 253 letters, digits, hyphens or dots. The standard h\
ostname restores the default.",minLength:1,maxLength:253,pattern:"^[0-9A-Za-z.-]{1,253}$"}}},Go=new RegExp("^[0-9A-Za-z.\
-]{1,253}$","u");function Cn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.hostname===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"hostname"},message:"must have required property 'hostname'",schema:Be.required,parentSchema:Be,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="hostname"){let n={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:Be,data:r};e===null?e=[n]:e.push(n),t++}if(r.hostname!==void 0){let s=r.hostname;if(typeof s=="string"){if(u(
s)>253){let n={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit:253},
message:"must NOT have more than 253 characters",schema:253,parentSchema:Be.properties.hostname,data:s};e===null?e=[n]:e.
push(n),t++}if(u(s)<1){let n={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Be.properties.hostname,data:s};e===
null?e=[n]:e.push(n),t++}if(!Go.test(s)){let n={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"\
pattern",params:{pattern:"^[0-9A-Za-z.-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z.-]{1,253}$"',schema:"^[0-9A-\
Za-z.-]{1,253}$",parentSchema:Be.properties.hostname,data:s};e===null?e=[n]:e.push(n),t++}}else{let n={instancePath:p+"/\
hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Be.
properties.hostname.type,parentSchema:Be.properties.hostname,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Be.type,parentSchema:Be,data:r};
e===null?e=[s]:e.push(s),t++}return Cn.errors=e,t===0}function qo(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:Ye.required,parentSchema:Ye,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Ye.
required,parentSchema:Ye,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Ye.
required,parentSchema:Ye,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Ye.required,
parentSchema:Ye,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Cn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Cn.errors:e.concat(Cn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Ye.type,parentSchema:Ye,data:r};e===null?e=[s]:e.push(s),t++}
return qo.errors=e,t===0}var zr={type:"object",required:["path","query","header"],properties:{path:{$ref:"getVpsServer_p\
ath"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/RebootReq\
uest"}}},mt={type:"object",additionalProperties:!1,properties:{force:{type:"boolean",default:!1}}};function Fn(r,{instancePath:p="",
parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(s!=="force"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:mt,data:r};e===null?e=[n]:e.push(n),t++}if(r.force!==
void 0){let s=r.force;if(typeof s!="boolean"){let n={instancePath:p+"/force",schemaPath:"#/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:mt.properties.force.type,parentSchema:mt.properties.force,
data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:mt.type,parentSchema:mt,data:r};e===null?e=[s]:e.push(s),t++}return Fn.errors=e,t===
0}function bo(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:zr.required,parentSchema:zr,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:zr.required,parentSchema:zr,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:zr.required,parentSchema:zr,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Fn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Fn.errors:
e.concat(Fn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:zr.type,parentSchema:zr,data:r};e===null?e=[s]:e.push(s),t++}return bo.errors=e,t===0}var Xe={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_pat\
h"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/PacketFilterUpdate"}}},ns={type:"object",
additionalProperties:!1,required:["enabled"],properties:{enabled:{type:"boolean"}}};function Vn(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.enabled===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have r\
equired property 'enabled'",schema:ns.required,parentSchema:ns,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!==
"enabled"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:ns,data:r};e===null?e=[n]:e.push(n),t++}if(r.enabled!==
void 0){let s=r.enabled;if(typeof s!="boolean"){let n={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ns.properties.enabled.type,parentSchema:ns.properties.
enabled,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ns.type,parentSchema:ns,data:r};e===null?e=[s]:e.push(s),t++}return Vn.errors=e,
t===0}function Po(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:Xe.required,parentSchema:Xe,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:Xe.required,parentSchema:Xe,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:Xe.required,parentSchema:Xe,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:Xe.required,parentSchema:Xe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(Vn(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Vn.errors:e.concat(Vn.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Xe.type,parentSchema:Xe,data:r};e===null?e=[s]:e.push(s),t++}return Po.errors=e,t===0}var Qe={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/CreateRuleRequest"}}},Va={oneOf:[{$ref:"description#/compon\
ents/schemas/PresetRuleRequest"},{$ref:"description#/components/schemas/CustomPortRuleRequest"},{$ref:"description#/comp\
onents/schemas/CustomIcmpRuleRequest"}],alternatives:["PresetRuleRequest","CustomPortRuleRequest","CustomIcmpRuleRequest"],
discriminator:{propertyName:"type",mapping:{ssh:"PresetRuleRequest",web:"PresetRuleRequest",web_http:"PresetRuleRequest",
mysql:"PresetRuleRequest",postgresql:"PresetRuleRequest",mail:"PresetRuleRequest",rdp:"PresetRuleRequest",custom:"choice\
_2"}}};function Un(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'",schema:nr.required,parentSchema:nr,data:r};e===null?
e=[s]:e.push(s),t++}for(let s in r)if(s!=="type"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:nr,
data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&(us(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"\
type",rootData:a})||(e=e===null?us.errors:e.concat(us.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:nr.type,parentSchema:nr,data:r};e===null?e=[s]:e.push(
s),t++}return Un.errors=e,t===0}function Wn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:D.required,parentSchema:D,
data:r};e===null?e=[s]:e.push(s),t++}if(r.protocol===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"protocol"},message:"must have required property 'protocol'",schema:D.required,parentSchema:D,
data:r};e===null?e=[s]:e.push(s),t++}if(r.port===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"port"},message:"must have required property 'port'",schema:D.required,parentSchema:D,data:r};e===
null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="type"||s==="protocol"||s==="port"||s==="allowed_ip"||s==="memo")){let n={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:D,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&(z(r.
type,{instancePath:p+"/type",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)),r.protocol!==void 0&&(ar(r.protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"protocol",
rootData:a})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+"/port",
parentData:r,parentDataProperty:"port",rootData:a})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==
void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:r};e===null?e=[s]:e.push(
s),t++}return Wn.errors=e,t===0}function Jn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:R.required,parentSchema:R,
data:r};e===null?e=[s]:e.push(s),t++}if(r.protocol===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"protocol"},message:"must have required property 'protocol'",schema:R.required,parentSchema:R,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="type"||s==="protocol"||s==="port"||s==="allowed_ip"||s==="\
memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:R,data:r};e===null?e=[n]:e.push(n),t++}r.type!==void 0&&
(z(r.type,{instancePath:p+"/type",parentData:r,parentDataProperty:"type",rootData:a})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)),r.protocol!==void 0&&(ir(r.protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"protocol",
rootData:a})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+"/port",
parentData:r,parentDataProperty:"port",rootData:a})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==
void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:R.type,parentSchema:R,data:r};e===null?e=[s]:e.push(
s),t++}return Jn.errors=e,t===0}function Gn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0,s=t,n=!1,c=null,ae=t;Un(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Un.errors:e.concat(
Un.errors),t=e.length);var j=ae===t;j&&(n=!0,c=0);let se=t;Wn(r,{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||
(e=e===null?Wn.errors:e.concat(Wn.errors),t=e.length);var j=se===t;if(j&&n)n=!1,c=[c,1];else{j&&(n=!0,c=1);let J=t;Jn(r,
{instancePath:p,parentData:m,parentDataProperty:o,rootData:a})||(e=e===null?Jn.errors:e.concat(Jn.errors),t=e.length);var j=J===
t;j&&n?(n=!1,c=[c,2]):j&&(n=!0,c=2)}if(n)t=s,e!==null&&(s?e.length=s:e=null);else{let J={instancePath:p,schemaPath:"#/on\
eOf",keyword:"oneOf",params:{passingSchemas:c},message:"must match exactly one schema in oneOf",schema:Va.oneOf,parentSchema:Va,
data:r};e===null?e=[J]:e.push(J),t++}return Gn.errors=e,t===0}function wo(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:Qe.required,parentSchema:Qe,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Qe.
required,parentSchema:Qe,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Qe.
required,parentSchema:Qe,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Qe.required,
parentSchema:Qe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length)),r.body!==void 0&&(Gn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:a})||(e=e===null?Gn.errors:e.concat(Gn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Qe.type,parentSchema:Qe,data:r};e===null?e=[s]:e.push(s),t++}
return wo.errors=e,t===0}var Ns={type:"object",required:["uuid","rule_id"],properties:{uuid:{$ref:"description#/componen\
ts/schemas/VpsUuid"},rule_id:{$ref:"description#/components/schemas/RuleId"}}};function Yn(r,{instancePath:p="",parentData:m,
parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(typeof r=="string"){if(u(r)<1){let s={instancePath:p,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Es,
data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Es.type,parentSchema:Es,data:r};e===null?e=[s]:e.push(s),t++}return Yn.errors=e,t===0}var Lt={
type:"integer",format:"int64",minimum:1};function Bn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:Lt.type,parentSchema:Lt,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"){if(r<1||isNaN(r)){let s={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1",schema:1,parentSchema:Lt,data:r};e===null?e=[s]:e.push(s),t++}if(!ta.validate(r)){let s={instancePath:p,
schemaPath:"#/format",keyword:"format",params:{format:"int64"},message:'must match format "int64"',schema:"int64",parentSchema:Lt,
data:r};e===null?e=[s]:e.push(s),t++}}return Bn.errors=e,t===0}function Xr(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must have required property 'uuid'",
schema:Ns.required,parentSchema:Ns,data:r};e===null?e=[s]:e.push(s),t++}if(r.rule_id===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rule_id"},message:"must have required property 'rule_id'",schema:Ns.
required,parentSchema:Ns,data:r};e===null?e=[s]:e.push(s),t++}r.uuid!==void 0&&(Yn(r.uuid,{instancePath:p+"/uuid",parentData:r,
parentDataProperty:"uuid",rootData:a})||(e=e===null?Yn.errors:e.concat(Yn.errors),t=e.length)),r.rule_id!==void 0&&(Bn(r.
rule_id,{instancePath:p+"/rule_id",parentData:r,parentDataProperty:"rule_id",rootData:a})||(e=e===null?Bn.errors:e.concat(
Bn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:Ns.type,parentSchema:Ns,data:r};e===null?e=[s]:e.push(s),t++}return Xr.errors=e,t===0}var er={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"updatePacketFilterRule_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateRuleRequest"}}},Nt={type:"\
object",minProperties:1,additionalProperties:!1,properties:{protocol:{$ref:"description#/components/schemas/RuleProtocol"},
port:{$ref:"description#/components/schemas/PortRange"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp"},memo:{
$ref:"description#/components/schemas/Memo"}}};function Xn(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:pr.type,parentSchema:pr,data:r};e===null?e=[s]:e.push(s),t++}if(!(r==="tcp"||r==="udp"||r==="icmp")){
let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to one of\
 the allowed values",schema:pr.enum,parentSchema:pr,data:r};e===null?e=[s]:e.push(s),t++}return Xn.errors=e,t===0}function Qn(r,{
instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length<1){let s={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties",schema:1,parentSchema:Nt,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="protocol"||s==="port"||s==="allowed_ip"||s==="memo")){let n={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:Nt,
data:r};e===null?e=[n]:e.push(n),t++}r.protocol!==void 0&&(Xn(r.protocol,{instancePath:p+"/protocol",parentData:r,parentDataProperty:"\
protocol",rootData:a})||(e=e===null?Xn.errors:e.concat(Xn.errors),t=e.length)),r.port!==void 0&&(O(r.port,{instancePath:p+
"/port",parentData:r,parentDataProperty:"port",rootData:a})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.allowed_ip!==
void 0&&(E(r.allowed_ip,{instancePath:p+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:a})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length)),r.memo!==void 0&&(h(r.memo,{instancePath:p+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Nt.type,parentSchema:Nt,data:r};e===null?e=[s]:e.push(
s),t++}return Qn.errors=e,t===0}function _o(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:er.required,parentSchema:er,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:er.required,parentSchema:er,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:er.required,parentSchema:er,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:er.required,parentSchema:er,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(Xr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
Xr.errors:e.concat(Xr.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(Qn(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?Qn.errors:
e.concat(Qn.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:er.type,parentSchema:er,data:r};e===null?e=[s]:e.push(s),t++}return _o.errors=e,t===0}var Zr={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updatePacketFilterRule_path"},query:{$ref:"getApiKey_\
path"},header:{$ref:"getApiKey_path"}}};function vo(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Zr.required,
parentSchema:Zr,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Zr.required,parentSchema:Zr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Zr.required,parentSchema:Zr,
data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Xr(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:a})||(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==
void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:
e.concat(i.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Zr.type,parentSchema:Zr,data:r};e===null?e=[s]:e.push(s),t++}return vo.errors=e,t===0}var rr={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_pat\
h"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/ReinstallRequest"}}},mr={type:"object",additionalProperties:!1,
required:["image_id","root_password"],dependentRequired:{ssh_public_key:["ssh_key_name"]},properties:{image_id:{$ref:"de\
scription#/components/schemas/ImageId"},root_password:{$ref:"description#/components/schemas/RootPassword"},ssh_key_name:{
$ref:"description#/components/schemas/SshKeyName"},ssh_public_key:{$ref:"description#/components/schemas/SshPublicKey"},
basic_password:{$ref:"description#/components/schemas/BasicPassword"}}},ut={type:"string",writeOnly:!0,description:"Pass\
word of the management tool of some images: 12 to 64 single-byte letters and digits. Required when the image has `requir\
es_basic_password: true`, rejected for every other image.",minLength:12,maxLength:64,pattern:"^[0-9A-Za-z]{12,64}$"},Yo=new RegExp(
"^[0-9A-Za-z]{12,64}$","u");function ea(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(typeof r=="string"){if(u(r)>64){let s={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",schema:64,parentSchema:ut,data:r};e===null?e=[s]:e.push(s),t++}if(u(r)<12){
let s={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:12},message:"must NOT have fewer than 1\
2 characters",schema:12,parentSchema:ut,data:r};e===null?e=[s]:e.push(s),t++}if(!Yo.test(r)){let s={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z]{12,64}$"},message:'must match pattern "^[0-9A-Za-z]{12,64}$"',
schema:"^[0-9A-Za-z]{12,64}$",parentSchema:ut,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ut.type,parentSchema:ut,data:r};e===null?e=
[s]:e.push(s),t++}return ea.errors=e,t===0}function ra(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.image_id===void 0){let s={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"image_id"},message:"must have required property 'image_id'",schema:mr.
required,parentSchema:mr,data:r};e===null?e=[s]:e.push(s),t++}if(r.root_password===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"root_password"},message:"must have required property 'root_passw\
ord'",schema:mr.required,parentSchema:mr,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="image_id"||s==="r\
oot_password"||s==="ssh_key_name"||s==="ssh_public_key"||s==="basic_password")){let n={instancePath:p,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:mr,data:r};e===null?e=[n]:e.push(n),t++}if(r.image_id!==void 0&&(ls(r.image_id,{instancePath:p+
"/image_id",parentData:r,parentDataProperty:"image_id",rootData:a})||(e=e===null?ls.errors:e.concat(ls.errors),t=e.length)),
r.root_password!==void 0&&(cs(r.root_password,{instancePath:p+"/root_password",parentData:r,parentDataProperty:"root_pas\
sword",rootData:a})||(e=e===null?cs.errors:e.concat(cs.errors),t=e.length)),r.ssh_key_name!==void 0&&(fs(r.ssh_key_name,
{instancePath:p+"/ssh_key_name",parentData:r,parentDataProperty:"ssh_key_name",rootData:a})||(e=e===null?fs.errors:e.concat(
fs.errors),t=e.length)),r.ssh_public_key!==void 0&&(ds(r.ssh_public_key,{instancePath:p+"/ssh_public_key",parentData:r,parentDataProperty:"\
ssh_public_key",rootData:a})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length)),r.basic_password!==void 0&&(ea(r.basic_password,
{instancePath:p+"/basic_password",parentData:r,parentDataProperty:"basic_password",rootData:a})||(e=e===null?ea.errors:e.
concat(ea.errors),t=e.length)),r.ssh_public_key!==void 0&&r.ssh_key_name===void 0){let s={instancePath:p,schemaPath:"#/d\
ependentRequired",keyword:"dependentRequired",params:{property:"ssh_public_key",missingProperty:"ssh_key_name",depsCount:1,
deps:"ssh_key_name"},message:"must have property ssh_key_name when property ssh_public_key is present",schema:mr.dependentRequired,
parentSchema:mr,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:mr.type,parentSchema:mr,data:r};e===null?e=[s]:e.push(s),t++}return ra.errors=
e,t===0}function ko(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:rr.required,parentSchema:rr,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:rr.required,parentSchema:rr,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:rr.required,parentSchema:rr,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:rr.required,parentSchema:rr,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:a})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.body!==void 0&&(ra(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?ra.errors:e.concat(ra.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:rr.type,parentSchema:rr,data:r};e===null?e=[s]:e.push(s),t++}return ko.errors=e,t===0}var sr={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/ProtectionUpdate"}}},as={type:"object",additionalProperties:!1,
required:["os_reinstall"],properties:{os_reinstall:{type:"boolean"}}};function sa(r,{instancePath:p="",parentData:m,parentDataProperty:o,
rootData:a=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.os_reinstall===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"os_reinstall"},message:"must have required property \
'os_reinstall'",schema:as.required,parentSchema:as,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="os_reinst\
all"){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:as,data:r};e===null?e=[n]:e.push(n),t++}if(r.os_reinstall!==
void 0){let s=r.os_reinstall;if(typeof s!="boolean"){let n={instancePath:p+"/os_reinstall",schemaPath:"#/properties/os_r\
einstall/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:as.properties.os_reinstall.type,parentSchema:as.
properties.os_reinstall,data:s};e===null?e=[n]:e.push(n),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:as.type,parentSchema:as,data:r};e===null?e=[s]:e.push(s),t++}
return sa.errors=e,t===0}function So(r,{instancePath:p="",parentData:m,parentDataProperty:o,rootData:a=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:sr.required,parentSchema:sr,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:sr.required,parentSchema:sr,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:sr.required,parentSchema:sr,data:r};e===
null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:sr.required,parentSchema:sr,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(w(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:a})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)),r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.header!==void 0&&(i(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:a})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.
body!==void 0&&(sa(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?sa.errors:
e.concat(sa.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:sr.type,parentSchema:sr,data:r};e===null?e=[s]:e.push(s),t++}return So.errors=e,t===0}var em={HostingOrderResult:Wa,
OrderDryRunResult:Ja,RegisterSshKeyRequest:Ga,GenerateSshKeyRequest:Ya,DkimRecord:Ba,choice_0:Xa,PresetSpfRequest:Qa,CustomSpfRequest:ei,
VpsSignupResult:ri,RuleProtocol:si,PresetRuleRequest:ti,CustomPortRuleRequest:pi,CustomIcmpRuleRequest:ni,choice_2:ai,getApiKey_path:i,
getApiKey:ii,listLogs_query:ht,listLogs:oi,listHostingPlans_query:lt,listHostingPlans:mi,orderHostingServer_header:Cr,orderHostingServer:ui,
getHostingSignupStatus_path:l,getHostingSignupStatus:hi,updateHostingMemo:li,updateSshSettings:ci,createSshKey:yi,deleteSshKey_path:ct,
deleteSshKey:fi,createDomain:di,getDomain_path:b,getDomain:gi,updateDomain:qi,deleteDomain:bi,resetDomain:Pi,listSubdomains_query:yt,
listSubdomains:wi,createSubdomain:_i,updateSubdomain_path:Fr,updateSubdomain:vi,deleteSubdomain:ki,issueSslCertificate:Si,
deleteSslCertificate_path:ft,deleteSslCertificate:Di,createDnsRecord:ji,updateDnsRecord_path:Vr,updateDnsRecord:Ai,deleteDnsRecord:$i,
updatePhpVersion:Li,createCronJob:Ni,updateCronJob_path:Ur,updateCronJob:Oi,deleteCronJob:Ei,createMailAccount:Ti,getMailAccount_path:pe,
getMailAccount:xi,updateMailAccount:Ri,updateMailForwarding:Ki,createMailFilter:zi,deleteMailFilter_path:dt,deleteMailFilter:Zi,
getSpamFilter_query:gt,getSpamFilter:Mi,updateSpamFilter:Hi,updateDmarcReceiver:Ii,createAutoReply:Ci,getAutoReply_path:Wr,
getAutoReply:Fi,updateAutoReply:Vi,updateSmtpAbroadRestriction:Ui,updateDkimSetting:Wi,updateDmarcSetting:Ji,createSpfRecord:Gi,
updateSpfRecord_path:Jr,updateSpfRecord:Yi,deleteSpfRecord:Bi,installWordPress:Xi,updateWordPressSite_path:Gr,updateWordPressSite:Qi,
deleteWordPressSite:eo,createDatabase:ro,updateDatabase_path:Yr,updateDatabase:so,deleteDatabase:to,createDatabaseUser:po,
updateDatabaseUser_path:ne,updateDatabaseUser:no,deleteDatabaseUser:ao,grantDatabase:io,createFtpAccount:oo,updateFtpAccount_path:Br,
updateFtpAccount:mo,deleteFtpAccount:uo,getAccessLog_query:qt,getAccessLog:ho,orderVps:lo,getVpsSignupStatus_path:bt,getVpsSignupStatus:co,
getVpsServer_path:w,getVpsServer:yo,updateVpsMemo:fo,updateVpsName:go,updateVpsReverseDns:qo,rebootVps:bo,updatePacketFilter:Po,
createPacketFilterRule:wo,updatePacketFilterRule_path:Xr,updatePacketFilterRule:_o,deletePacketFilterRule:vo,reinstallVps:ko,
updateVpsProtection:So};export{em as default};
