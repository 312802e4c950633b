// Generated from the description by tools/make/generate. Do not edit.
export default /* @__PURE__ */ (() => {
var Jr=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(m){throw p=0,m}};var Lr=Jr(dr=>{"use strict";Object.defineProperty(dr,"__esModule",{value:!0});function Or(s){let p=s.length,m=0,i=0,o;for(;i<
p;)m++,o=s.charCodeAt(i++),o>=55296&&o<=56319&&i<p&&(o=s.charCodeAt(i),(o&64512)===56320&&i++);return m}dr.default=Or;Or.
code='require("ajv/dist/runtime/ucs2length").default'});var G={type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",minLength:1}}},l=Lr().default;
function Rr(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.env===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
env"},message:"must have required property 'env'",schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(r!=="env"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(
t),a++}if(s.env!==void 0){let r=s.env;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/env",schemaPath:"#/prope\
rties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:G.
properties.env,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/env",schemaPath:"#/properties/env/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.env.type,parentSchema:G.properties.env,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}return Rr.errors=e,a===0}
var Q={type:"object",additionalProperties:!1,required:["file"],properties:{file:{type:"string",minLength:1}}};function Mr(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.file===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file"},
message:"must have required property 'file'",schema:Q.required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="file"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:Q,data:s};e===null?e=[t]:e.push(t),a++}if(s.file!==
void 0){let r=s.file;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/file",schemaPath:"#/properties/file/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Q.properties.
file,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/file",schemaPath:"#/properties/file/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Q.properties.file.type,parentSchema:Q.properties.file,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Q.type,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),a++}return Mr.errors=e,a===0}var J={type:"\
object",additionalProperties:!1,required:["generate"],properties:{generate:{type:"integer",minimum:9,maximum:70}}};function Cr(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.generate===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ge\
nerate"},message:"must have required property 'generate'",schema:J.required,parentSchema:J,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="generate"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:J,data:s};e===
null?e=[t]:e.push(t),a++}if(s.generate!==void 0){let r=s.generate;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+
"/generate",schemaPath:"#/properties/generate/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:J.
properties.generate.type,parentSchema:J.properties.generate,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"){
if(r>70||isNaN(r)){let t={instancePath:p+"/generate",schemaPath:"#/properties/generate/maximum",keyword:"maximum",params:{
comparison:"<=",limit:70},message:"must be <= 70",schema:70,parentSchema:J.properties.generate,data:r};e===null?e=[t]:e.
push(t),a++}if(r<9||isNaN(r)){let t={instancePath:p+"/generate",schemaPath:"#/properties/generate/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:9},message:"must be >= 9",schema:9,parentSchema:J.properties.generate,data:r};e===null?
e=[t]:e.push(t),a++}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:J.type,parentSchema:J,data:s};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}var E={type:"object",additionalProperties:!1,required:["spf_record"],properties:{spf_record:{type:"string",minLength:1}}};
function qe(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.spf_record===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"spf_record"},message:"must have required property 'spf_record'",schema:E.required,parentSchema:E,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="spf_record"){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}if(s.spf_record!==void 0){let r=s.spf_record;if(typeof r=="string"){
if(l(r)<1){let t={instancePath:p+"/spf_record",schemaPath:"#/properties/spf_record/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:E.properties.spf_record,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/spf_record",schemaPath:"#/properties/spf_record/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:E.properties.spf_record.type,parentSchema:E.properties.spf_record,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:E.type,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}function Ir(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;return qe(s,{instancePath:p,parentData:m,
parentDataProperty:i,rootData:o})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length),Ir.errors=e,a===0}var Nr={type:"\
null"};function Fr(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s!==null){
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Nr.type,parentSchema:Nr,
data:s};e===null?e=[r]:e.push(r),a++}return Fr.errors=e,a===0}var H={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/components/schemas/A\
piPresetRuleType"}}},le={type:"string",enum:["ssh","web","web_http","mysql","postgresql","mail","rdp"]};function te(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s!="string"){let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:le.type,parentSchema:le,data:s};e===null?e=
[r]:e.push(r),a++}if(!(s==="ssh"||s==="web"||s==="web_http"||s==="mysql"||s==="postgresql"||s==="mail"||s==="rdp")){let r={
instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:le.enum},message:"must be equal to one of the al\
lowed values",schema:le.enum,parentSchema:le,data:s};e===null?e=[r]:e.push(r),a++}return te.errors=e,a===0}function De(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'",schema:H.required,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="type"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:H,data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&
(te(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?te.errors:e.concat(te.
errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:H.type,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}function zr(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;return De(s,{instancePath:p,parentData:m,parentDataProperty:i,
rootData:o})||(e=e===null?De.errors:e.concat(De.errors),a=e.length),zr.errors=e,a===0}var b={type:"object",additionalProperties:!1,required:["type","protocol","port"],properties:{type:{$ref:"description#/co\
mponents/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiPortProtocol"},port:{$ref:"descr\
iption#/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp",default:"all"},
memo:{$ref:"description#/components/schemas/ApiMemo"}}},ce={type:"string",enum:["custom"]};function A(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s!="string"){let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ce.type,parentSchema:ce,data:s};e===null?e=
[r]:e.push(r),a++}if(s!=="custom"){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ce.enum},
message:"must be equal to one of the allowed values",schema:ce.enum,parentSchema:ce,data:s};e===null?e=[r]:e.push(r),a++}
return A.errors=e,a===0}var he={type:"string",enum:["tcp","udp"]};function K(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:he.type,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="tc\
p"||s==="udp")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:he.enum},message:"must be\
 equal to one of the allowed values",schema:he.enum,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}return K.errors=
e,a===0}var ue={type:"string",description:"One port from 1 to 65535, or a range `min-max`.",minLength:1,maxLength:11,pattern:"\
^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|\
6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},Ur=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{\
3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]\
|6553[0-5]))?$","u");function O(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;
if(typeof s=="string"){if(l(s)>11){let r={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:11},
message:"must NOT have more than 11 characters",schema:11,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}if(l(s)<1){
let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}if(!Ur.test(s)){let r={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-\
9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},message:'must\
 match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3\
}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"',schema:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0\
-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[\
0-2][0-9]|6553[0-5]))?$",parentSchema:ue,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:ue.type,parentSchema:ue,data:s};e===null?e=[
r]:e.push(r),a++}return O.errors=e,a===0}var ye={type:"string",description:"`all`, or the source IP address or CIDR bloc\
k to allow.",minLength:2,maxLength:49,pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|\
1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},
Br=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0\
-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function L(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)>49){let r={instancePath:p,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:49},message:"must NOT have more than 49 characters",schema:49,
parentSchema:ye,data:s};e===null?e=[r]:e.push(r),a++}if(l(s)<2){let r={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:ye,data:s};e===null?e=
[r]:e.push(r),a++}if(!Br.test(s)){let r={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(all|\
(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-\
9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},message:'must match pattern "^(all|(25[0-5]|2[0-4][0-\
9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-\
Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"',schema:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[\
0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-\
9]))?)$",parentSchema:ye,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:ye.type,parentSchema:ye,data:s};e===null?e=[r]:e.push(r),a++}
return L.errors=e,a===0}var we={type:"string",minLength:0,maxLength:500};function c(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)>500){let r={instancePath:p,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:500},message:"must NOT have more than 500 characters",schema:500,parentSchema:we,data:s};e===null?
e=[r]:e.push(r),a++}if(l(s)<0){let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:0},message:"\
must NOT have fewer than 0 characters",schema:0,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:we.type,parentSchema:we,data:s};
e===null?e=[r]:e.push(r),a++}return c.errors=e,a===0}function je(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",
schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.protocol===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have required property 'protocol'",schema:b.
required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.port===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"port"},message:"must have required property 'port'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="protocol"||r==="port"||r==="all\
owed_ip"||r==="memo")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(
t),a++}s.type!==void 0&&(A(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?
A.errors:e.concat(A.errors),a=e.length)),s.protocol!==void 0&&(K(s.protocol,{instancePath:p+"/protocol",parentData:s,parentDataProperty:"\
protocol",rootData:o})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)),s.port!==void 0&&(O(s.port,{instancePath:p+
"/port",parentData:s,parentDataProperty:"port",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),s.allowed_ip!==
void 0&&(L(s.allowed_ip,{instancePath:p+"/allowed_ip",parentData:s,parentDataProperty:"allowed_ip",rootData:o})||(e=e===
null?L.errors:e.concat(L.errors),a=e.length)),s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"\
memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(
r),a++}return je.errors=e,a===0}function Vr(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,
a=0;return je(s,{instancePath:p,parentData:m,parentDataProperty:i,rootData:o})||(e=e===null?je.errors:e.concat(je.errors),
a=e.length),Vr.errors=e,a===0}var D={type:"object",additionalProperties:!1,required:["type","protocol"],properties:{type:{$ref:"description#/component\
s/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiIcmpProtocol"},port:{$ref:"description#\
/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp",default:"all"},memo:{
$ref:"description#/components/schemas/ApiMemo"}}},fe={type:"string",enum:["icmp"]};function W(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:fe.type,parentSchema:fe,data:s};e===null?e=[r]:e.push(r),a++}
if(s!=="icmp"){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fe.enum},message:"must be \
equal to one of the allowed values",schema:fe.enum,parentSchema:fe,data:s};e===null?e=[r]:e.push(r),a++}return W.errors=
e,a===0}function Ae(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'",schema:D.required,parentSchema:D,data:s};e===null?e=
[r]:e.push(r),a++}if(s.protocol===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
protocol"},message:"must have required property 'protocol'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="type"||r==="protocol"||r==="port"||r==="allowed_ip"||r==="memo")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties",schema:!1,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&(A(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.protocol!==
void 0&&(W(s.protocol,{instancePath:p+"/protocol",parentData:s,parentDataProperty:"protocol",rootData:o})||(e=e===null?W.
errors:e.concat(W.errors),a=e.length)),s.port!==void 0&&(O(s.port,{instancePath:p+"/port",parentData:s,parentDataProperty:"\
port",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),s.allowed_ip!==void 0&&(L(s.allowed_ip,{instancePath:p+
"/allowed_ip",parentData:s,parentDataProperty:"allowed_ip",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),a=e.length)),
s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:
e.concat(c.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:D.type,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}function Zr(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;return Ae(s,{instancePath:p,parentData:m,
parentDataProperty:i,rootData:o})||(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length),Zr.errors=e,a===0}var $r={oneOf:[
{$ref:"description#/components/schemas/ApiCustomPortRuleRequest"},{$ref:"description#/components/schemas/ApiCustomIcmpRu\
leRequest"}],alternatives:["ApiCustomPortRuleRequest","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"protocol",
mapping:{tcp:"ApiCustomPortRuleRequest",udp:"ApiCustomPortRuleRequest",icmp:"ApiCustomIcmpRuleRequest"}}};function Oe(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.
protocol===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},
message:"must have required property 'protocol'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.
port===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"port"},message:"\
must have required property 'port'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(!(r==="type"||r==="protocol"||r==="port"||r==="allowed_ip"||r==="memo")){let t={instancePath:p,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",
schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&(A(s.type,{instancePath:p+"/type",parentData:s,
parentDataProperty:"type",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.protocol!==void 0&&(K(s.protocol,
{instancePath:p+"/protocol",parentData:s,parentDataProperty:"protocol",rootData:o})||(e=e===null?K.errors:e.concat(K.errors),
a=e.length)),s.port!==void 0&&(O(s.port,{instancePath:p+"/port",parentData:s,parentDataProperty:"port",rootData:o})||(e=
e===null?O.errors:e.concat(O.errors),a=e.length)),s.allowed_ip!==void 0&&(L(s.allowed_ip,{instancePath:p+"/allowed_ip",parentData:s,
parentDataProperty:"allowed_ip",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),a=e.length)),s.memo!==void 0&&(c(s.
memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),
a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}return Oe.errors=e,a===0}function Le(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.protocol===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have \
required property 'protocol'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"type"||r==="protocol"||r==="port"||r==="allowed_ip"||r==="memo")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&(A(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"\
type",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.protocol!==void 0&&(W(s.protocol,{instancePath:p+
"/protocol",parentData:s,parentDataProperty:"protocol",rootData:o})||(e=e===null?W.errors:e.concat(W.errors),a=e.length)),
s.port!==void 0&&(O(s.port,{instancePath:p+"/port",parentData:s,parentDataProperty:"port",rootData:o})||(e=e===null?O.errors:
e.concat(O.errors),a=e.length)),s.allowed_ip!==void 0&&(L(s.allowed_ip,{instancePath:p+"/allowed_ip",parentData:s,parentDataProperty:"\
allowed_ip",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),a=e.length)),s.memo!==void 0&&(c(s.memo,{instancePath:p+
"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,
data:s};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}function Hr(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0,r=a,t=!1,n=null,f=a;Oe(s,{instancePath:p,parentData:m,parentDataProperty:i,rootData:o})||
(e=e===null?Oe.errors:e.concat(Oe.errors),a=e.length);var P=f===a;P&&(t=!0,n=0);let k=a;Le(s,{instancePath:p,parentData:m,
parentDataProperty:i,rootData:o})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length);var P=k===a;if(P&&t?(t=!1,n=[n,
1]):P&&(t=!0,n=1),t)a=r,e!==null&&(r?e.length=r:e=null);else{let h={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",
params:{passingSchemas:n},message:"must match exactly one schema in oneOf",schema:$r.oneOf,parentSchema:$r,data:s};e===null?
e=[h]:e.push(h),a++}return Hr.errors=e,a===0}var Tr={type:"object",additionalProperties:{$ref:"description#/components/s\
chemas/HostingServer"}},_={type:"object",additionalProperties:!1,properties:{memo:{$ref:"description#/components/schemas\
/ApiMemo"},prune:{type:"array",items:{$ref:"description#/components/schemas/PrunableSection"}},order:{$ref:"description#\
/components/schemas/HostingOrder"},ssh:{type:"object",additionalProperties:!1,properties:{ssh_enabled:{type:"boolean"},abroad_access_restriction:{
type:"boolean"}}},ssh_keys:{type:"object",additionalProperties:{$ref:"description#/components/schemas/SshKey"}},domains:{
type:"object",additionalProperties:{$ref:"description#/components/schemas/Domain"}},databases:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/Database"}},database_users:{type:"object",additionalProperties:{$ref:"description#\
/components/schemas/DatabaseUser"}},ftp:{type:"object",additionalProperties:{$ref:"description#/components/schemas/FtpAc\
count"}},cron:{type:"array",items:{$ref:"description#/components/schemas/CronJob"}}}},Ar=Object.prototype.hasOwnProperty,
de={type:"string",enum:["domains","subdomains","ssh_keys","databases","database_users","grants","ftp","cron","wordpress"]};
function Ne(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s!="string"){
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:de.type,
parentSchema:de,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="domains"||s==="subdomains"||s==="ssh_keys"||s==="database\
s"||s==="database_users"||s==="grants"||s==="ftp"||s==="cron"||s==="wordpress")){let r={instancePath:p,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:de.enum},message:"must be equal to one of the allowed values",schema:de.enum,parentSchema:de,
data:s};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===0}var v={type:"object",additionalProperties:!1,required:["pl\
an_id","period","max_total_price","agree_to_terms"],properties:{plan_id:{$ref:"description#/components/schemas/ApiHostin\
gPlanId"},period:{type:"integer",minimum:1,maximum:60},auto_renew:{type:"boolean",default:!0},agree_to_terms:{type:"bool\
ean",const:!0},max_total_price:{type:"integer",minimum:0}}},ke={type:"string",minLength:1,maxLength:64};function $e(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)>64){let r={instancePath:p,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",schema:64,
parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ke,data:s};e===null?e=
[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:ke.type,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}function Te(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.plan_id===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"mus\
t have required property 'plan_id'",schema:v.required,parentSchema:v,data:s};e===null?e=[r]:e.push(r),a++}if(s.period===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must\
 have required property 'period'",schema:v.required,parentSchema:v,data:s};e===null?e=[r]:e.push(r),a++}if(s.max_total_price===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_total_price"},message:"\
must have required property 'max_total_price'",schema:v.required,parentSchema:v,data:s};e===null?e=[r]:e.push(r),a++}if(s.
agree_to_terms===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agree\
_to_terms"},message:"must have required property 'agree_to_terms'",schema:v.required,parentSchema:v,data:s};e===null?e=[
r]:e.push(r),a++}for(let r in s)if(!(r==="plan_id"||r==="period"||r==="auto_renew"||r==="agree_to_terms"||r==="max_total\
_price")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:v,data:s};e===null?e=[t]:e.push(t),a++}if(s.plan_id!==
void 0&&($e(s.plan_id,{instancePath:p+"/plan_id",parentData:s,parentDataProperty:"plan_id",rootData:o})||(e=e===null?$e.
errors:e.concat($e.errors),a=e.length)),s.period!==void 0){let r=s.period;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={
instancePath:p+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger",schema:v.properties.period.type,parentSchema:v.properties.period,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"){if(r>60||isNaN(r)){let t={instancePath:p+"/period",schemaPath:"#/properties/period/maximum",keyword:"maximum",
params:{comparison:"<=",limit:60},message:"must be <= 60",schema:60,parentSchema:v.properties.period,data:r};e===null?e=
[t]:e.push(t),a++}if(r<1||isNaN(r)){let t={instancePath:p+"/period",schemaPath:"#/properties/period/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:v.properties.period,data:r};e===null?
e=[t]:e.push(t),a++}}}if(s.auto_renew!==void 0){let r=s.auto_renew;if(typeof r!="boolean"){let t={instancePath:p+"/auto_\
renew",schemaPath:"#/properties/auto_renew/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:v.
properties.auto_renew.type,parentSchema:v.properties.auto_renew,data:r};e===null?e=[t]:e.push(t),a++}}if(s.agree_to_terms!==
void 0){let r=s.agree_to_terms;if(typeof r!="boolean"){let t={instancePath:p+"/agree_to_terms",schemaPath:"#/properties/\
agree_to_terms/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:v.properties.agree_to_terms.
type,parentSchema:v.properties.agree_to_terms,data:r};e===null?e=[t]:e.push(t),a++}if(r!==!0){let t={instancePath:p+"/ag\
ree_to_terms",schemaPath:"#/properties/agree_to_terms/const",keyword:"const",params:{allowedValue:!0},message:"must be e\
qual to constant",schema:!0,parentSchema:v.properties.agree_to_terms,data:r};e===null?e=[t]:e.push(t),a++}}if(s.max_total_price!==
void 0){let r=s.max_total_price;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+"/max_total_price",schemaPath:"\
#/properties/max_total_price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:v.properties.
max_total_price.type,parentSchema:v.properties.max_total_price,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
(r<0||isNaN(r))){let t={instancePath:p+"/max_total_price",schemaPath:"#/properties/max_total_price/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:v.properties.max_total_price,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:v.type,parentSchema:v,data:s};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}var X={type:"\
object",additionalProperties:!1,required:["public_key"],properties:{public_key:{type:"string",minLength:1}}};function xe(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.public_key===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
public_key"},message:"must have required property 'public_key'",schema:X.required,parentSchema:X,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(r!=="public_key"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:X,
data:s};e===null?e=[t]:e.push(t),a++}if(s.public_key!==void 0){let r=s.public_key;if(typeof r=="string"){if(l(r)<1){let t={
instancePath:p+"/public_key",schemaPath:"#/properties/public_key/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:X.properties.public_key,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/public_key",schemaPath:"#/properties/public_key/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:X.properties.public_key.type,parentSchema:X.properties.public_key,data:r};e===null?e=[t]:e.push(t),
a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:X.
type,parentSchema:X,data:s};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}var S={type:"object",additionalProperties:!1,
properties:{memo:{$ref:"description#/components/schemas/ApiMemo"},redirect_https:{type:"boolean"},ai_crawler_block_enabled:{
type:"boolean",default:!0},ssl:{type:"boolean"},php:{type:"string",minLength:1},mail:{$ref:"description#/components/sche\
mas/Mail"},dkim:{type:"boolean"},dmarc:{$ref:"description#/components/schemas/Dmarc"},spf:{oneOf:[{$ref:"description#/co\
mponents/schemas/Spf"},{type:"null"}],alternatives:["Spf","choice_3"]},wordpress:{type:"object",additionalProperties:{$ref:"\
description#/components/schemas/WordPress"}},dns:{$ref:"description#/components/schemas/Dns"},subdomains:{type:"object",
additionalProperties:{$ref:"description#/components/schemas/Subdomain"}}}},F={type:"object",additionalProperties:!1,properties:{
prune:{type:"boolean",default:!1},accounts:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Ma\
ilAccount"}},filters:{type:"array",items:{$ref:"description#/components/schemas/MailFilter"}},spam_filter:{$ref:"descrip\
tion#/components/schemas/SpamFilter"},smtp_abroad_restriction:{type:"boolean"}}},re={type:"object",additionalProperties:!1,
properties:{password:{$ref:"description#/components/schemas/Secret"},quota_mb:{type:"integer",minimum:1,maximum:5e4},memo:{
$ref:"description#/components/schemas/ApiMemo"},forwarding:{$ref:"description#/components/schemas/Forwarding"},auto_reply:{
$ref:"description#/components/schemas/AutoReply"}}},d={title:"Secret",oneOf:[{type:"object",additionalProperties:!1,required:[
"env"],properties:{env:{type:"string",minLength:1}}},{type:"object",additionalProperties:!1,required:["file"],properties:{
file:{type:"string",minLength:1}}},{type:"object",additionalProperties:!1,required:["generate"],properties:{generate:{type:"\
integer",minimum:9,maximum:70}}}],alternatives:["choice_0","choice_1","choice_2"]};function R(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0,r=a,t=!1,n=null,f=a;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
env===void 0){let h={instancePath:p,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"env"},message:"\
must have required property 'env'",schema:d.oneOf[0].required,parentSchema:d.oneOf[0],data:s};e===null?e=[h]:e.push(h),a++}
for(let h in s)if(h!=="env"){let y={instancePath:p,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:d.oneOf[0],data:s};
e===null?e=[y]:e.push(y),a++}if(s.env!==void 0){let h=s.env;if(typeof h=="string"){if(l(h)<1){let y={instancePath:p+"/en\
v",schemaPath:"#/oneOf/0/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:d.oneOf[0].properties.env,data:h};e===null?e=[y]:e.push(y),a++}}else{let y={instancePath:p+
"/env",schemaPath:"#/oneOf/0/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.
oneOf[0].properties.env.type,parentSchema:d.oneOf[0].properties.env,data:h};e===null?e=[y]:e.push(y),a++}}}else{let h={instancePath:p,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.oneOf[0].type,parentSchema:d.
oneOf[0],data:s};e===null?e=[h]:e.push(h),a++}var P=f===a;P&&(t=!0,n=0);let k=a;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.file===void 0){let h={instancePath:p,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'",schema:d.oneOf[1].required,parentSchema:d.oneOf[1],data:s};e===null?
e=[h]:e.push(h),a++}for(let h in s)if(h!=="file"){let y={instancePath:p,schemaPath:"#/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:d.
oneOf[1],data:s};e===null?e=[y]:e.push(y),a++}if(s.file!==void 0){let h=s.file;if(typeof h=="string"){if(l(h)<1){let y={
instancePath:p+"/file",schemaPath:"#/oneOf/1/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters",schema:1,parentSchema:d.oneOf[1].properties.file,data:h};e===null?e=[y]:e.push(y),a++}}else{
let y={instancePath:p+"/file",schemaPath:"#/oneOf/1/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.oneOf[1].properties.file.type,parentSchema:d.oneOf[1].properties.file,data:h};e===null?e=[y]:e.
push(y),a++}}}else{let h={instancePath:p,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:d.oneOf[1].type,parentSchema:d.oneOf[1],data:s};e===null?e=[h]:e.push(h),a++}var P=k===a;if(P&&t)t=!1,
n=[n,1];else{P&&(t=!0,n=1);let h=a;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.generate===void 0){let j={instancePath:p,
schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"generate"},message:"must have required prope\
rty 'generate'",schema:d.oneOf[2].required,parentSchema:d.oneOf[2],data:s};e===null?e=[j]:e.push(j),a++}for(let j in s)if(j!==
"generate"){let I={instancePath:p,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
message:"must NOT have additional properties",schema:!1,parentSchema:d.oneOf[2],data:s};e===null?e=[I]:e.push(I),a++}if(s.
generate!==void 0){let j=s.generate;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j))){let I={instancePath:p+"/generate",schemaPath:"\
#/oneOf/2/properties/generate/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.oneOf[2].properties.
generate.type,parentSchema:d.oneOf[2].properties.generate,data:j};e===null?e=[I]:e.push(I),a++}if(typeof j=="number"){if(j>
70||isNaN(j)){let I={instancePath:p+"/generate",schemaPath:"#/oneOf/2/properties/generate/maximum",keyword:"maximum",params:{
comparison:"<=",limit:70},message:"must be <= 70",schema:70,parentSchema:d.oneOf[2].properties.generate,data:j};e===null?
e=[I]:e.push(I),a++}if(j<9||isNaN(j)){let I={instancePath:p+"/generate",schemaPath:"#/oneOf/2/properties/generate/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:9},message:"must be >= 9",schema:9,parentSchema:d.oneOf[2].properties.
generate,data:j};e===null?e=[I]:e.push(I),a++}}}}else{let j={instancePath:p,schemaPath:"#/oneOf/2/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:d.oneOf[2].type,parentSchema:d.oneOf[2],data:s};e===null?e=[j]:e.push(j),
a++}var P=h===a;P&&t?(t=!1,n=[n,2]):P&&(t=!0,n=2)}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{let h={instancePath:p,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in oneOf",schema:d.oneOf,parentSchema:d,
data:s};e===null?e=[h]:e.push(h),a++}return R.errors=e,a===0}var se={type:"object",additionalProperties:!1,properties:{addresses:{
type:"array",items:{$ref:"description#/components/schemas/ApiMailAddress"}},keep_in_mailbox:{type:"boolean"}}},ve={type:"\
string",description:"Mail address. An internationalised domain is in Punycode (public reference).",minLength:3,pattern:"\
^[^@\\s]+@[A-Za-z0-9.-]+$"},Kr=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");function ae(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<3){let r={instancePath:p,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:ve,
data:s};e===null?e=[r]:e.push(r),a++}if(!Kr.test(s)){let r={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-\
9.-]+$",parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:ve.type,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}
return ae.errors=e,a===0}function Ee(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="addresses"||r==="keep_in_mailbox")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties",schema:!1,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}if(s.addresses!==void 0){let r=s.addresses;
if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)ae(r[n],{instancePath:p+"/addresses/"+n,parentData:r,parentDataProperty:n,
rootData:o})||(e=e===null?ae.errors:e.concat(ae.errors),a=e.length)}else{let t={instancePath:p+"/addresses",schemaPath:"\
#/properties/addresses/type",keyword:"type",params:{type:"array"},message:"must be array",schema:se.properties.addresses.
type,parentSchema:se.properties.addresses,data:r};e===null?e=[t]:e.push(t),a++}}if(s.keep_in_mailbox!==void 0){let r=s.keep_in_mailbox;
if(typeof r!="boolean"){let t={instancePath:p+"/keep_in_mailbox",schemaPath:"#/properties/keep_in_mailbox/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:se.properties.keep_in_mailbox.type,parentSchema:se.properties.
keep_in_mailbox,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:se.type,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}return Ee.errors=
e,a===0}var N={type:"object",additionalProperties:!1,required:["subject","body"],properties:{from_name:{type:"string",minLength:0},
subject:{type:"string",minLength:0},body:{type:"string",minLength:0},quote_incoming:{type:"boolean"}}};function Re(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.subject===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject"},message:"mus\
t have required property 'subject'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.body===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="fro\
m_name"||r==="subject"||r==="body"||r==="quote_incoming")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:N,
data:s};e===null?e=[t]:e.push(t),a++}if(s.from_name!==void 0){let r=s.from_name;if(typeof r=="string"){if(l(r)<0){let t={
instancePath:p+"/from_name",schemaPath:"#/properties/from_name/minLength",keyword:"minLength",params:{limit:0},message:"\
must NOT have fewer than 0 characters",schema:0,parentSchema:N.properties.from_name,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/from_name",schemaPath:"#/properties/from_name/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:N.properties.from_name.type,parentSchema:N.properties.from_name,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.subject!==void 0){let r=s.subject;if(typeof r=="string"){if(l(r)<0){let t={instancePath:p+"/subject",schemaPath:"\
#/properties/subject/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,
parentSchema:N.properties.subject,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/subject",schemaPath:"\
#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.subject.type,
parentSchema:N.properties.subject,data:r};e===null?e=[t]:e.push(t),a++}}if(s.body!==void 0){let r=s.body;if(typeof r=="s\
tring"){if(l(r)<0){let t={instancePath:p+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit:0},
message:"must NOT have fewer than 0 characters",schema:0,parentSchema:N.properties.body,data:r};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:p+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:N.properties.body.type,parentSchema:N.properties.body,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
quote_incoming!==void 0){let r=s.quote_incoming;if(typeof r!="boolean"){let t={instancePath:p+"/quote_incoming",schemaPath:"\
#/properties/quote_incoming/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:N.properties.quote_incoming.
type,parentSchema:N.properties.quote_incoming,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:s};e===null?e=[
r]:e.push(r),a++}return Re.errors=e,a===0}function Me(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="password"||r==="quota_mb"||r==="mem\
o"||r==="forwarding"||r==="auto_reply")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:re,data:s};
e===null?e=[t]:e.push(t),a++}if(s.password!==void 0&&(R(s.password,{instancePath:p+"/password",parentData:s,parentDataProperty:"\
password",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),a=e.length)),s.quota_mb!==void 0){let r=s.quota_mb;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:re.properties.quota_mb.type,parentSchema:re.properties.quota_mb,data:r};
e===null?e=[t]:e.push(t),a++}if(typeof r=="number"){if(r>5e4||isNaN(r)){let t={instancePath:p+"/quota_mb",schemaPath:"#/\
properties/quota_mb/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e4},message:"must be <= 50000",schema:5e4,
parentSchema:re.properties.quota_mb,data:r};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){let t={instancePath:p+"/quota\
_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",
schema:1,parentSchema:re.properties.quota_mb,data:r};e===null?e=[t]:e.push(t),a++}}}s.memo!==void 0&&(c(s.memo,{instancePath:p+
"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length)),s.forwarding!==
void 0&&(Ee(s.forwarding,{instancePath:p+"/forwarding",parentData:s,parentDataProperty:"forwarding",rootData:o})||(e=e===
null?Ee.errors:e.concat(Ee.errors),a=e.length)),s.auto_reply!==void 0&&(Re(s.auto_reply,{instancePath:p+"/auto_reply",parentData:s,
parentDataProperty:"auto_reply",rootData:o})||(e=e===null?Re.errors:e.concat(Re.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:re.type,parentSchema:re,data:s};
e===null?e=[r]:e.push(r),a++}return Me.errors=e,a===0}var z={type:"object",additionalProperties:!1,required:["conditions",
"action"],properties:{conditions:{type:"array",minItems:1,items:{$ref:"description#/components/schemas/ApiMailFilterCond\
itionRequest"}},action:{$ref:"description#/components/schemas/ApiMailFilterActionRequest"}}},C={type:"object",additionalProperties:!1,
required:["keyword","field","match_type"],properties:{keyword:{type:"string",minLength:1},field:{$ref:"description#/comp\
onents/schemas/ApiMailFilterField"},match_type:{$ref:"description#/components/schemas/ApiMailFilterMatchType"}}},gr={type:"\
string",minLength:1};function Ce(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;
if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:gr,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:gr.type,parentSchema:gr,data:s};
e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}var br={type:"string",minLength:1};function Ie(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:br,
data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:br.type,parentSchema:br,data:s};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}function Fe(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.keyword===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key\
word"},message:"must have required property 'keyword'",schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),
a++}if(s.field===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"field"},
message:"must have required property 'field'",schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),a++}if(s.
match_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"match_typ\
e"},message:"must have required property 'match_type'",schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="keyword"||r==="field"||r==="match_type")){let t={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}if(s.keyword!==void 0){let r=s.keyword;if(typeof r=="string"){if(l(r)<
1){let t={instancePath:p+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:C.properties.keyword,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:C.properties.keyword.type,parentSchema:C.properties.keyword,data:r};e===null?e=[t]:e.push(t),a++}}
s.field!==void 0&&(Ce(s.field,{instancePath:p+"/field",parentData:s,parentDataProperty:"field",rootData:o})||(e=e===null?
Ce.errors:e.concat(Ce.errors),a=e.length)),s.match_type!==void 0&&(Ie(s.match_type,{instancePath:p+"/match_type",parentData:s,
parentDataProperty:"match_type",rootData:o})||(e=e===null?Ie.errors:e.concat(Ie.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,parentSchema:C,data:s};
e===null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}var V={type:"object",additionalProperties:!1,required:["type","met\
hod"],properties:{type:{$ref:"description#/components/schemas/ApiMailFilterActionType"},target:{type:"string",minLength:0},
method:{$ref:"description#/components/schemas/ApiMailFilterActionMethod"}}},_r={type:"string",minLength:1};function ze(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:_r.type,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}
return ze.errors=e,a===0}var Pr={type:"string",minLength:1};function Ve(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Pr,data:s};e===null?e=
[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:Pr.type,parentSchema:Pr,data:s};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}function Ze(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'",schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}if(s.method===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have re\
quired property 'method'",schema:V.required,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r===
"type"||r==="target"||r==="method")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:V,data:s};e===null?
e=[t]:e.push(t),a++}if(s.type!==void 0&&(ze(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:o})||
(e=e===null?ze.errors:e.concat(ze.errors),a=e.length)),s.target!==void 0){let r=s.target;if(typeof r=="string"){if(l(r)<
0){let t={instancePath:p+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit:0},message:"\
must NOT have fewer than 0 characters",schema:0,parentSchema:V.properties.target,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:V.properties.target.type,parentSchema:V.properties.target,data:r};e===null?e=[t]:e.push(t),a++}}s.method!==
void 0&&(Ve(s.method,{instancePath:p+"/method",parentData:s,parentDataProperty:"method",rootData:o})||(e=e===null?Ve.errors:
e.concat(Ve.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:V.type,parentSchema:V,data:s};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}function He(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.conditions===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
conditions"},message:"must have required property 'conditions'",schema:z.required,parentSchema:z,data:s};e===null?e=[r]:
e.push(r),a++}if(s.action===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
action"},message:"must have required property 'action'",schema:z.required,parentSchema:z,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="conditions"||r==="action")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:z,
data:s};e===null?e=[t]:e.push(t),a++}if(s.conditions!==void 0){let r=s.conditions;if(Array.isArray(r)){if(r.length<1){let n={
instancePath:p+"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items",schema:1,parentSchema:z.properties.conditions,data:r};e===null?e=[n]:e.push(n),a++}let t=r.
length;for(let n=0;n<t;n++)Fe(r[n],{instancePath:p+"/conditions/"+n,parentData:r,parentDataProperty:n,rootData:o})||(e=e===
null?Fe.errors:e.concat(Fe.errors),a=e.length)}else{let t={instancePath:p+"/conditions",schemaPath:"#/properties/conditi\
ons/type",keyword:"type",params:{type:"array"},message:"must be array",schema:z.properties.conditions.type,parentSchema:z.
properties.conditions,data:r};e===null?e=[t]:e.push(t),a++}}s.action!==void 0&&(Ze(s.action,{instancePath:p+"/action",parentData:s,
parentDataProperty:"action",rootData:o})||(e=e===null?Ze.errors:e.concat(Ze.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.type,parentSchema:z,data:s};
e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}var $={type:"object",additionalProperties:!1,properties:{filter_type:{
type:"string",minLength:1},spam_level:{type:"string",minLength:1},strict_non_japanese_subject:{type:"boolean"},strict_html_mail:{
type:"boolean"},detection_action:{type:"string",minLength:1},dmarc_receiver:{type:"boolean"}}};function Ke(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)
if(!(r==="filter_type"||r==="spam_level"||r==="strict_non_japanese_subject"||r==="strict_html_mail"||r==="detection_acti\
on"||r==="dmarc_receiver")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:s};e===null?e=[t]:e.push(
t),a++}if(s.filter_type!==void 0){let r=s.filter_type;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/filter_t\
ype",schemaPath:"#/properties/filter_type/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters",schema:1,parentSchema:$.properties.filter_type,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+
"/filter_type",schemaPath:"#/properties/filter_type/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:$.properties.filter_type.type,parentSchema:$.properties.filter_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.spam_level!==
void 0){let r=s.spam_level;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/spam_level",schemaPath:"#/propertie\
s/spam_level/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.spam_level,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/spam_level",schemaPath:"#/prope\
rties/spam_level/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.spam_level.type,
parentSchema:$.properties.spam_level,data:r};e===null?e=[t]:e.push(t),a++}}if(s.strict_non_japanese_subject!==void 0){let r=s.
strict_non_japanese_subject;if(typeof r!="boolean"){let t={instancePath:p+"/strict_non_japanese_subject",schemaPath:"#/p\
roperties/strict_non_japanese_subject/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:$.properties.
strict_non_japanese_subject.type,parentSchema:$.properties.strict_non_japanese_subject,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.strict_html_mail!==void 0){let r=s.strict_html_mail;if(typeof r!="boolean"){let t={instancePath:p+"/strict_htm\
l_mail",schemaPath:"#/properties/strict_html_mail/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",
schema:$.properties.strict_html_mail.type,parentSchema:$.properties.strict_html_mail,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.detection_action!==void 0){let r=s.detection_action;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/detec\
tion_action",schemaPath:"#/properties/detection_action/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters",schema:1,parentSchema:$.properties.detection_action,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/detection_action",schemaPath:"#/properties/detection_action/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:$.properties.detection_action.type,parentSchema:$.properties.detection_action,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.dmarc_receiver!==void 0){let r=s.dmarc_receiver;if(typeof r!="boolean"){let t={instancePath:p+
"/dmarc_receiver",schemaPath:"#/properties/dmarc_receiver/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:$.properties.dmarc_receiver.type,parentSchema:$.properties.dmarc_receiver,data:r};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.
type,parentSchema:$,data:s};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}function pe(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"prune"||r==="accounts"||r==="filters"||r==="spam_filter"||r==="smtp_abroad_restriction")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:F,data:s};e===null?e=[t]:e.push(t),a++}if(s.prune!==void 0){let r=s.prune;if(typeof r!=
"boolean"){let t={instancePath:p+"/prune",schemaPath:"#/properties/prune/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:F.properties.prune.type,parentSchema:F.properties.prune,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
accounts!==void 0){let r=s.accounts;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)Me(r[t],{instancePath:p+"\
/accounts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:o})||(e=e===null?Me.errors:
e.concat(Me.errors),a=e.length);else{let t={instancePath:p+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:F.properties.accounts.type,parentSchema:F.properties.accounts,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(Array.isArray(r)){let t=r.length;for(let n=0;n<
t;n++)He(r[n],{instancePath:p+"/filters/"+n,parentData:r,parentDataProperty:n,rootData:o})||(e=e===null?He.errors:e.concat(
He.errors),a=e.length)}else{let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:F.properties.filters.type,parentSchema:F.properties.filters,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.spam_filter!==void 0&&(Ke(s.spam_filter,{instancePath:p+"/spam_filter",parentData:s,parentDataProperty:"\
spam_filter",rootData:o})||(e=e===null?Ke.errors:e.concat(Ke.errors),a=e.length)),s.smtp_abroad_restriction!==void 0){let r=s.
smtp_abroad_restriction;if(typeof r!="boolean"){let t={instancePath:p+"/smtp_abroad_restriction",schemaPath:"#/propertie\
s/smtp_abroad_restriction/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:F.properties.smtp_abroad_restriction.
type,parentSchema:F.properties.smtp_abroad_restriction,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.type,parentSchema:F,data:s};
e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===0}var M={type:"object",additionalProperties:!1,required:["policy","r\
eport_enabled","notification_mail_addresses"],properties:{policy:{$ref:"description#/components/schemas/ApiDmarcPolicy"},
report_enabled:{type:"boolean"},notification_mail_addresses:{type:"array",items:{$ref:"description#/components/schemas/A\
piMailAddress"}}}},wr={type:"string",minLength:1};function We(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:wr,data:s};e===null?e=[r]:e.push(r),a++}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:wr.type,
parentSchema:wr,data:s};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}function oe(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.policy===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"policy"},message:"must have re\
quired property 'policy'",schema:M.required,parentSchema:M,data:s};e===null?e=[r]:e.push(r),a++}if(s.report_enabled===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_enabled"},message:"must\
 have required property 'report_enabled'",schema:M.required,parentSchema:M,data:s};e===null?e=[r]:e.push(r),a++}if(s.notification_mail_addresses===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notification_mail_addr\
esses"},message:"must have required property 'notification_mail_addresses'",schema:M.required,parentSchema:M,data:s};e===
null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="policy"||r==="report_enabled"||r==="notification_mail_addresses")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:M,data:s};e===null?e=[t]:e.push(t),a++}if(s.policy!==void 0&&
(We(s.policy,{instancePath:p+"/policy",parentData:s,parentDataProperty:"policy",rootData:o})||(e=e===null?We.errors:e.concat(
We.errors),a=e.length)),s.report_enabled!==void 0){let r=s.report_enabled;if(typeof r!="boolean"){let t={instancePath:p+
"/report_enabled",schemaPath:"#/properties/report_enabled/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:M.properties.report_enabled.type,parentSchema:M.properties.report_enabled,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.notification_mail_addresses!==void 0){let r=s.notification_mail_addresses;if(Array.isArray(r)){let t=r.length;
for(let n=0;n<t;n++)ae(r[n],{instancePath:p+"/notification_mail_addresses/"+n,parentData:r,parentDataProperty:n,rootData:o})||
(e=e===null?ae.errors:e.concat(ae.errors),a=e.length)}else{let t={instancePath:p+"/notification_mail_addresses",schemaPath:"\
#/properties/notification_mail_addresses/type",keyword:"type",params:{type:"array"},message:"must be array",schema:M.properties.
notification_mail_addresses.type,parentSchema:M.properties.notification_mail_addresses,data:r};e===null?e=[t]:e.push(t),
a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.
type,parentSchema:M,data:s};e===null?e=[r]:e.push(r),a++}return oe.errors=e,a===0}function ne(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spf_record===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spf_record"},message:"must hav\
e required property 'spf_record'",schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!==
"spf_record"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}if(s.spf_record!==
void 0){let r=s.spf_record;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/spf_record",schemaPath:"#/propertie\
s/spf_record/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:E.
properties.spf_record,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/spf_record",schemaPath:"#/prope\
rties/spf_record/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.spf_record.type,
parentSchema:E.properties.spf_record,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:s};e===null?e=[r]:e.
push(r),a++}return ne.errors=e,a===0}var T={type:"object",additionalProperties:!1,properties:{title:{type:"string",minLength:1,
maxLength:255},admin_username:{type:"string",minLength:1,maxLength:255},admin_email:{type:"string",description:"Mail add\
ress of the first administrator; at most 255 characters according to public reference material.",minLength:3,maxLength:255,
pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},memo:{$ref:"description#/components/schemas/ApiMemo"},admin_password:{$ref:"descrip\
tion#/components/schemas/Secret"}}};function ie(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="title"||r==="admin_username"||r==="\
admin_email"||r==="memo"||r==="admin_password")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:s};
e===null?e=[t]:e.push(t),a++}if(s.title!==void 0){let r=s.title;if(typeof r=="string"){if(l(r)>255){let t={instancePath:p+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more th\
an 255 characters",schema:255,parentSchema:T.properties.title,data:r};e===null?e=[t]:e.push(t),a++}if(l(r)<1){let t={instancePath:p+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:T.properties.title,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
title.type,parentSchema:T.properties.title,data:r};e===null?e=[t]:e.push(t),a++}}if(s.admin_username!==void 0){let r=s.admin_username;
if(typeof r=="string"){if(l(r)>255){let t={instancePath:p+"/admin_username",schemaPath:"#/properties/admin_username/maxL\
ength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters",schema:255,parentSchema:T.
properties.admin_username,data:r};e===null?e=[t]:e.push(t),a++}if(l(r)<1){let t={instancePath:p+"/admin_username",schemaPath:"\
#/properties/admin_username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs",schema:1,parentSchema:T.properties.admin_username,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"\
/admin_username",schemaPath:"#/properties/admin_username/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:T.properties.admin_username.type,parentSchema:T.properties.admin_username,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.admin_email!==void 0){let r=s.admin_email;if(typeof r=="string"){if(l(r)>255){let t={instancePath:p+"/admin_em\
ail",schemaPath:"#/properties/admin_email/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more \
than 255 characters",schema:255,parentSchema:T.properties.admin_email,data:r};e===null?e=[t]:e.push(t),a++}if(l(r)<3){let t={
instancePath:p+"/admin_email",schemaPath:"#/properties/admin_email/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters",schema:3,parentSchema:T.properties.admin_email,data:r};e===null?e=[t]:e.push(t),a++}
if(!Kr.test(r)){let t={instancePath:p+"/admin_email",schemaPath:"#/properties/admin_email/pattern",keyword:"pattern",params:{
pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',schema:"^[^@\\s]+@[A-Za-z0-\
9.-]+$",parentSchema:T.properties.admin_email,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/admin_e\
mail",schemaPath:"#/properties/admin_email/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.
properties.admin_email.type,parentSchema:T.properties.admin_email,data:r};e===null?e=[t]:e.push(t),a++}}s.memo!==void 0&&
(c(s.memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),
a=e.length)),s.admin_password!==void 0&&(R(s.admin_password,{instancePath:p+"/admin_password",parentData:s,parentDataProperty:"\
admin_password",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:s};e===null?e=[
r]:e.push(r),a++}return ie.errors=e,a===0}var U={type:"object",additionalProperties:!1,required:["records"],properties:{
prune:{type:"boolean",default:!1},records:{type:"array",items:{$ref:"description#/components/schemas/DnsRecord"}}}},w={type:"\
object",additionalProperties:!1,required:["host","type","content"],properties:{host:{type:"string",minLength:1,maxLength:255},
type:{$ref:"description#/components/schemas/ApiDnsRecordType"},content:{type:"string",minLength:1},ttl:{type:"integer",minimum:60,
maximum:86400,default:3600},priority:{type:"integer",minimum:0,maximum:65535}}},kr={type:"string",minLength:1};function Je(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:kr,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:kr.type,parentSchema:kr,data:s};e===null?e=[r]:e.push(r),a++}
return Je.errors=e,a===0}function Ue(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.host===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"host"},message:"must have required property 'host'",schema:w.required,parentSchema:w,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'",schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}if(s.content===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content"},message:"must have required property 'content'",schema:w.required,parentSchema:w,data:s};e===
null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="host"||r==="type"||r==="content"||r==="ttl"||r==="priority")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties",schema:!1,parentSchema:w,data:s};e===null?e=[t]:e.push(t),a++}if(s.host!==void 0){let r=s.host;if(typeof r==
"string"){if(l(r)>255){let t={instancePath:p+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters",schema:255,parentSchema:w.properties.host,data:r};e===null?e=
[t]:e.push(t),a++}if(l(r)<1){let t={instancePath:p+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:w.properties.host,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:w.properties.host.type,parentSchema:w.properties.host,data:r};e===null?e=[t]:e.
push(t),a++}}if(s.type!==void 0&&(Je(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:o})||
(e=e===null?Je.errors:e.concat(Je.errors),a=e.length)),s.content!==void 0){let r=s.content;if(typeof r=="string"){if(l(r)<
1){let t={instancePath:p+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:w.properties.content,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:w.properties.content.type,parentSchema:w.properties.content,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.ttl!==void 0){let r=s.ttl;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+"/ttl",schemaPath:"#/p\
roperties/ttl/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:w.properties.ttl.type,parentSchema:w.
properties.ttl,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"){if(r>86400||isNaN(r)){let t={instancePath:p+"\
/ttl",schemaPath:"#/properties/ttl/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 8\
6400",schema:86400,parentSchema:w.properties.ttl,data:r};e===null?e=[t]:e.push(t),a++}if(r<60||isNaN(r)){let t={instancePath:p+
"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{comparison:">=",limit:60},message:"must be >= 60",
schema:60,parentSchema:w.properties.ttl,data:r};e===null?e=[t]:e.push(t),a++}}}if(s.priority!==void 0){let r=s.priority;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+"/priority",schemaPath:"#/properties/priority/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:w.properties.priority.type,parentSchema:w.properties.priority,
data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"){if(r>65535||isNaN(r)){let t={instancePath:p+"/priority",schemaPath:"\
#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:65535},message:"must be <= 65535",schema:65535,
parentSchema:w.properties.priority,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/priori\
ty",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:w.properties.priority,data:r};e===null?e=[t]:e.push(t),a++}}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:w.type,parentSchema:w,data:s};e===null?e=[
r]:e.push(r),a++}return Ue.errors=e,a===0}function Be(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.records===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"records"},message:"must have required property 'records'",schema:U.
required,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="prune"||r==="records")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties",schema:!1,parentSchema:U,data:s};e===null?e=[t]:e.push(t),a++}if(s.prune!==void 0){let r=s.prune;
if(typeof r!="boolean"){let t={instancePath:p+"/prune",schemaPath:"#/properties/prune/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean",schema:U.properties.prune.type,parentSchema:U.properties.prune,data:r};e===null?e=[t]:
e.push(t),a++}}if(s.records!==void 0){let r=s.records;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)Ue(r[n],{instancePath:p+
"/records/"+n,parentData:r,parentDataProperty:n,rootData:o})||(e=e===null?Ue.errors:e.concat(Ue.errors),a=e.length)}else{
let t={instancePath:p+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:U.properties.records.type,parentSchema:U.properties.records,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.type,parentSchema:U,
data:s};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===0}var x={type:"object",additionalProperties:!1,properties:{memo:{
$ref:"description#/components/schemas/ApiMemo"},ssl:{type:"boolean"},php:{type:"string",minLength:1},mail:{$ref:"descrip\
tion#/components/schemas/Mail"},dkim:{type:"boolean"},dmarc:{$ref:"description#/components/schemas/Dmarc"},spf:{oneOf:[{
$ref:"description#/components/schemas/Spf"},{type:"null"}],alternatives:["Spf","choice_3"]},wordpress:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/WordPress"}}}};function Ge(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="memo"||t==="ssl"||
t==="php"||t==="mail"||t==="dkim"||t==="dmarc"||t==="spf"||t==="wordpress")){let n={instancePath:p,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",
schema:!1,parentSchema:x,data:s};e===null?e=[n]:e.push(n),a++}if(s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",parentData:s,
parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length)),s.ssl!==void 0){let t=s.ssl;
if(typeof t!="boolean"){let n={instancePath:p+"/ssl",schemaPath:"#/properties/ssl/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:x.properties.ssl.type,parentSchema:x.properties.ssl,data:t};e===null?e=[n]:e.push(
n),a++}}if(s.php!==void 0){let t=s.php;if(typeof t=="string"){if(l(t)<1){let n={instancePath:p+"/php",schemaPath:"#/prop\
erties/php/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:x.
properties.php,data:t};e===null?e=[n]:e.push(n),a++}}else{let n={instancePath:p+"/php",schemaPath:"#/properties/php/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.php.type,parentSchema:x.properties.php,
data:t};e===null?e=[n]:e.push(n),a++}}if(s.mail!==void 0&&(pe(s.mail,{instancePath:p+"/mail",parentData:s,parentDataProperty:"\
mail",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length)),s.dkim!==void 0){let t=s.dkim;if(typeof t!="b\
oolean"){let n={instancePath:p+"/dkim",schemaPath:"#/properties/dkim/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:x.properties.dkim.type,parentSchema:x.properties.dkim,data:t};e===null?e=[n]:e.push(n),a++}}if(s.
dmarc!==void 0&&(oe(s.dmarc,{instancePath:p+"/dmarc",parentData:s,parentDataProperty:"dmarc",rootData:o})||(e=e===null?oe.
errors:e.concat(oe.errors),a=e.length)),s.spf!==void 0){let t=s.spf,n=a,f=!1,k=null,P=a;ne(t,{instancePath:p+"/spf",parentData:s,
parentDataProperty:"spf",rootData:o})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length);var r=P===a;r&&(f=!0,k=0);let h=a;
if(t!==null){let y={instancePath:p+"/spf",schemaPath:"#/properties/spf/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null",schema:x.properties.spf.oneOf[1].type,parentSchema:x.properties.spf.oneOf[1],data:t};e===null?e=[
y]:e.push(y),a++}var r=h===a;if(r&&f?(f=!1,k=[k,1]):r&&(f=!0,k=1),f)a=n,e!==null&&(n?e.length=n:e=null);else{let y={instancePath:p+
"/spf",schemaPath:"#/properties/spf/oneOf",keyword:"oneOf",params:{passingSchemas:k},message:"must match exactly one sch\
ema in oneOf",schema:x.properties.spf.oneOf,parentSchema:x.properties.spf,data:t};e===null?e=[y]:e.push(y),a++}}if(s.wordpress!==
void 0){let t=s.wordpress;if(t&&typeof t=="object"&&!Array.isArray(t))for(let n in t)ie(t[n],{instancePath:p+"/wordpress\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:n,rootData:o})||(e=e===null?ie.errors:e.concat(
ie.errors),a=e.length);else{let n={instancePath:p+"/wordpress",schemaPath:"#/properties/wordpress/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:x.properties.wordpress.type,parentSchema:x.properties.wordpress,data:t};e===
null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:x.type,parentSchema:x,data:s};e===null?e=[t]:e.push(t),a++}return Ge.errors=e,a===0}function Qe(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let t in s)if(!Ar.call(S.properties,t)){let n={instancePath:p,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:S,data:s};
e===null?e=[n]:e.push(n),a++}if(s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"memo",
rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length)),s.redirect_https!==void 0){let t=s.redirect_https;if(typeof t!=
"boolean"){let n={instancePath:p+"/redirect_https",schemaPath:"#/properties/redirect_https/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:S.properties.redirect_https.type,parentSchema:S.properties.redirect_https,
data:t};e===null?e=[n]:e.push(n),a++}}if(s.ai_crawler_block_enabled!==void 0){let t=s.ai_crawler_block_enabled;if(typeof t!=
"boolean"){let n={instancePath:p+"/ai_crawler_block_enabled",schemaPath:"#/properties/ai_crawler_block_enabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:S.properties.ai_crawler_block_enabled.type,parentSchema:S.
properties.ai_crawler_block_enabled,data:t};e===null?e=[n]:e.push(n),a++}}if(s.ssl!==void 0){let t=s.ssl;if(typeof t!="b\
oolean"){let n={instancePath:p+"/ssl",schemaPath:"#/properties/ssl/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:S.properties.ssl.type,parentSchema:S.properties.ssl,data:t};e===null?e=[n]:e.push(n),a++}}if(s.php!==
void 0){let t=s.php;if(typeof t=="string"){if(l(t)<1){let n={instancePath:p+"/php",schemaPath:"#/properties/php/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:S.properties.
php,data:t};e===null?e=[n]:e.push(n),a++}}else{let n={instancePath:p+"/php",schemaPath:"#/properties/php/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:S.properties.php.type,parentSchema:S.properties.php,data:t};
e===null?e=[n]:e.push(n),a++}}if(s.mail!==void 0&&(pe(s.mail,{instancePath:p+"/mail",parentData:s,parentDataProperty:"ma\
il",rootData:o})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length)),s.dkim!==void 0){let t=s.dkim;if(typeof t!="boo\
lean"){let n={instancePath:p+"/dkim",schemaPath:"#/properties/dkim/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:S.properties.dkim.type,parentSchema:S.properties.dkim,data:t};e===null?e=[n]:e.push(n),a++}}if(s.
dmarc!==void 0&&(oe(s.dmarc,{instancePath:p+"/dmarc",parentData:s,parentDataProperty:"dmarc",rootData:o})||(e=e===null?oe.
errors:e.concat(oe.errors),a=e.length)),s.spf!==void 0){let t=s.spf,n=a,f=!1,k=null,P=a;ne(t,{instancePath:p+"/spf",parentData:s,
parentDataProperty:"spf",rootData:o})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length);var r=P===a;r&&(f=!0,k=0);let h=a;
if(t!==null){let y={instancePath:p+"/spf",schemaPath:"#/properties/spf/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null",schema:S.properties.spf.oneOf[1].type,parentSchema:S.properties.spf.oneOf[1],data:t};e===null?e=[
y]:e.push(y),a++}var r=h===a;if(r&&f?(f=!1,k=[k,1]):r&&(f=!0,k=1),f)a=n,e!==null&&(n?e.length=n:e=null);else{let y={instancePath:p+
"/spf",schemaPath:"#/properties/spf/oneOf",keyword:"oneOf",params:{passingSchemas:k},message:"must match exactly one sch\
ema in oneOf",schema:S.properties.spf.oneOf,parentSchema:S.properties.spf,data:t};e===null?e=[y]:e.push(y),a++}}if(s.wordpress!==
void 0){let t=s.wordpress;if(t&&typeof t=="object"&&!Array.isArray(t))for(let n in t)ie(t[n],{instancePath:p+"/wordpress\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:n,rootData:o})||(e=e===null?ie.errors:e.concat(
ie.errors),a=e.length);else{let n={instancePath:p+"/wordpress",schemaPath:"#/properties/wordpress/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:S.properties.wordpress.type,parentSchema:S.properties.wordpress,data:t};e===
null?e=[n]:e.push(n),a++}}if(s.dns!==void 0&&(Be(s.dns,{instancePath:p+"/dns",parentData:s,parentDataProperty:"dns",rootData:o})||
(e=e===null?Be.errors:e.concat(Be.errors),a=e.length)),s.subdomains!==void 0){let t=s.subdomains;if(t&&typeof t=="object"&&
!Array.isArray(t))for(let n in t)Ge(t[n],{instancePath:p+"/subdomains/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,
parentDataProperty:n,rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),a=e.length);else{let n={instancePath:p+"/su\
bdomains",schemaPath:"#/properties/subdomains/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.
properties.subdomains.type,parentSchema:S.properties.subdomains,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.type,parentSchema:S,data:s};
e===null?e=[t]:e.push(t),a++}return Qe.errors=e,a===0}var vr={type:"object",additionalProperties:!1,properties:{character_set:{
$ref:"description#/components/schemas/ApiDatabaseCharacterSet",default:"utf8mb4"},memo:{$ref:"description#/components/sc\
hemas/ApiMemo"}}},Sr={type:"string",minLength:1};function Xe(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Sr,data:s};e===null?e=[r]:e.push(r),a++}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Sr.type,
parentSchema:Sr,data:s};e===null?e=[r]:e.push(r),a++}return Xe.errors=e,a===0}function Ye(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"character_set"||r==="memo")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:vr,data:s};e===null?e=[t]:e.push(
t),a++}s.character_set!==void 0&&(Xe(s.character_set,{instancePath:p+"/character_set",parentData:s,parentDataProperty:"c\
haracter_set",rootData:o})||(e=e===null?Xe.errors:e.concat(Xe.errors),a=e.length)),s.memo!==void 0&&(c(s.memo,{instancePath:p+
"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:vr.type,parentSchema:vr,
data:s};e===null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}var Y={type:"object",additionalProperties:!1,properties:{password:{
$ref:"description#/components/schemas/Secret"},memo:{$ref:"description#/components/schemas/ApiMemo"},grants:{type:"array",
items:{type:"string",minLength:1}}}};function er(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="password"||r==="memo"||r==="grants")){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),a++}if(s.password!==void 0&&
(R(s.password,{instancePath:p+"/password",parentData:s,parentDataProperty:"password",rootData:o})||(e=e===null?R.errors:
e.concat(R.errors),a=e.length)),s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"memo",
rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length)),s.grants!==void 0){let r=s.grants;if(Array.isArray(r)){
let t=r.length;for(let n=0;n<t;n++){let f=r[n];if(typeof f=="string"){if(l(f)<1){let k={instancePath:p+"/grants/"+n,schemaPath:"\
#/properties/grants/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:Y.properties.grants.items,data:f};e===null?e=[k]:e.push(k),a++}}else{let k={instancePath:p+"/grant\
s/"+n,schemaPath:"#/properties/grants/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.
properties.grants.items.type,parentSchema:Y.properties.grants.items,data:f};e===null?e=[k]:e.push(k),a++}}}else{let t={instancePath:p+
"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Y.properties.
grants.type,parentSchema:Y.properties.grants,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:s};e===null?e=[
r]:e.push(r),a++}return er.errors=e,a===0}var B={type:"object",additionalProperties:!1,properties:{password:{$ref:"descr\
iption#/components/schemas/Secret"},directory:{type:"string",minLength:1,default:"/"},quota_mb:{type:"integer",minimum:0},
memo:{$ref:"description#/components/schemas/ApiMemo"}}};function rr(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="password"||r==="d\
irectory"||r==="quota_mb"||r==="memo")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:B,data:s};e===
null?e=[t]:e.push(t),a++}if(s.password!==void 0&&(R(s.password,{instancePath:p+"/password",parentData:s,parentDataProperty:"\
password",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),a=e.length)),s.directory!==void 0){let r=s.directory;if(typeof r==
"string"){if(l(r)<1){let t={instancePath:p+"/directory",schemaPath:"#/properties/directory/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:B.properties.directory,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:B.properties.directory.type,parentSchema:B.properties.directory,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.quota_mb!==void 0){let r=s.quota_mb;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={
instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/type",keyword:"type",params:{type:"integer"},message:"must \
be integer",schema:B.properties.quota_mb.type,parentSchema:B.properties.quota_mb,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&(r<0||isNaN(r))){let t={instancePath:p+"/quota_mb",schemaPath:"#/properties/quota_mb/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:B.properties.quota_mb,data:r};e===null?e=[
t]:e.push(t),a++}}s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||
(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:s};e===null?e=[r]:e.push(r),a++}return rr.errors=
e,a===0}var u={type:"object",additionalProperties:!1,required:["minute","hour","day","month","weekday","command"],properties:{
minute:{type:"string",minLength:1},hour:{type:"string",minLength:1},day:{type:"string",minLength:1},month:{type:"string",
minLength:1},weekday:{type:"string",minLength:1},command:{type:"string",minLength:1,maxLength:1024},comment:{type:"strin\
g",minLength:0},enabled:{type:"boolean"}}};function sr(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.minute===void 0){let r={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"minute"},message:"must have required property 'minute'",schema:u.required,
parentSchema:u,data:s};e===null?e=[r]:e.push(r),a++}if(s.hour===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"hour"},message:"must have required property 'hour'",schema:u.required,parentSchema:u,
data:s};e===null?e=[r]:e.push(r),a++}if(s.day===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"day"},message:"must have required property 'day'",schema:u.required,parentSchema:u,data:s};e===
null?e=[r]:e.push(r),a++}if(s.month===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
month"},message:"must have required property 'month'",schema:u.required,parentSchema:u,data:s};e===null?e=[r]:e.push(r),
a++}if(s.weekday===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wee\
kday"},message:"must have required property 'weekday'",schema:u.required,parentSchema:u,data:s};e===null?e=[r]:e.push(r),
a++}if(s.command===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"com\
mand"},message:"must have required property 'command'",schema:u.required,parentSchema:u,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="minute"||r==="hour"||r==="day"||r==="month"||r==="weekday"||r==="command"||r==="comment"||r===
"enabled")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:u,data:s};e===null?e=[t]:e.push(t),a++}if(s.minute!==
void 0){let r=s.minute;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/minute",schemaPath:"#/properties/minute\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:u.
properties.minute,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/minute",schemaPath:"#/properties/mi\
nute/type",keyword:"type",params:{type:"string"},message:"must be string",schema:u.properties.minute.type,parentSchema:u.
properties.minute,data:r};e===null?e=[t]:e.push(t),a++}}if(s.hour!==void 0){let r=s.hour;if(typeof r=="string"){if(l(r)<
1){let t={instancePath:p+"/hour",schemaPath:"#/properties/hour/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:u.properties.hour,data:r};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:p+"/hour",schemaPath:"#/properties/hour/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:u.properties.hour.type,parentSchema:u.properties.hour,data:r};e===null?e=[t]:e.push(t),a++}}if(s.day!==void 0){
let r=s.day;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/day",schemaPath:"#/properties/day/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:u.properties.day,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:u.properties.day.type,parentSchema:u.properties.day,data:r};e===null?e=[t]:
e.push(t),a++}}if(s.month!==void 0){let r=s.month;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/month",schemaPath:"\
#/properties/month/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:u.properties.month,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/month",schemaPath:"#/\
properties/month/type",keyword:"type",params:{type:"string"},message:"must be string",schema:u.properties.month.type,parentSchema:u.
properties.month,data:r};e===null?e=[t]:e.push(t),a++}}if(s.weekday!==void 0){let r=s.weekday;if(typeof r=="string"){if(l(
r)<1){let t={instancePath:p+"/weekday",schemaPath:"#/properties/weekday/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:u.properties.weekday,data:r};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:p+"/weekday",schemaPath:"#/properties/weekday/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:u.properties.weekday.type,parentSchema:u.properties.weekday,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.command!==void 0){let r=s.command;if(typeof r=="string"){if(l(r)>1024){let t={instancePath:p+"/command",schemaPath:"\
#/properties/command/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters",
schema:1024,parentSchema:u.properties.command,data:r};e===null?e=[t]:e.push(t),a++}if(l(r)<1){let t={instancePath:p+"/co\
mmand",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters",schema:1,parentSchema:u.properties.command,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+
"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string",schema:u.
properties.command.type,parentSchema:u.properties.command,data:r};e===null?e=[t]:e.push(t),a++}}if(s.comment!==void 0){let r=s.
comment;if(typeof r=="string"){if(l(r)<0){let t={instancePath:p+"/comment",schemaPath:"#/properties/comment/minLength",keyword:"\
minLength",params:{limit:0},message:"must NOT have fewer than 0 characters",schema:0,parentSchema:u.properties.comment,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:u.properties.comment.type,parentSchema:u.properties.comment,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:p+"/ena\
bled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:u.properties.
enabled.type,parentSchema:u.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:u.type,parentSchema:u,data:s};e===null?e=[
r]:e.push(r),a++}return sr.errors=e,a===0}function tr(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!Ar.call(_.properties,r)){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties",schema:!1,parentSchema:_,data:s};e===null?e=[t]:e.push(t),a++}if(s.memo!==void 0&&(c(s.memo,{instancePath:p+
"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length)),s.prune!==
void 0){let r=s.prune;if(Array.isArray(r)){let t=r.length;for(let n=0;n<t;n++)Ne(r[n],{instancePath:p+"/prune/"+n,parentData:r,
parentDataProperty:n,rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length)}else{let t={instancePath:p+"/pr\
une",schemaPath:"#/properties/prune/type",keyword:"type",params:{type:"array"},message:"must be array",schema:_.properties.
prune.type,parentSchema:_.properties.prune,data:r};e===null?e=[t]:e.push(t),a++}}if(s.order!==void 0&&(Te(s.order,{instancePath:p+
"/order",parentData:s,parentDataProperty:"order",rootData:o})||(e=e===null?Te.errors:e.concat(Te.errors),a=e.length)),s.
ssh!==void 0){let r=s.ssh;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="ssh_enabled"||t==="abroa\
d_access_restriction")){let n={instancePath:p+"/ssh",schemaPath:"#/properties/ssh/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:_.properties.
ssh,data:r};e===null?e=[n]:e.push(n),a++}if(r.ssh_enabled!==void 0){let t=r.ssh_enabled;if(typeof t!="boolean"){let n={instancePath:p+
"/ssh/ssh_enabled",schemaPath:"#/properties/ssh/properties/ssh_enabled/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:_.properties.ssh.properties.ssh_enabled.type,parentSchema:_.properties.ssh.properties.ssh_enabled,
data:t};e===null?e=[n]:e.push(n),a++}}if(r.abroad_access_restriction!==void 0){let t=r.abroad_access_restriction;if(typeof t!=
"boolean"){let n={instancePath:p+"/ssh/abroad_access_restriction",schemaPath:"#/properties/ssh/properties/abroad_access_\
restriction/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:_.properties.ssh.properties.abroad_access_restriction.
type,parentSchema:_.properties.ssh.properties.abroad_access_restriction,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={
instancePath:p+"/ssh",schemaPath:"#/properties/ssh/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:_.properties.ssh.type,parentSchema:_.properties.ssh,data:r};e===null?e=[t]:e.push(t),a++}}if(s.ssh_keys!==void 0){
let r=s.ssh_keys;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)xe(r[t],{instancePath:p+"/ssh_keys/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:o})||(e=e===null?xe.errors:e.concat(xe.errors),
a=e.length);else{let t={instancePath:p+"/ssh_keys",schemaPath:"#/properties/ssh_keys/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:_.properties.ssh_keys.type,parentSchema:_.properties.ssh_keys,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.domains!==void 0){let r=s.domains;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)Qe(
r[t],{instancePath:p+"/domains/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:o})||
(e=e===null?Qe.errors:e.concat(Qe.errors),a=e.length);else{let t={instancePath:p+"/domains",schemaPath:"#/properties/dom\
ains/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.domains.type,parentSchema:_.
properties.domains,data:r};e===null?e=[t]:e.push(t),a++}}if(s.databases!==void 0){let r=s.databases;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r))for(let t in r)Ye(r[t],{instancePath:p+"/databases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:t,rootData:o})||(e=e===null?Ye.errors:e.concat(Ye.errors),a=e.length);else{let t={instancePath:p+"/da\
tabases",schemaPath:"#/properties/databases/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.
properties.databases.type,parentSchema:_.properties.databases,data:r};e===null?e=[t]:e.push(t),a++}}if(s.database_users!==
void 0){let r=s.database_users;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)er(r[t],{instancePath:p+"/data\
base_users/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:o})||(e=e===null?er.errors:
e.concat(er.errors),a=e.length);else{let t={instancePath:p+"/database_users",schemaPath:"#/properties/database_users/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.database_users.type,parentSchema:_.
properties.database_users,data:r};e===null?e=[t]:e.push(t),a++}}if(s.ftp!==void 0){let r=s.ftp;if(r&&typeof r=="object"&&
!Array.isArray(r))for(let t in r)rr(r[t],{instancePath:p+"/ftp/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,
rootData:o})||(e=e===null?rr.errors:e.concat(rr.errors),a=e.length);else{let t={instancePath:p+"/ftp",schemaPath:"#/prop\
erties/ftp/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_.properties.ftp.type,parentSchema:_.
properties.ftp,data:r};e===null?e=[t]:e.push(t),a++}}if(s.cron!==void 0){let r=s.cron;if(Array.isArray(r)){let t=r.length;
for(let n=0;n<t;n++)sr(r[n],{instancePath:p+"/cron/"+n,parentData:r,parentDataProperty:n,rootData:o})||(e=e===null?sr.errors:
e.concat(sr.errors),a=e.length)}else{let t={instancePath:p+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:_.properties.cron.type,parentSchema:_.properties.cron,data:r};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:_.type,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}function _e(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let r in s)
tr(s[r],{instancePath:p+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,rootData:o})||(e=
e===null?tr.errors:e.concat(tr.errors),a=e.length);else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Tr.type,parentSchema:Tr,data:s};e===null?e=[r]:e.push(r),a++}return _e.errors=
e,a===0}var xr={type:"object",additionalProperties:{$ref:"description#/components/schemas/Vps"}},q={type:"object",additionalProperties:!1,
properties:{memo:{$ref:"description#/components/schemas/ApiMemo"},name:{$ref:"description#/components/schemas/ApiVpsName"},
was:{type:"string",minLength:1},reverse_hostname:{type:"string",description:"Hostname for the reverse record: at most 25\
3 letters, digits, hyphens or dots. The standard hostname restores the default.",minLength:1,maxLength:253,pattern:"^[0-\
9A-Za-z.-]{1,253}$"},power:{type:"string",enum:["running","stopped"]},protection:{type:"object",additionalProperties:!1,
properties:{os_reinstall:{type:"boolean"}}},packet_filter:{$ref:"description#/components/schemas/PacketFilter"},order:{$ref:"\
description#/components/schemas/VpsOrder"}}},ge={type:"string",description:"Server name chosen by the owner: at most 50 \
lower-case letters, digits, hyphens or underscores.",minLength:1,maxLength:50,pattern:"^[0-9a-z_-]{1,50}$"},Gr=new RegExp(
"^[0-9a-z_-]{1,50}$","u");function ar(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,
a=0;if(typeof s=="string"){if(l(s)>50){let r={instancePath:p,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:50},
message:"must NOT have more than 50 characters",schema:50,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}if(l(s)<1){
let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters",schema:1,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}if(!Gr.test(s)){let r={instancePath:p,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-z_-]{1,50}$"},message:'must match pattern "^[0-9a-z_-]{1,50}$"',schema:"\
^[0-9a-z_-]{1,50}$",parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(
r),a++}return ar.errors=e,a===0}var Z={type:"object",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},
enabled:{type:"boolean"},rules:{type:"array",maxItems:20,items:{$ref:"description#/components/schemas/ApiCreateRuleReque\
st"}}}},Er={oneOf:[{$ref:"description#/components/schemas/ApiPresetRuleRequest"},{$ref:"description#/components/schemas/\
ApiCustomPortRuleRequest"},{$ref:"description#/components/schemas/ApiCustomIcmpRuleRequest"}],alternatives:["ApiPresetRu\
leRequest","ApiCustomPortRuleRequest","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"type",mapping:{ssh:"ApiPr\
esetRuleRequest",web:"ApiPresetRuleRequest",web_http:"ApiPresetRuleRequest",mysql:"ApiPresetRuleRequest",postgresql:"Api\
PresetRuleRequest",mail:"ApiPresetRuleRequest",rdp:"ApiPresetRuleRequest",custom:"choice_5"}}};function pr(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'",schema:H.required,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!==
"type"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:H,data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&
(te(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:o})||(e=e===null?te.errors:e.concat(te.
errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:H.type,parentSchema:H,data:s};e===null?e=[r]:e.push(r),a++}return pr.errors=e,a===0}function or(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must h\
ave required property 'type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.protocol===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have \
required property 'protocol'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.port===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"port"},message:"must have requ\
ired property 'port'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="typ\
e"||r==="protocol"||r==="port"||r==="allowed_ip"||r==="memo")){let t={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:b,
data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&(A(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"\
type",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.protocol!==void 0&&(K(s.protocol,{instancePath:p+
"/protocol",parentData:s,parentDataProperty:"protocol",rootData:o})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)),
s.port!==void 0&&(O(s.port,{instancePath:p+"/port",parentData:s,parentDataProperty:"port",rootData:o})||(e=e===null?O.errors:
e.concat(O.errors),a=e.length)),s.allowed_ip!==void 0&&(L(s.allowed_ip,{instancePath:p+"/allowed_ip",parentData:s,parentDataProperty:"\
allowed_ip",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),a=e.length)),s.memo!==void 0&&(c(s.memo,{instancePath:p+
"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}function nr(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",
schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.protocol===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"protocol"},message:"must have required property 'protocol'",schema:D.
required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="protocol"||r==="port"||
r==="allowed_ip"||r==="memo")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:D,data:s};e===null?e=
[t]:e.push(t),a++}s.type!==void 0&&(A(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:o})||
(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.protocol!==void 0&&(W(s.protocol,{instancePath:p+"/protocol",parentData:s,
parentDataProperty:"protocol",rootData:o})||(e=e===null?W.errors:e.concat(W.errors),a=e.length)),s.port!==void 0&&(O(s.port,
{instancePath:p+"/port",parentData:s,parentDataProperty:"port",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),a=e.
length)),s.allowed_ip!==void 0&&(L(s.allowed_ip,{instancePath:p+"/allowed_ip",parentData:s,parentDataProperty:"allowed_i\
p",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),a=e.length)),s.memo!==void 0&&(c(s.memo,{instancePath:p+"/memo",
parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:s};
e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}function ir(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0,r=a,t=!1,n=null,f=a;pr(s,{instancePath:p,parentData:m,parentDataProperty:i,rootData:o})||
(e=e===null?pr.errors:e.concat(pr.errors),a=e.length);var P=f===a;P&&(t=!0,n=0);let k=a;or(s,{instancePath:p,parentData:m,
parentDataProperty:i,rootData:o})||(e=e===null?or.errors:e.concat(or.errors),a=e.length);var P=k===a;if(P&&t)t=!1,n=[n,1];else{
P&&(t=!0,n=1);let h=a;nr(s,{instancePath:p,parentData:m,parentDataProperty:i,rootData:o})||(e=e===null?nr.errors:e.concat(
nr.errors),a=e.length);var P=h===a;P&&t?(t=!1,n=[n,2]):P&&(t=!0,n=2)}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{let h={
instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n},message:"must match exactly one schema in \
oneOf",schema:Er.oneOf,parentSchema:Er,data:s};e===null?e=[h]:e.push(h),a++}return ir.errors=e,a===0}function mr(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)
if(!(r==="prune"||r==="enabled"||r==="rules")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Z,data:s};
e===null?e=[t]:e.push(t),a++}if(s.prune!==void 0){let r=s.prune;if(typeof r!="boolean"){let t={instancePath:p+"/prune",schemaPath:"\
#/properties/prune/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:Z.properties.prune.type,
parentSchema:Z.properties.prune,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!=
"boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:Z.properties.enabled.type,parentSchema:Z.properties.enabled,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.rules!==void 0){let r=s.rules;if(Array.isArray(r)){if(r.length>20){let n={instancePath:p+"/rules",schemaPath:"\
#/properties/rules/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items",schema:20,parentSchema:Z.
properties.rules,data:r};e===null?e=[n]:e.push(n),a++}let t=r.length;for(let n=0;n<t;n++)ir(r[n],{instancePath:p+"/rules\
/"+n,parentData:r,parentDataProperty:n,rootData:o})||(e=e===null?ir.errors:e.concat(ir.errors),a=e.length)}else{let t={instancePath:p+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Z.properties.
rules.type,parentSchema:Z.properties.rules,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:s};e===null?e=[
r]:e.push(r),a++}return mr.errors=e,a===0}var g={type:"object",additionalProperties:!1,required:["plan_id","period","max\
_total_price","agree_to_terms","image_id","root_password"],properties:{plan_id:{$ref:"description#/components/schemas/Ap\
iVpsPlanId"},period:{type:"integer",minimum:1},auto_renew:{type:"boolean",default:!0},image_id:{$ref:"description#/compo\
nents/schemas/ApiImageId"},ssh_key_name:{$ref:"description#/components/schemas/ApiSshKeyName"},ssh_public_key:{$ref:"des\
cription#/components/schemas/ApiSshPublicKey"},agree_to_terms:{type:"boolean",const:!0},max_total_price:{type:"integer",
minimum:0},root_password:{$ref:"description#/components/schemas/Secret"}}},qr={type:"string",minLength:1};function lr(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={
instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:qr,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:qr.type,parentSchema:qr,data:s};e===null?e=[r]:e.push(r),a++}
return lr.errors=e,a===0}var Dr={type:"string",minLength:1};function cr(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Dr,data:s};e===null?e=
[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:Dr.type,parentSchema:Dr,data:s};e===null?e=[r]:e.push(r),a++}return cr.errors=e,a===0}var jr={type:"stri\
ng",minLength:1};function hr(s,{instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s==
"string"){if(l(s)<1){let r={instancePath:p,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters",schema:1,parentSchema:jr,data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:jr.type,parentSchema:jr,data:s};
e===null?e=[r]:e.push(r),a++}return hr.errors=e,a===0}var Se={type:"string",description:"Public key in OpenSSH format on\
 one line, single-byte characters only. It must be sent together with `ssh_key_name`. No private key is ever generated o\
r returned.",minLength:1,pattern:"^[!-~]+ [!-~][ -~]*$"},Qr=new RegExp("^[!-~]+ [!-~][ -~]*$","u");function ur(s,{instancePath:p="",
parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(typeof s=="string"){if(l(s)<1){let r={instancePath:p,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Se,
data:s};e===null?e=[r]:e.push(r),a++}if(!Qr.test(s)){let r={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+ [!-~][ -~]*$"},message:'must match pattern "^[!-~]+ [!-~][ -~]*$"',schema:"^[!-~]+ [!-~][ -~]*$",parentSchema:Se,
data:s};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:Se.type,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),a++}return ur.errors=e,a===0}function yr(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.plan_id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pla\
n_id"},message:"must have required property 'plan_id'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),
a++}if(s.period===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"peri\
od"},message:"must have required property 'period'",schema:g.required,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}
if(s.max_total_price===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
max_total_price"},message:"must have required property 'max_total_price'",schema:g.required,parentSchema:g,data:s};e===null?
e=[r]:e.push(r),a++}if(s.agree_to_terms===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"agree_to_terms"},message:"must have required property 'agree_to_terms'",schema:g.required,parentSchema:g,
data:s};e===null?e=[r]:e.push(r),a++}if(s.image_id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"image_id"},message:"must have required property 'image_id'",schema:g.required,parentSchema:g,
data:s};e===null?e=[r]:e.push(r),a++}if(s.root_password===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"root_password"},message:"must have required property 'root_password'",schema:g.required,
parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!Ar.call(g.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:g,data:s};e===null?e=[t]:e.push(t),a++}if(s.plan_id!==void 0&&(lr(s.plan_id,{instancePath:p+
"/plan_id",parentData:s,parentDataProperty:"plan_id",rootData:o})||(e=e===null?lr.errors:e.concat(lr.errors),a=e.length)),
s.period!==void 0){let r=s.period;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+"/period",schemaPath:"\
#/properties/period/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.period.type,
parentSchema:g.properties.period,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&(r<1||isNaN(r))){let t={instancePath:p+
"/period",schemaPath:"#/properties/period/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1",schema:1,parentSchema:g.properties.period,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_renew!==void 0){let r=s.auto_renew;
if(typeof r!="boolean"){let t={instancePath:p+"/auto_renew",schemaPath:"#/properties/auto_renew/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:g.properties.auto_renew.type,parentSchema:g.properties.auto_renew,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.image_id!==void 0&&(cr(s.image_id,{instancePath:p+"/image_id",parentData:s,parentDataProperty:"\
image_id",rootData:o})||(e=e===null?cr.errors:e.concat(cr.errors),a=e.length)),s.ssh_key_name!==void 0&&(hr(s.ssh_key_name,
{instancePath:p+"/ssh_key_name",parentData:s,parentDataProperty:"ssh_key_name",rootData:o})||(e=e===null?hr.errors:e.concat(
hr.errors),a=e.length)),s.ssh_public_key!==void 0&&(ur(s.ssh_public_key,{instancePath:p+"/ssh_public_key",parentData:s,parentDataProperty:"\
ssh_public_key",rootData:o})||(e=e===null?ur.errors:e.concat(ur.errors),a=e.length)),s.agree_to_terms!==void 0){let r=s.
agree_to_terms;if(typeof r!="boolean"){let t={instancePath:p+"/agree_to_terms",schemaPath:"#/properties/agree_to_terms/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:g.properties.agree_to_terms.type,parentSchema:g.
properties.agree_to_terms,data:r};e===null?e=[t]:e.push(t),a++}if(r!==!0){let t={instancePath:p+"/agree_to_terms",schemaPath:"\
#/properties/agree_to_terms/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant",schema:!0,
parentSchema:g.properties.agree_to_terms,data:r};e===null?e=[t]:e.push(t),a++}}if(s.max_total_price!==void 0){let r=s.max_total_price;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let t={instancePath:p+"/max_total_price",schemaPath:"#/properties/max_total\
_price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.max_total_price.type,parentSchema:g.
properties.max_total_price,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&(r<0||isNaN(r))){let t={instancePath:p+
"/max_total_price",schemaPath:"#/properties/max_total_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:g.properties.max_total_price,data:r};e===null?e=[t]:e.push(t),a++}}s.root_password!==
void 0&&(R(s.root_password,{instancePath:p+"/root_password",parentData:s,parentDataProperty:"root_password",rootData:o})||
(e=e===null?R.errors:e.concat(R.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:g.type,parentSchema:g,data:s};e===null?e=[r]:e.push(r),a++}return yr.errors=
e,a===0}var Xr=new RegExp("^[0-9A-Za-z.-]{1,253}$","u");function fr(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="memo"||r==="name"||
r==="was"||r==="reverse_hostname"||r==="power"||r==="protection"||r==="packet_filter"||r==="order")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties",schema:!1,parentSchema:q,data:s};e===null?e=[t]:e.push(t),a++}if(s.memo!==void 0&&(c(s.memo,{instancePath:p+
"/memo",parentData:s,parentDataProperty:"memo",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),a=e.length)),s.name!==
void 0&&(ar(s.name,{instancePath:p+"/name",parentData:s,parentDataProperty:"name",rootData:o})||(e=e===null?ar.errors:e.
concat(ar.errors),a=e.length)),s.was!==void 0){let r=s.was;if(typeof r=="string"){if(l(r)<1){let t={instancePath:p+"/was",
schemaPath:"#/properties/was/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers",schema:1,parentSchema:q.properties.was,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/was",schemaPath:"\
#/properties/was/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.was.type,parentSchema:q.
properties.was,data:r};e===null?e=[t]:e.push(t),a++}}if(s.reverse_hostname!==void 0){let r=s.reverse_hostname;if(typeof r==
"string"){if(l(r)>253){let t={instancePath:p+"/reverse_hostname",schemaPath:"#/properties/reverse_hostname/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters",schema:253,parentSchema:q.properties.reverse_hostname,
data:r};e===null?e=[t]:e.push(t),a++}if(l(r)<1){let t={instancePath:p+"/reverse_hostname",schemaPath:"#/properties/rever\
se_hostname/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.
properties.reverse_hostname,data:r};e===null?e=[t]:e.push(t),a++}if(!Xr.test(r)){let t={instancePath:p+"/reverse_hostnam\
e",schemaPath:"#/properties/reverse_hostname/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.-]{1,253}$"},message:'\
must match pattern "^[0-9A-Za-z.-]{1,253}$"',schema:"^[0-9A-Za-z.-]{1,253}$",parentSchema:q.properties.reverse_hostname,
data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/reverse_hostname",schemaPath:"#/properties/reverse_ho\
stname/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.reverse_hostname.type,parentSchema:q.
properties.reverse_hostname,data:r};e===null?e=[t]:e.push(t),a++}}if(s.power!==void 0){let r=s.power;if(typeof r!="strin\
g"){let t={instancePath:p+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:q.properties.power.type,parentSchema:q.properties.power,data:r};e===null?e=[t]:e.push(t),a++}if(!(r===
"running"||r==="stopped")){let t={instancePath:p+"/power",schemaPath:"#/properties/power/enum",keyword:"enum",params:{allowedValues:q.
properties.power.enum},message:"must be equal to one of the allowed values",schema:q.properties.power.enum,parentSchema:q.
properties.power,data:r};e===null?e=[t]:e.push(t),a++}}if(s.protection!==void 0){let r=s.protection;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let t in r)if(t!=="os_reinstall"){let n={instancePath:p+"/protection",schemaPath:"#/propert\
ies/protection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have\
 additional properties",schema:!1,parentSchema:q.properties.protection,data:r};e===null?e=[n]:e.push(n),a++}if(r.os_reinstall!==
void 0){let t=r.os_reinstall;if(typeof t!="boolean"){let n={instancePath:p+"/protection/os_reinstall",schemaPath:"#/prop\
erties/protection/properties/os_reinstall/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.
properties.protection.properties.os_reinstall.type,parentSchema:q.properties.protection.properties.os_reinstall,data:t};
e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p+"/protection",schemaPath:"#/properties/protection/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:q.properties.protection.type,parentSchema:q.properties.protection,
data:r};e===null?e=[t]:e.push(t),a++}}s.packet_filter!==void 0&&(mr(s.packet_filter,{instancePath:p+"/packet_filter",parentData:s,
parentDataProperty:"packet_filter",rootData:o})||(e=e===null?mr.errors:e.concat(mr.errors),a=e.length)),s.order!==void 0&&
(yr(s.order,{instancePath:p+"/order",parentData:s,parentDataProperty:"order",rootData:o})||(e=e===null?yr.errors:e.concat(
yr.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:q.type,parentSchema:q,data:s};e===null?e=[r]:e.push(r),a++}return fr.errors=e,a===0}function Pe(s,{
instancePath:p="",parentData:m,parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s)fr(s[r],{instancePath:p+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,
rootData:o})||(e=e===null?fr.errors:e.concat(fr.errors),a=e.length);else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:xr.type,parentSchema:xr,data:s};e===null?e=[r]:e.push(r),a++}
return Pe.errors=e,a===0}var be={type:"array",items:{type:"string",minLength:1}};function ee(s,{instancePath:p="",parentData:m,
parentDataProperty:i,rootData:o=s}={}){let e=null,a=0;if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++){let n=s[t];
if(typeof n=="string"){if(l(n)<1){let f={instancePath:p+"/"+t,schemaPath:"#/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:be.items,data:n};e===null?e=[f]:e.push(f),
a++}}else{let f={instancePath:p+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:be.items.type,parentSchema:be.items,data:n};e===null?e=[f]:e.push(f),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array",schema:be.type,parentSchema:be,data:s};e===null?e=[
r]:e.push(r),a++}return ee.errors=e,a===0}var me={title:"An account of the Hosting and VPS Management API",type:"object",
additionalProperties:!1,required:["version"],properties:{version:{const:1},hosting:{$ref:"file_hosting"},vps:{$ref:"file\
_vps"},ignore:{$ref:"file_ignore"},keep:{$ref:"file_ignore"}}};function Wr(s,{instancePath:p="",parentData:m,parentDataProperty:i,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.version===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'vers\
ion'",schema:me.required,parentSchema:me,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="version"||r==="ho\
sting"||r==="vps"||r==="ignore"||r==="keep")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:me,data:s};
e===null?e=[t]:e.push(t),a++}if(s.version!==void 0){let r=s.version;if(r!==1){let t={instancePath:p+"/version",schemaPath:"\
#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant",schema:1,parentSchema:me.
properties.version,data:r};e===null?e=[t]:e.push(t),a++}}s.hosting!==void 0&&(_e(s.hosting,{instancePath:p+"/hosting",parentData:s,
parentDataProperty:"hosting",rootData:o})||(e=e===null?_e.errors:e.concat(_e.errors),a=e.length)),s.vps!==void 0&&(Pe(s.
vps,{instancePath:p+"/vps",parentData:s,parentDataProperty:"vps",rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),
a=e.length)),s.ignore!==void 0&&(ee(s.ignore,{instancePath:p+"/ignore",parentData:s,parentDataProperty:"ignore",rootData:o})||
(e=e===null?ee.errors:e.concat(ee.errors),a=e.length)),s.keep!==void 0&&(ee(s.keep,{instancePath:p+"/keep",parentData:s,
parentDataProperty:"keep",rootData:o})||(e=e===null?ee.errors:e.concat(ee.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,data:s};
e===null?e=[r]:e.push(r),a++}return Wr.errors=e,a===0}var rs={choice_0:Rr,choice_1:Mr,choice_2:Cr,Spf:Ir,choice_3:Fr,ApiPresetRuleRequest:zr,
ApiCustomPortRuleRequest:Vr,ApiCustomIcmpRuleRequest:Zr,choice_5:Hr,file_hosting:_e,file_vps:Pe,file_ignore:ee,file:Wr};return rs
})()
