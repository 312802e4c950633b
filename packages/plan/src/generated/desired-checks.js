// Generated from the description by tools/make/generate. Do not edit.
export default /* @__PURE__ */ (() => {
var Kr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}};var Or=Kr(dr=>{"use strict";Object.defineProperty(dr,"__esModule",{value:!0});function Nr(r){let i=r.length,f=0,m=0,n;for(;m<
i;)f++,n=r.charCodeAt(m++),n>=55296&&n<=56319&&m<i&&(n=r.charCodeAt(m),(n&64512)===56320&&m++);return f}dr.default=Nr;Nr.
code='require("ajv/dist/runtime/ucs2length").default'});function s(r,i,f,m,n,e,t){let o={instancePath:i,keyword:f,params:m,message:n,parentSchema:e,data:t};return r===null?[o]:
(r.push(o),r)}var se={type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",minLength:1}}},
u=Or().default;function Er(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.env===void 0&&(e=s(e,i,"required",{missingProperty:"env"},"must have required p\
roperty 'env'",se,r),t++);for(let o in r)o!=="env"&&(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT hav\
e additional properties",se,r),t++);if(r.env!==void 0){let o=r.env;typeof o=="string"?u(o)<1&&(e=s(e,i+"/env","minLength",
{limit:1},"must NOT have fewer than 1 characters",se.properties.env,o),t++):(e=s(e,i+"/env","type",{type:"string"},"must\
 be string",se.properties.env,o),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",se,r),t++;return Er.errors=e,
t===0}var ne={type:"object",additionalProperties:!1,required:["file"],properties:{file:{type:"string",minLength:1}}};function Rr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.file===void 0&&(e=s(e,i,"required",{missingProperty:"file"},"must have required property 'file'",ne,r),t++);for(let o in r)
o!=="file"&&(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",ne,r),t++);if(r.
file!==void 0){let o=r.file;typeof o=="string"?u(o)<1&&(e=s(e,i+"/file","minLength",{limit:1},"must NOT have fewer than \
1 characters",ne.properties.file,o),t++):(e=s(e,i+"/file","type",{type:"string"},"must be string",ne.properties.file,o),
t++)}}else e=s(e,i,"type",{type:"object"},"must be object",ne,r),t++;return Rr.errors=e,t===0}var Y={type:"object",additionalProperties:!1,
required:["generate"],properties:{generate:{type:"integer",minimum:9,maximum:70}}};function Pr(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.generate===void 0&&
(e=s(e,i,"required",{missingProperty:"generate"},"must have required property 'generate'",Y,r),t++);for(let o in r)o!=="\
generate"&&(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",Y,r),t++);if(r.generate!==
void 0){let o=r.generate;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/generate","type",{type:"integer"},"must be in\
teger",Y.properties.generate,o),t++),typeof o=="number"&&((o>70||isNaN(o))&&(e=s(e,i+"/generate","maximum",{comparison:"\
<=",limit:70},"must be <= 70",Y.properties.generate,o),t++),(o<9||isNaN(o))&&(e=s(e,i+"/generate","minimum",{comparison:"\
>=",limit:9},"must be >= 9",Y.properties.generate,o),t++))}}else e=s(e,i,"type",{type:"object"},"must be object",Y,r),t++;
return Pr.errors=e,t===0}var h={type:"object",additionalProperties:!1,required:["subject","body"],properties:{from_name:{type:"string",minLength:0},
subject:{type:"string",minLength:0},body:{type:"string",minLength:0},quote_incoming:{type:"boolean"}}};function we(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.subject===
void 0&&(e=s(e,i,"required",{missingProperty:"subject"},"must have required property 'subject'",h,r),t++),r.body===void 0&&
(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'",h,r),t++);for(let o in r)o==="from_nam\
e"||o==="subject"||o==="body"||o==="quote_incoming"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT ha\
ve additional properties",h,r),t++);if(r.from_name!==void 0){let o=r.from_name;typeof o=="string"?u(o)<0&&(e=s(e,i+"/fro\
m_name","minLength",{limit:0},"must NOT have fewer than 0 characters",h.properties.from_name,o),t++):(e=s(e,i+"/from_nam\
e","type",{type:"string"},"must be string",h.properties.from_name,o),t++)}if(r.subject!==void 0){let o=r.subject;typeof o==
"string"?u(o)<0&&(e=s(e,i+"/subject","minLength",{limit:0},"must NOT have fewer than 0 characters",h.properties.subject,
o),t++):(e=s(e,i+"/subject","type",{type:"string"},"must be string",h.properties.subject,o),t++)}if(r.body!==void 0){let o=r.
body;typeof o=="string"?u(o)<0&&(e=s(e,i+"/body","minLength",{limit:0},"must NOT have fewer than 0 characters",h.properties.
body,o),t++):(e=s(e,i+"/body","type",{type:"string"},"must be string",h.properties.body,o),t++)}if(r.quote_incoming!==void 0){
let o=r.quote_incoming;typeof o!="boolean"&&(e=s(e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",h.properties.
quote_incoming,o),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",h,r),t++;return we.errors=e,t===0}function Mr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return we(r,{instancePath:i,parentData:f,
parentDataProperty:m,rootData:n})||(e=e===null?we.errors:e.concat(we.errors),t=e.length),Mr.errors=e,t===0}var Br={type:"\
null"};function Sr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r!==null&&
(e=s(e,i,"type",{type:"null"},"must be null",Br,r),t++),Sr.errors=e,t===0}var x={type:"object",additionalProperties:!1,required:["policy","report_enabled","notification_mail_addresses"],properties:{
policy:{$ref:"description#/components/schemas/ApiDmarcPolicy"},report_enabled:{type:"boolean"},notification_mail_addresses:{
type:"array",items:{$ref:"description#/components/schemas/ApiMailAddress"}}}},ue={type:"string",minLength:1,enum:["none",
"quarantine","reject"]};function K(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return r==="none"||r==="quarantine"||r==="reject"||(e=s(e,i,"enum",{allowedValues:ue.enum},"must be equal to one of the \
allowed values",ue,r),t++),typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 charact\
ers",ue,r),t++):(e=s(e,i,"type",{type:"string"},"must be string",ue,r),t++),K.errors=e,t===0}var gr={type:"string",description:"\
Mail address. An internationalised domain is in Punycode (public reference).",minLength:3,pattern:"^[^@\\s]+@[\\p{L}\\p{M}\\\
p{N}.-]+$"},Cr=new RegExp("^[^@\\s]+@[\\p{L}\\p{M}\\p{N}.-]+$","u");function C(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?(u(r)<3&&(e=s(e,i,"minLength",{limit:3},"must NOT have fewer \
than 3 characters",gr,r),t++),Cr.test(r)||(e=s(e,i,"pattern",{pattern:"^[^@\\s]+@[\\p{L}\\p{M}\\p{N}.-]+$"},'must match \
pattern "^[^@\\s]+@[\\p{L}\\p{M}\\p{N}.-]+$"',gr,r),t++)):(e=s(e,i,"type",{type:"string"},"must be string",gr,r),t++),C.
errors=e,t===0}function je(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.policy===void 0&&(e=s(e,i,"required",{missingProperty:"policy"},"must have requ\
ired property 'policy'",x,r),t++),r.report_enabled===void 0&&(e=s(e,i,"required",{missingProperty:"report_enabled"},"mus\
t have required property 'report_enabled'",x,r),t++),r.notification_mail_addresses===void 0&&(e=s(e,i,"required",{missingProperty:"\
notification_mail_addresses"},"must have required property 'notification_mail_addresses'",x,r),t++);for(let o in r)o==="\
policy"||o==="report_enabled"||o==="notification_mail_addresses"||(e=s(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",x,r),t++);if(r.policy!==void 0&&(K(r.policy,{instancePath:i+"/policy",parentData:r,
parentDataProperty:"policy",rootData:n})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),r.report_enabled!==void 0){
let o=r.report_enabled;typeof o!="boolean"&&(e=s(e,i+"/report_enabled","type",{type:"boolean"},"must be boolean",x.properties.
report_enabled,o),t++)}if(r.notification_mail_addresses!==void 0){let o=r.notification_mail_addresses;if(Array.isArray(o)){
let l=o.length;for(let p=0;p<l;p++)C(o[p],{instancePath:i+"/notification_mail_addresses/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)}else e=s(e,i+"/notification_mail_addresses","type",{type:"\
array"},"must be array",x.properties.notification_mail_addresses,o),t++}}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",x,r),t++;return je.errors=e,t===0}function Ir(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return je(r,{instancePath:i,parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?je.errors:e.concat(
je.errors),t=e.length),Ir.errors=e,t===0}var S={type:"object",additionalProperties:!1,required:["spf_record"],properties:{spf_record:{type:"string",minLength:1}}};
function qe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.spf_record===void 0&&(e=s(e,i,"required",{missingProperty:"spf_record"},"must have required p\
roperty 'spf_record'",S,r),t++);for(let o in r)o!=="spf_record"&&(e=s(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",S,r),t++);if(r.spf_record!==void 0){let o=r.spf_record;typeof o=="string"?u(o)<1&&
(e=s(e,i+"/spf_record","minLength",{limit:1},"must NOT have fewer than 1 characters",S.properties.spf_record,o),t++):(e=
s(e,i+"/spf_record","type",{type:"string"},"must be string",S.properties.spf_record,o),t++)}}else e=s(e,i,"type",{type:"\
object"},"must be object",S,r),t++;return qe.errors=e,t===0}function Fr(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return qe(r,{instancePath:i,parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?
qe.errors:e.concat(qe.errors),t=e.length),Fr.errors=e,t===0}var ie={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/components/schemas/\
ApiPresetRuleType"}}},br={type:"string",enum:["ssh","web","web_http","mysql","postgresql","mail","rdp"]};function B(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"str\
ing"},"must be string",br,r),t++),r==="ssh"||r==="web"||r==="web_http"||r==="mysql"||r==="postgresql"||r==="mail"||r==="\
rdp"||(e=s(e,i,"enum",{allowedValues:br.enum},"must be equal to one of the allowed values",br,r),t++),B.errors=e,t===0}function Ae(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",ie,r),t++);for(let o in r)
o!=="type"&&(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",ie,r),t++);r.type!==
void 0&&(B(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?B.errors:e.concat(
B.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ie,r),t++;return Ae.errors=e,t===0}function Vr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return Ae(r,{instancePath:i,parentData:f,
parentDataProperty:m,rootData:n})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length),Vr.errors=e,t===0}var O={type:"object",additionalProperties:!1,required:["type","protocol","port"],properties:{type:{$ref:"description#/co\
mponents/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiPortProtocol"},port:{$ref:"descr\
iption#/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp"},memo:{$ref:"d\
escription#/components/schemas/ApiMemo"}}},hr={type:"string",enum:["custom"]};function _(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must b\
e string",hr,r),t++),r!=="custom"&&(e=s(e,i,"enum",{allowedValues:hr.enum},"must be equal to one of the allowed values",
hr,r),t++),_.errors=e,t===0}var _r={type:"string",enum:["tcp","udp"]};function I(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",_r,r),t++),
r==="tcp"||r==="udp"||(e=s(e,i,"enum",{allowedValues:_r.enum},"must be equal to one of the allowed values",_r,r),t++),I.
errors=e,t===0}var ye={type:"string",description:"One port from 1 to 65535, or a range `min-max`.",minLength:1,maxLength:11,
pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5]\
[0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},Wr=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0\
-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[\
0-2][0-9]|6553[0-5]))?$","u");function v(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return typeof r=="string"?(u(r)>11&&(e=s(e,i,"maxLength",{limit:11},"must NOT have more than 11 characters",ye,r),t++),
u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",ye,r),t++),Wr.test(r)||(e=s(e,i,"pattern",
{pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5\
][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},'must match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]\
{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{\
2}|655[0-2][0-9]|6553[0-5]))?$"',ye,r),t++)):(e=s(e,i,"type",{type:"string"},"must be string",ye,r),t++),v.errors=e,t===
0}var ce={type:"string",description:"`all`, or the source IP address or CIDR block to allow.",minLength:2,maxLength:49,pattern:"\
^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9])\
)?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},Gr=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9\
]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*\
(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function D(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r=="string"?(u(r)>49&&(e=s(e,i,"maxLength",{limit:49},"must NOT have more than 49 character\
s",ce,r),t++),u(r)<2&&(e=s(e,i,"minLength",{limit:2},"must NOT have fewer than 2 characters",ce,r),t++),Gr.test(r)||(e=s(
e,i,"pattern",{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))\
{3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},'must match pattern "^(\
all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?\
|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"',ce,r),t++)):(e=s(e,i,"type",{type:"string"},"must\
 be string",ce,r),t++),D.errors=e,t===0}var vr={type:"string",minLength:0,maxLength:500};function c(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?(u(r)>500&&(e=s(e,i,"maxLen\
gth",{limit:500},"must NOT have more than 500 characters",vr,r),t++),u(r)<0&&(e=s(e,i,"minLength",{limit:0},"must NOT ha\
ve fewer than 0 characters",vr,r),t++)):(e=s(e,i,"type",{type:"string"},"must be string",vr,r),t++),c.errors=e,t===0}function Ne(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",O,r),t++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",O,r),t++),r.port===void 0&&
(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'",O,r),t++);for(let o in r)o==="type"||o===
"protocol"||o==="port"||o==="allowed_ip"||o==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT h\
ave additional properties",O,r),t++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.protocol!==void 0&&(I(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",O,r),t++;return Ne.errors=e,t===0}function Hr(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return Ne(r,{instancePath:i,parentData:f,parentDataProperty:m,rootData:n})||
(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length),Hr.errors=e,t===0}var R={type:"object",additionalProperties:!1,required:["type","protocol"],properties:{type:{$ref:"description#/component\
s/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiIcmpProtocol"},port:{$ref:"description#\
/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp"},memo:{$ref:"descript\
ion#/components/schemas/ApiMemo"}}},Dr={type:"string",enum:["icmp"]};function F(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",Dr,r),t++),
r!=="icmp"&&(e=s(e,i,"enum",{allowedValues:Dr.enum},"must be equal to one of the allowed values",Dr,r),t++),F.errors=e,t===
0}function Oe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 't\
ype'",R,r),t++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'prot\
ocol'",R,r),t++);for(let o in r)o==="type"||o==="protocol"||o==="port"||o==="allowed_ip"||o==="memo"||(e=s(e,i,"addition\
alProperties",{additionalProperty:o},"must NOT have additional properties",R,r),t++);r.type!==void 0&&(_(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.protocol!==
void 0&&(F(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?F.
errors:e.concat(F.errors),t=e.length)),r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),
r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:
e.concat(c.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",R,r),t++;return Oe.errors=e,t===0}function Jr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return Oe(r,{instancePath:i,parentData:f,
parentDataProperty:m,rootData:n})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length),Jr.errors=e,t===0}var Qr={oneOf:[
{$ref:"description#/components/schemas/ApiCustomPortRuleRequest"},{$ref:"description#/components/schemas/ApiCustomIcmpRu\
leRequest"}],alternatives:["ApiCustomPortRuleRequest","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"protocol",
mapping:{tcp:"ApiCustomPortRuleRequest",udp:"ApiCustomPortRuleRequest",icmp:"ApiCustomIcmpRuleRequest"}}};function ke(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",O,r),t++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",O,r),t++),r.port===void 0&&
(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'",O,r),t++);for(let o in r)o==="type"||o===
"protocol"||o==="port"||o==="allowed_ip"||o==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT h\
ave additional properties",O,r),t++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.protocol!==void 0&&(I(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",O,r),t++;return ke.errors=e,t===0}function Le(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",R,r),t++),r.protocol===void 0&&(e=s(e,i,"re\
quired",{missingProperty:"protocol"},"must have required property 'protocol'",R,r),t++);for(let o in r)o==="type"||o==="\
protocol"||o==="port"||o==="allowed_ip"||o==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT ha\
ve additional properties",R,r),t++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.protocol!==void 0&&(F(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",R,r),t++;return Le.errors=e,t===0}function Ur(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0,o=t,l=!1,p=null,a=t;ke(r,{instancePath:i,parentData:f,parentDataProperty:m,
rootData:n})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length);var y=a===t;y&&(l=!0,p=0);let d=t;Le(r,{instancePath:i,
parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length);var y=d===t;return y&&
l?(l=!1,p=[p,1]):y&&(l=!0,p=1),l?(t=o,e!==null&&(o?e.length=o:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},"must match e\
xactly one schema in oneOf",Qr,r),t++),Ur.errors=e,t===0}var Xr={type:"object",additionalProperties:{$ref:"description#/\
components/schemas/HostingServer"}},L={type:"object",additionalProperties:!1,properties:{memo:{$ref:"description#/compon\
ents/schemas/ApiMemo"},prune:{type:"array",items:{$ref:"description#/components/schemas/PrunableSection"}},order:{$ref:"\
description#/components/schemas/HostingOrder"},ssh:{type:"object",additionalProperties:!1,properties:{ssh_enabled:{type:"\
boolean"},abroad_access_restriction:{type:"boolean"}}},ssh_keys:{type:"object",additionalProperties:{$ref:"description#/\
components/schemas/SshKey"}},domains:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Domain"}},
databases:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Database"}},database_users:{type:"o\
bject",additionalProperties:{$ref:"description#/components/schemas/DatabaseUser"}},ftp:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/FtpAccount"}},cron:{type:"array",items:{$ref:"description#/components/schemas/Cron\
Job"}}}},ar=Object.prototype.hasOwnProperty,wr={type:"string",enum:["domains","subdomains","ssh_keys","databases","datab\
ase_users","grants","ftp","cron","wordpress"]};function Te(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",wr,r),t++),r==="domains"||r===
"subdomains"||r==="ssh_keys"||r==="databases"||r==="database_users"||r==="grants"||r==="ftp"||r==="cron"||r==="wordpress"||
(e=s(e,i,"enum",{allowedValues:wr.enum},"must be equal to one of the allowed values",wr,r),t++),Te.errors=e,t===0}var T={
type:"object",additionalProperties:!1,required:["plan_id","period","max_total_price","agree_to_terms"],properties:{plan_id:{
$ref:"description#/components/schemas/ApiHostingPlanId"},period:{type:"integer",minimum:1,maximum:60},auto_renew:{type:"\
boolean",default:!0},agree_to_terms:{type:"boolean",const:!0},max_total_price:{type:"integer",minimum:0}}},jr={type:"str\
ing",minLength:1,maxLength:64};function $e(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return typeof r=="string"?(u(r)>64&&(e=s(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters",jr,r),t++),
u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",jr,r),t++)):(e=s(e,i,"type",{type:"string"},
"must be string",jr,r),t++),$e.errors=e,t===0}function xe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"pl\
an_id"},"must have required property 'plan_id'",T,r),t++),r.period===void 0&&(e=s(e,i,"required",{missingProperty:"perio\
d"},"must have required property 'period'",T,r),t++),r.max_total_price===void 0&&(e=s(e,i,"required",{missingProperty:"m\
ax_total_price"},"must have required property 'max_total_price'",T,r),t++),r.agree_to_terms===void 0&&(e=s(e,i,"required",
{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",T,r),t++);for(let o in r)o==="plan_id"||
o==="period"||o==="auto_renew"||o==="agree_to_terms"||o==="max_total_price"||(e=s(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",T,r),t++);if(r.plan_id!==void 0&&($e(r.plan_id,{instancePath:i+"/plan_id",parentData:r,
parentDataProperty:"plan_id",rootData:n})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length)),r.period!==void 0){let o=r.
period;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer",T.properties.
period,o),t++),typeof o=="number"&&((o>60||isNaN(o))&&(e=s(e,i+"/period","maximum",{comparison:"<=",limit:60},"must be <\
= 60",T.properties.period,o),t++),(o<1||isNaN(o))&&(e=s(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",
T.properties.period,o),t++))}if(r.auto_renew!==void 0){let o=r.auto_renew;typeof o!="boolean"&&(e=s(e,i+"/auto_renew","t\
ype",{type:"boolean"},"must be boolean",T.properties.auto_renew,o),t++)}if(r.agree_to_terms!==void 0){let o=r.agree_to_terms;
typeof o!="boolean"&&(e=s(e,i+"/agree_to_terms","type",{type:"boolean"},"must be boolean",T.properties.agree_to_terms,o),
t++),o!==!0&&(e=s(e,i+"/agree_to_terms","const",{allowedValue:!0},"must be equal to constant",T.properties.agree_to_terms,
o),t++)}if(r.max_total_price!==void 0){let o=r.max_total_price;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/max_tot\
al_price","type",{type:"integer"},"must be integer",T.properties.max_total_price,o),t++),typeof o=="number"&&(o<0||isNaN(
o))&&(e=s(e,i+"/max_total_price","minimum",{comparison:">=",limit:0},"must be >= 0",T.properties.max_total_price,o),t++)}}else
e=s(e,i,"type",{type:"object"},"must be object",T,r),t++;return xe.errors=e,t===0}var J={type:"object",additionalProperties:!1,
required:["public_key"],properties:{public_key:{type:"string",minLength:1},was:{type:"string",minLength:1}}};function Ee(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.public_key===void 0&&(e=s(e,i,"required",{missingProperty:"public_key"},"must have required property 'public_key'",
J,r),t++);for(let o in r)o==="public_key"||o==="was"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT h\
ave additional properties",J,r),t++);if(r.public_key!==void 0){let o=r.public_key;typeof o=="string"?u(o)<1&&(e=s(e,i+"/\
public_key","minLength",{limit:1},"must NOT have fewer than 1 characters",J.properties.public_key,o),t++):(e=s(e,i+"/pub\
lic_key","type",{type:"string"},"must be string",J.properties.public_key,o),t++)}if(r.was!==void 0){let o=r.was;typeof o==
"string"?u(o)<1&&(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 characters",J.properties.was,o),t++):
(e=s(e,i+"/was","type",{type:"string"},"must be string",J.properties.was,o),t++)}}else e=s(e,i,"type",{type:"object"},"m\
ust be object",J,r),t++;return Ee.errors=e,t===0}var N={type:"object",additionalProperties:!1,properties:{memo:{$ref:"de\
scription#/components/schemas/ApiMemo"},redirect_https:{type:"boolean"},ai_crawler_block_enabled:{type:"boolean",default:!0},
ssl:{type:"boolean"},php:{type:"string",minLength:1},mail:{$ref:"description#/components/schemas/Mail"},dkim:{type:"bool\
ean"},dmarc:{oneOf:[{$ref:"description#/components/schemas/Dmarc"},{type:"null"}],alternatives:["Dmarc","choice_3"]},spf:{
oneOf:[{$ref:"description#/components/schemas/Spf"},{type:"null"}],alternatives:["Spf","choice_3"]},wordpress:{type:"obj\
ect",additionalProperties:{$ref:"description#/components/schemas/WordPress"}},dns:{$ref:"description#/components/schemas\
/Dns"},subdomains:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Subdomain"}}}},Z={type:"obj\
ect",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},accounts:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/MailAccount"}},filters:{type:"array",items:{$ref:"description#/components/schemas/\
MailFilter"}},spam_filter:{$ref:"description#/components/schemas/SpamFilter"},smtp_abroad_restriction:{type:"boolean"}}},
U={type:"object",additionalProperties:!1,properties:{password:{$ref:"description#/components/schemas/Secret"},quota_mb:{
type:"integer",minimum:1,maximum:5e4},memo:{$ref:"description#/components/schemas/ApiMemo"},forwarding:{$ref:"descriptio\
n#/components/schemas/Forwarding"},auto_reply:{oneOf:[{$ref:"description#/components/schemas/AutoReply"},{type:"null"}],
alternatives:["AutoReply","choice_3"]}}},w={title:"Secret",oneOf:[{type:"object",additionalProperties:!1,required:["env"],
properties:{env:{type:"string",minLength:1}}},{type:"object",additionalProperties:!1,required:["file"],properties:{file:{
type:"string",minLength:1}}},{type:"object",additionalProperties:!1,required:["generate"],properties:{generate:{type:"in\
teger",minimum:9,maximum:70}}}],alternatives:["choice_0","choice_1","choice_2"]};function A(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0,o=t,l=!1,p=null,a=t;if(r&&typeof r=="object"&&!Array.isArray(r)){r.
env===void 0&&(e=s(e,i,"required",{missingProperty:"env"},"must have required property 'env'",w.oneOf[0],r),t++);for(let g in r)
g!=="env"&&(e=s(e,i,"additionalProperties",{additionalProperty:g},"must NOT have additional properties",w.oneOf[0],r),t++);
if(r.env!==void 0){let g=r.env;typeof g=="string"?u(g)<1&&(e=s(e,i+"/env","minLength",{limit:1},"must NOT have fewer tha\
n 1 characters",w.oneOf[0].properties.env,g),t++):(e=s(e,i+"/env","type",{type:"string"},"must be string",w.oneOf[0].properties.
env,g),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",w.oneOf[0],r),t++;var y=a===t;y&&(l=!0,p=0);let d=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.file===void 0&&(e=s(e,i,"required",{missingProperty:"file"},"must have required\
 property 'file'",w.oneOf[1],r),t++);for(let g in r)g!=="file"&&(e=s(e,i,"additionalProperties",{additionalProperty:g},"\
must NOT have additional properties",w.oneOf[1],r),t++);if(r.file!==void 0){let g=r.file;typeof g=="string"?u(g)<1&&(e=s(
e,i+"/file","minLength",{limit:1},"must NOT have fewer than 1 characters",w.oneOf[1].properties.file,g),t++):(e=s(e,i+"/\
file","type",{type:"string"},"must be string",w.oneOf[1].properties.file,g),t++)}}else e=s(e,i,"type",{type:"object"},"m\
ust be object",w.oneOf[1],r),t++;var y=d===t;if(y&&l)l=!1,p=[p,1];else{y&&(l=!0,p=1);let g=t;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.generate===void 0&&(e=s(e,i,"required",{missingProperty:"generate"},"must have required property 'generate\
'",w.oneOf[2],r),t++);for(let k in r)k!=="generate"&&(e=s(e,i,"additionalProperties",{additionalProperty:k},"must NOT ha\
ve additional properties",w.oneOf[2],r),t++);if(r.generate!==void 0){let k=r.generate;typeof k=="number"&&!(k%1)&&!isNaN(
k)||(e=s(e,i+"/generate","type",{type:"integer"},"must be integer",w.oneOf[2].properties.generate,k),t++),typeof k=="num\
ber"&&((k>70||isNaN(k))&&(e=s(e,i+"/generate","maximum",{comparison:"<=",limit:70},"must be <= 70",w.oneOf[2].properties.
generate,k),t++),(k<9||isNaN(k))&&(e=s(e,i+"/generate","minimum",{comparison:">=",limit:9},"must be >= 9",w.oneOf[2].properties.
generate,k),t++))}}else e=s(e,i,"type",{type:"object"},"must be object",w.oneOf[2],r),t++;var y=g===t;y&&l?(l=!1,p=[p,2]):
y&&(l=!0,p=2)}return l?(t=o,e!==null&&(o?e.length=o:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},"must match exactly one\
 schema in oneOf",w,r),t++),A.errors=e,t===0}var ae={type:"object",additionalProperties:!1,properties:{addresses:{type:"\
array",items:{$ref:"description#/components/schemas/ApiMailAddress"}},keep_in_mailbox:{type:"boolean"}}};function Re(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let o in r)o==="addresses"||o==="keep_in_mailbox"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must \
NOT have additional properties",ae,r),t++);if(r.addresses!==void 0){let o=r.addresses;if(Array.isArray(o)){let l=o.length;
for(let p=0;p<l;p++)C(o[p],{instancePath:i+"/addresses/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?C.
errors:e.concat(C.errors),t=e.length)}else e=s(e,i+"/addresses","type",{type:"array"},"must be array",ae.properties.addresses,
o),t++}if(r.keep_in_mailbox!==void 0){let o=r.keep_in_mailbox;typeof o!="boolean"&&(e=s(e,i+"/keep_in_mailbox","type",{type:"\
boolean"},"must be boolean",ae.properties.keep_in_mailbox,o),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",
ae,r),t++;return Re.errors=e,t===0}function Pe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.subject===void 0&&(e=s(e,i,"required",{missingProperty:"su\
bject"},"must have required property 'subject'",h,r),t++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},
"must have required property 'body'",h,r),t++);for(let o in r)o==="from_name"||o==="subject"||o==="body"||o==="quote_inc\
oming"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",h,r),t++);if(r.from_name!==
void 0){let o=r.from_name;typeof o=="string"?u(o)<0&&(e=s(e,i+"/from_name","minLength",{limit:0},"must NOT have fewer th\
an 0 characters",h.properties.from_name,o),t++):(e=s(e,i+"/from_name","type",{type:"string"},"must be string",h.properties.
from_name,o),t++)}if(r.subject!==void 0){let o=r.subject;typeof o=="string"?u(o)<0&&(e=s(e,i+"/subject","minLength",{limit:0},
"must NOT have fewer than 0 characters",h.properties.subject,o),t++):(e=s(e,i+"/subject","type",{type:"string"},"must be\
 string",h.properties.subject,o),t++)}if(r.body!==void 0){let o=r.body;typeof o=="string"?u(o)<0&&(e=s(e,i+"/body","minL\
ength",{limit:0},"must NOT have fewer than 0 characters",h.properties.body,o),t++):(e=s(e,i+"/body","type",{type:"string"},
"must be string",h.properties.body,o),t++)}if(r.quote_incoming!==void 0){let o=r.quote_incoming;typeof o!="boolean"&&(e=
s(e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",h.properties.quote_incoming,o),t++)}}else e=s(e,i,"typ\
e",{type:"object"},"must be object",h,r),t++;return Pe.errors=e,t===0}function Me(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let l in r)l==="password"||l==="quota_\
mb"||l==="memo"||l==="forwarding"||l==="auto_reply"||(e=s(e,i,"additionalProperties",{additionalProperty:l},"must NOT ha\
ve additional properties",U,r),t++);if(r.password!==void 0&&(A(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"\
password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.quota_mb!==void 0){let l=r.quota_mb;typeof l==
"number"&&!(l%1)&&!isNaN(l)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer",U.properties.quota_mb,l),t++),
typeof l=="number"&&((l>5e4||isNaN(l))&&(e=s(e,i+"/quota_mb","maximum",{comparison:"<=",limit:5e4},"must be <= 50000",U.
properties.quota_mb,l),t++),(l<1||isNaN(l))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:1},"must be >= 1",U.properties.
quota_mb,l),t++))}if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.forwarding!==void 0&&(Re(r.forwarding,{instancePath:i+"/forwardin\
g",parentData:r,parentDataProperty:"forwarding",rootData:n})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)),r.auto_reply!==
void 0){let l=r.auto_reply,p=t,a=!1,d=null,y=t;Pe(l,{instancePath:i+"/auto_reply",parentData:r,parentDataProperty:"auto_\
reply",rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length);var o=y===t;o&&(a=!0,d=0);let g=t;l!==null&&(e=
s(e,i+"/auto_reply","type",{type:"null"},"must be null",U.properties.auto_reply.oneOf[1],l),t++);var o=g===t;o&&a?(a=!1,
d=[d,1]):o&&(a=!0,d=1),a?(t=p,e!==null&&(p?e.length=p:e=null)):(e=s(e,i+"/auto_reply","oneOf",{passingSchemas:d},"must m\
atch exactly one schema in oneOf",U.properties.auto_reply,l),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",
U,r),t++;return Me.errors=e,t===0}var ee={type:"object",additionalProperties:!1,required:["conditions","action"],properties:{
conditions:{type:"array",minItems:1,items:{$ref:"description#/components/schemas/ApiMailFilterConditionRequest"}},action:{
$ref:"description#/components/schemas/ApiMailFilterActionRequest"}}},z={type:"object",additionalProperties:!1,required:[
"keyword","field","match_type"],properties:{keyword:{type:"string",minLength:1},field:{$ref:"description#/components/sch\
emas/ApiMailFilterField"},match_type:{$ref:"description#/components/schemas/ApiMailFilterMatchType"}}},de={type:"string",
minLength:1,enum:["subject","from","to","body","header"]};function Se(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r==="subject"||r==="from"||r==="to"||r==="body"||r==="header"||(e=s(e,i,"enum",{
allowedValues:de.enum},"must be equal to one of the allowed values",de,r),t++),typeof r=="string"?u(r)<1&&(e=s(e,i,"minL\
ength",{limit:1},"must NOT have fewer than 1 characters",de,r),t++):(e=s(e,i,"type",{type:"string"},"must be string",de,
r),t++),Se.errors=e,t===0}var ge={type:"string",minLength:1,enum:["contain","match","start_from"]};function Ce(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return r==="contain"||r==="match"||r==="start_from"||
(e=s(e,i,"enum",{allowedValues:ge.enum},"must be equal to one of the allowed values",ge,r),t++),typeof r=="string"?u(r)<
1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",ge,r),t++):(e=s(e,i,"type",{type:"string"},"mu\
st be string",ge,r),t++),Ce.errors=e,t===0}function Ie(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.keyword===void 0&&(e=s(e,i,"required",{missingProperty:"ke\
yword"},"must have required property 'keyword'",z,r),t++),r.field===void 0&&(e=s(e,i,"required",{missingProperty:"field"},
"must have required property 'field'",z,r),t++),r.match_type===void 0&&(e=s(e,i,"required",{missingProperty:"match_type"},
"must have required property 'match_type'",z,r),t++);for(let o in r)o==="keyword"||o==="field"||o==="match_type"||(e=s(e,
i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",z,r),t++);if(r.keyword!==void 0){let o=r.
keyword;typeof o=="string"?u(o)<1&&(e=s(e,i+"/keyword","minLength",{limit:1},"must NOT have fewer than 1 characters",z.properties.
keyword,o),t++):(e=s(e,i+"/keyword","type",{type:"string"},"must be string",z.properties.keyword,o),t++)}r.field!==void 0&&
(Se(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:n})||(e=e===null?Se.errors:e.concat(
Se.errors),t=e.length)),r.match_type!==void 0&&(Ce(r.match_type,{instancePath:i+"/match_type",parentData:r,parentDataProperty:"\
match_type",rootData:n})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"mu\
st be object",z,r),t++;return Ie.errors=e,t===0}var re={type:"object",additionalProperties:!1,required:["type","method"],
properties:{type:{$ref:"description#/components/schemas/ApiMailFilterActionType"},target:{type:"string",minLength:0},method:{
$ref:"description#/components/schemas/ApiMailFilterActionMethod"}}},be={type:"string",minLength:1,enum:["mail_address","\
spam_folder","trash","delete"]};function Fe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;return r==="mail_address"||r==="spam_folder"||r==="trash"||r==="delete"||(e=s(e,i,"enum",{allowedValues:be.enum},"mu\
st be equal to one of the allowed values",be,r),t++),typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT\
 have fewer than 1 characters",be,r),t++):(e=s(e,i,"type",{type:"string"},"must be string",be,r),t++),Fe.errors=e,t===0}
var he={type:"string",minLength:1,enum:["move","copy"]};function Ve(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r==="move"||r==="copy"||(e=s(e,i,"enum",{allowedValues:he.enum},"must be equal t\
o one of the allowed values",he,r),t++),typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",he,r),t++):(e=s(e,i,"type",{type:"string"},"must be string",he,r),t++),Ve.errors=e,t===0}function He(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",re,r),t++),r.method===
void 0&&(e=s(e,i,"required",{missingProperty:"method"},"must have required property 'method'",re,r),t++);for(let o in r)
o==="type"||o==="target"||o==="method"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional\
 properties",re,r),t++);if(r.type!==void 0&&(Fe(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||
(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length)),r.target!==void 0){let o=r.target;typeof o=="string"?u(o)<0&&(e=s(
e,i+"/target","minLength",{limit:0},"must NOT have fewer than 0 characters",re.properties.target,o),t++):(e=s(e,i+"/targ\
et","type",{type:"string"},"must be string",re.properties.target,o),t++)}r.method!==void 0&&(Ve(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:n})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object",re,r),t++;return He.errors=e,t===0}function Je(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.conditions===void 0&&
(e=s(e,i,"required",{missingProperty:"conditions"},"must have required property 'conditions'",ee,r),t++),r.action===void 0&&
(e=s(e,i,"required",{missingProperty:"action"},"must have required property 'action'",ee,r),t++);for(let o in r)o==="con\
ditions"||o==="action"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",ee,
r),t++);if(r.conditions!==void 0){let o=r.conditions;if(Array.isArray(o)){o.length<1&&(e=s(e,i+"/conditions","minItems",
{limit:1},"must NOT have fewer than 1 items",ee.properties.conditions,o),t++);let l=o.length;for(let p=0;p<l;p++)Ie(o[p],
{instancePath:i+"/conditions/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Ie.errors:e.concat(Ie.errors),
t=e.length)}else e=s(e,i+"/conditions","type",{type:"array"},"must be array",ee.properties.conditions,o),t++}r.action!==
void 0&&(He(r.action,{instancePath:i+"/action",parentData:r,parentDataProperty:"action",rootData:n})||(e=e===null?He.errors:
e.concat(He.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ee,r),t++;return Je.errors=e,t===0}
var P={type:"object",additionalProperties:!1,properties:{filter_type:{type:"string",minLength:1},spam_level:{type:"strin\
g",minLength:1},strict_non_japanese_subject:{type:"boolean"},strict_html_mail:{type:"boolean"},detection_action:{type:"s\
tring",minLength:1},dmarc_receiver:{type:"boolean"}}};function Ue(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="filter_type"||o==="spa\
m_level"||o==="strict_non_japanese_subject"||o==="strict_html_mail"||o==="detection_action"||o==="dmarc_receiver"||(e=s(
e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",P,r),t++);if(r.filter_type!==void 0){
let o=r.filter_type;typeof o=="string"?u(o)<1&&(e=s(e,i+"/filter_type","minLength",{limit:1},"must NOT have fewer than 1\
 characters",P.properties.filter_type,o),t++):(e=s(e,i+"/filter_type","type",{type:"string"},"must be string",P.properties.
filter_type,o),t++)}if(r.spam_level!==void 0){let o=r.spam_level;typeof o=="string"?u(o)<1&&(e=s(e,i+"/spam_level","minL\
ength",{limit:1},"must NOT have fewer than 1 characters",P.properties.spam_level,o),t++):(e=s(e,i+"/spam_level","type",{
type:"string"},"must be string",P.properties.spam_level,o),t++)}if(r.strict_non_japanese_subject!==void 0){let o=r.strict_non_japanese_subject;
typeof o!="boolean"&&(e=s(e,i+"/strict_non_japanese_subject","type",{type:"boolean"},"must be boolean",P.properties.strict_non_japanese_subject,
o),t++)}if(r.strict_html_mail!==void 0){let o=r.strict_html_mail;typeof o!="boolean"&&(e=s(e,i+"/strict_html_mail","type",
{type:"boolean"},"must be boolean",P.properties.strict_html_mail,o),t++)}if(r.detection_action!==void 0){let o=r.detection_action;
typeof o=="string"?u(o)<1&&(e=s(e,i+"/detection_action","minLength",{limit:1},"must NOT have fewer than 1 characters",P.
properties.detection_action,o),t++):(e=s(e,i+"/detection_action","type",{type:"string"},"must be string",P.properties.detection_action,
o),t++)}if(r.dmarc_receiver!==void 0){let o=r.dmarc_receiver;typeof o!="boolean"&&(e=s(e,i+"/dmarc_receiver","type",{type:"\
boolean"},"must be boolean",P.properties.dmarc_receiver,o),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",P,
r),t++;return Ue.errors=e,t===0}function W(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="prune"||o==="accounts"||o==="filters"||o==="spam_fi\
lter"||o==="smtp_abroad_restriction"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional p\
roperties",Z,r),t++);if(r.prune!==void 0){let o=r.prune;typeof o!="boolean"&&(e=s(e,i+"/prune","type",{type:"boolean"},"\
must be boolean",Z.properties.prune,o),t++)}if(r.accounts!==void 0){let o=r.accounts;if(o&&typeof o=="object"&&!Array.isArray(
o))for(let l in o)Me(o[l],{instancePath:i+"/accounts/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,
rootData:n})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else e=s(e,i+"/accounts","type",{type:"object"},"mus\
t be object",Z.properties.accounts,o),t++}if(r.filters!==void 0){let o=r.filters;if(Array.isArray(o)){let l=o.length;for(let p=0;p<
l;p++)Je(o[p],{instancePath:i+"/filters/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?Je.errors:e.concat(
Je.errors),t=e.length)}else e=s(e,i+"/filters","type",{type:"array"},"must be array",Z.properties.filters,o),t++}if(r.spam_filter!==
void 0&&(Ue(r.spam_filter,{instancePath:i+"/spam_filter",parentData:r,parentDataProperty:"spam_filter",rootData:n})||(e=
e===null?Ue.errors:e.concat(Ue.errors),t=e.length)),r.smtp_abroad_restriction!==void 0){let o=r.smtp_abroad_restriction;
typeof o!="boolean"&&(e=s(e,i+"/smtp_abroad_restriction","type",{type:"boolean"},"must be boolean",Z.properties.smtp_abroad_restriction,
o),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",Z,r),t++;return W.errors=e,t===0}function G(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.policy===
void 0&&(e=s(e,i,"required",{missingProperty:"policy"},"must have required property 'policy'",x,r),t++),r.report_enabled===
void 0&&(e=s(e,i,"required",{missingProperty:"report_enabled"},"must have required property 'report_enabled'",x,r),t++),
r.notification_mail_addresses===void 0&&(e=s(e,i,"required",{missingProperty:"notification_mail_addresses"},"must have r\
equired property 'notification_mail_addresses'",x,r),t++);for(let o in r)o==="policy"||o==="report_enabled"||o==="notifi\
cation_mail_addresses"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",x,r),
t++);if(r.policy!==void 0&&(K(r.policy,{instancePath:i+"/policy",parentData:r,parentDataProperty:"policy",rootData:n})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length)),r.report_enabled!==void 0){let o=r.report_enabled;typeof o!="boolea\
n"&&(e=s(e,i+"/report_enabled","type",{type:"boolean"},"must be boolean",x.properties.report_enabled,o),t++)}if(r.notification_mail_addresses!==
void 0){let o=r.notification_mail_addresses;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)C(o[p],{instancePath:i+
"/notification_mail_addresses/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?C.errors:e.concat(C.errors),
t=e.length)}else e=s(e,i+"/notification_mail_addresses","type",{type:"array"},"must be array",x.properties.notification_mail_addresses,
o),t++}}else e=s(e,i,"type",{type:"object"},"must be object",x,r),t++;return G.errors=e,t===0}function Q(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.spf_record===
void 0&&(e=s(e,i,"required",{missingProperty:"spf_record"},"must have required property 'spf_record'",S,r),t++);for(let o in r)
o!=="spf_record"&&(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",S,r),t++);
if(r.spf_record!==void 0){let o=r.spf_record;typeof o=="string"?u(o)<1&&(e=s(e,i+"/spf_record","minLength",{limit:1},"mu\
st NOT have fewer than 1 characters",S.properties.spf_record,o),t++):(e=s(e,i+"/spf_record","type",{type:"string"},"must\
 be string",S.properties.spf_record,o),t++)}}else e=s(e,i,"type",{type:"object"},"must be object",S,r),t++;return Q.errors=
e,t===0}var E={type:"object",additionalProperties:!1,properties:{title:{type:"string",minLength:1,maxLength:255},admin_username:{
type:"string",minLength:1,maxLength:255},admin_email:{type:"string",description:"Mail address of the first administrator\
; at most 255 characters according to public reference material.",minLength:3,maxLength:255,pattern:"^[^@\\s]+@[\\p{L}\\p{M\
}\\p{N}.-]+$"},memo:{$ref:"description#/components/schemas/ApiMemo"},admin_password:{$ref:"description#/components/schem\
as/Secret"}}};function X(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let o in r)o==="title"||o==="admin_username"||o==="admin_email"||o==="memo"||o==="admin\
_password"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",E,r),t++);if(r.
title!==void 0){let o=r.title;typeof o=="string"?(u(o)>255&&(e=s(e,i+"/title","maxLength",{limit:255},"must NOT have mor\
e than 255 characters",E.properties.title,o),t++),u(o)<1&&(e=s(e,i+"/title","minLength",{limit:1},"must NOT have fewer t\
han 1 characters",E.properties.title,o),t++)):(e=s(e,i+"/title","type",{type:"string"},"must be string",E.properties.title,
o),t++)}if(r.admin_username!==void 0){let o=r.admin_username;typeof o=="string"?(u(o)>255&&(e=s(e,i+"/admin_username","m\
axLength",{limit:255},"must NOT have more than 255 characters",E.properties.admin_username,o),t++),u(o)<1&&(e=s(e,i+"/ad\
min_username","minLength",{limit:1},"must NOT have fewer than 1 characters",E.properties.admin_username,o),t++)):(e=s(e,
i+"/admin_username","type",{type:"string"},"must be string",E.properties.admin_username,o),t++)}if(r.admin_email!==void 0){
let o=r.admin_email;typeof o=="string"?(u(o)>255&&(e=s(e,i+"/admin_email","maxLength",{limit:255},"must NOT have more th\
an 255 characters",E.properties.admin_email,o),t++),u(o)<3&&(e=s(e,i+"/admin_email","minLength",{limit:3},"must NOT have\
 fewer than 3 characters",E.properties.admin_email,o),t++),Cr.test(o)||(e=s(e,i+"/admin_email","pattern",{pattern:"^[^@\\\
s]+@[\\p{L}\\p{M}\\p{N}.-]+$"},'must match pattern "^[^@\\s]+@[\\p{L}\\p{M}\\p{N}.-]+$"',E.properties.admin_email,o),t++)):
(e=s(e,i+"/admin_email","type",{type:"string"},"must be string",E.properties.admin_email,o),t++)}r.memo!==void 0&&(c(r.memo,
{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.
length)),r.admin_password!==void 0&&(A(r.admin_password,{instancePath:i+"/admin_password",parentData:r,parentDataProperty:"\
admin_password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"\
must be object",E,r),t++;return X.errors=e,t===0}var pe={type:"object",additionalProperties:!1,required:["records"],properties:{
prune:{type:"boolean",default:!1},records:{type:"array",items:{$ref:"description#/components/schemas/DnsRecord"}}}},q={type:"\
object",additionalProperties:!1,required:["host","type","content"],properties:{host:{type:"string",minLength:1,maxLength:255},
type:{$ref:"description#/components/schemas/ApiDnsRecordType"},content:{type:"string",minLength:1},ttl:{type:"integer",minimum:60,
maximum:86400,default:3600},priority:{type:"integer",minimum:0,maximum:65535}}},kr={type:"string",minLength:1};function ze(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?u(r)<1&&(e=
s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",kr,r),t++):(e=s(e,i,"type",{type:"string"},"must be \
string",kr,r),t++),ze.errors=e,t===0}function Ke(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.host===void 0&&(e=s(e,i,"required",{missingProperty:"host"},
"must have required property 'host'",q,r),t++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have \
required property 'type'",q,r),t++),r.content===void 0&&(e=s(e,i,"required",{missingProperty:"content"},"must have requi\
red property 'content'",q,r),t++);for(let o in r)o==="host"||o==="type"||o==="content"||o==="ttl"||o==="priority"||(e=s(
e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",q,r),t++);if(r.host!==void 0){let o=r.
host;typeof o=="string"?(u(o)>255&&(e=s(e,i+"/host","maxLength",{limit:255},"must NOT have more than 255 characters",q.properties.
host,o),t++),u(o)<1&&(e=s(e,i+"/host","minLength",{limit:1},"must NOT have fewer than 1 characters",q.properties.host,o),
t++)):(e=s(e,i+"/host","type",{type:"string"},"must be string",q.properties.host,o),t++)}if(r.type!==void 0&&(ze(r.type,
{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?ze.errors:e.concat(ze.errors),t=
e.length)),r.content!==void 0){let o=r.content;typeof o=="string"?u(o)<1&&(e=s(e,i+"/content","minLength",{limit:1},"mus\
t NOT have fewer than 1 characters",q.properties.content,o),t++):(e=s(e,i+"/content","type",{type:"string"},"must be str\
ing",q.properties.content,o),t++)}if(r.ttl!==void 0){let o=r.ttl;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/ttl",
"type",{type:"integer"},"must be integer",q.properties.ttl,o),t++),typeof o=="number"&&((o>86400||isNaN(o))&&(e=s(e,i+"/\
ttl","maximum",{comparison:"<=",limit:86400},"must be <= 86400",q.properties.ttl,o),t++),(o<60||isNaN(o))&&(e=s(e,i+"/tt\
l","minimum",{comparison:">=",limit:60},"must be >= 60",q.properties.ttl,o),t++))}if(r.priority!==void 0){let o=r.priority;
typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/priority","type",{type:"integer"},"must be integer",q.properties.priority,
o),t++),typeof o=="number"&&((o>65535||isNaN(o))&&(e=s(e,i+"/priority","maximum",{comparison:"<=",limit:65535},"must be \
<= 65535",q.properties.priority,o),t++),(o<0||isNaN(o))&&(e=s(e,i+"/priority","minimum",{comparison:">=",limit:0},"must \
be >= 0",q.properties.priority,o),t++))}}else e=s(e,i,"type",{type:"object"},"must be object",q,r),t++;return Ke.errors=
e,t===0}function Be(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.records===void 0&&(e=s(e,i,"required",{missingProperty:"records"},"must have required pro\
perty 'records'",pe,r),t++);for(let o in r)o==="prune"||o==="records"||(e=s(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",pe,r),t++);if(r.prune!==void 0){let o=r.prune;typeof o!="boolean"&&(e=s(e,i+"/prun\
e","type",{type:"boolean"},"must be boolean",pe.properties.prune,o),t++)}if(r.records!==void 0){let o=r.records;if(Array.
isArray(o)){let l=o.length;for(let p=0;p<l;p++)Ke(o[p],{instancePath:i+"/records/"+p,parentData:o,parentDataProperty:p,rootData:n})||
(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length)}else e=s(e,i+"/records","type",{type:"array"},"must be array",pe.properties.
records,o),t++}}else e=s(e,i,"type",{type:"object"},"must be object",pe,r),t++;return Be.errors=e,t===0}var M={type:"obj\
ect",additionalProperties:!1,properties:{memo:{$ref:"description#/components/schemas/ApiMemo"},ssl:{type:"boolean"},php:{
type:"string",minLength:1},mail:{$ref:"description#/components/schemas/Mail"},dkim:{type:"boolean"},dmarc:{oneOf:[{$ref:"\
description#/components/schemas/Dmarc"},{type:"null"}],alternatives:["Dmarc","choice_3"]},spf:{oneOf:[{$ref:"description\
#/components/schemas/Spf"},{type:"null"}],alternatives:["Spf","choice_3"]},wordpress:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/WordPress"}}}};function We(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)p==="memo"||p==="ssl"||p===
"php"||p==="mail"||p==="dkim"||p==="dmarc"||p==="spf"||p==="wordpress"||(e=s(e,i,"additionalProperties",{additionalProperty:p},
"must NOT have additional properties",M,r),t++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.ssl!==void 0){let p=r.ssl;typeof p!="boolean"&&
(e=s(e,i+"/ssl","type",{type:"boolean"},"must be boolean",M.properties.ssl,p),t++)}if(r.php!==void 0){let p=r.php;typeof p==
"string"?u(p)<1&&(e=s(e,i+"/php","minLength",{limit:1},"must NOT have fewer than 1 characters",M.properties.php,p),t++):
(e=s(e,i+"/php","type",{type:"string"},"must be string",M.properties.php,p),t++)}if(r.mail!==void 0&&(W(r.mail,{instancePath:i+
"/mail",parentData:r,parentDataProperty:"mail",rootData:n})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),r.dkim!==
void 0){let p=r.dkim;typeof p!="boolean"&&(e=s(e,i+"/dkim","type",{type:"boolean"},"must be boolean",M.properties.dkim,p),
t++)}if(r.dmarc!==void 0){let p=r.dmarc,a=t,d=!1,y=null,g=t;G(p,{instancePath:i+"/dmarc",parentData:r,parentDataProperty:"\
dmarc",rootData:n})||(e=e===null?G.errors:e.concat(G.errors),t=e.length);var o=g===t;o&&(d=!0,y=0);let H=t;p!==null&&(e=
s(e,i+"/dmarc","type",{type:"null"},"must be null",M.properties.dmarc.oneOf[1],p),t++);var o=H===t;o&&d?(d=!1,y=[y,1]):o&&
(d=!0,y=1),d?(t=a,e!==null&&(a?e.length=a:e=null)):(e=s(e,i+"/dmarc","oneOf",{passingSchemas:y},"must match exactly one \
schema in oneOf",M.properties.dmarc,p),t++)}if(r.spf!==void 0){let p=r.spf,a=t,d=!1,y=null,g=t;Q(p,{instancePath:i+"/spf",
parentData:r,parentDataProperty:"spf",rootData:n})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length);var l=g===t;l&&(d=
!0,y=0);let H=t;p!==null&&(e=s(e,i+"/spf","type",{type:"null"},"must be null",M.properties.spf.oneOf[1],p),t++);var l=H===
t;l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d?(t=a,e!==null&&(a?e.length=a:e=null)):(e=s(e,i+"/spf","oneOf",{passingSchemas:y},"\
must match exactly one schema in oneOf",M.properties.spf,p),t++)}if(r.wordpress!==void 0){let p=r.wordpress;if(p&&typeof p==
"object"&&!Array.isArray(p))for(let a in p)X(p[a],{instancePath:i+"/wordpress/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:p,parentDataProperty:a,rootData:n})||(e=e===null?X.errors:e.concat(X.errors),t=e.length);else e=s(e,i+"/wordp\
ress","type",{type:"object"},"must be object",M.properties.wordpress,p),t++}}else e=s(e,i,"type",{type:"object"},"must b\
e object",M,r),t++;return We.errors=e,t===0}function Ge(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)ar.call(N.properties,p)||(e=s(e,i,"additional\
Properties",{additionalProperty:p},"must NOT have additional properties",N,r),t++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.redirect_https!==
void 0){let p=r.redirect_https;typeof p!="boolean"&&(e=s(e,i+"/redirect_https","type",{type:"boolean"},"must be boolean",
N.properties.redirect_https,p),t++)}if(r.ai_crawler_block_enabled!==void 0){let p=r.ai_crawler_block_enabled;typeof p!="\
boolean"&&(e=s(e,i+"/ai_crawler_block_enabled","type",{type:"boolean"},"must be boolean",N.properties.ai_crawler_block_enabled,
p),t++)}if(r.ssl!==void 0){let p=r.ssl;typeof p!="boolean"&&(e=s(e,i+"/ssl","type",{type:"boolean"},"must be boolean",N.
properties.ssl,p),t++)}if(r.php!==void 0){let p=r.php;typeof p=="string"?u(p)<1&&(e=s(e,i+"/php","minLength",{limit:1},"\
must NOT have fewer than 1 characters",N.properties.php,p),t++):(e=s(e,i+"/php","type",{type:"string"},"must be string",
N.properties.php,p),t++)}if(r.mail!==void 0&&(W(r.mail,{instancePath:i+"/mail",parentData:r,parentDataProperty:"mail",rootData:n})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length)),r.dkim!==void 0){let p=r.dkim;typeof p!="boolean"&&(e=s(e,i+"/dkim",
"type",{type:"boolean"},"must be boolean",N.properties.dkim,p),t++)}if(r.dmarc!==void 0){let p=r.dmarc,a=t,d=!1,y=null,g=t;
G(p,{instancePath:i+"/dmarc",parentData:r,parentDataProperty:"dmarc",rootData:n})||(e=e===null?G.errors:e.concat(G.errors),
t=e.length);var o=g===t;o&&(d=!0,y=0);let H=t;p!==null&&(e=s(e,i+"/dmarc","type",{type:"null"},"must be null",N.properties.
dmarc.oneOf[1],p),t++);var o=H===t;o&&d?(d=!1,y=[y,1]):o&&(d=!0,y=1),d?(t=a,e!==null&&(a?e.length=a:e=null)):(e=s(e,i+"/\
dmarc","oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",N.properties.dmarc,p),t++)}if(r.spf!==void 0){
let p=r.spf,a=t,d=!1,y=null,g=t;Q(p,{instancePath:i+"/spf",parentData:r,parentDataProperty:"spf",rootData:n})||(e=e===null?
Q.errors:e.concat(Q.errors),t=e.length);var l=g===t;l&&(d=!0,y=0);let H=t;p!==null&&(e=s(e,i+"/spf","type",{type:"null"},
"must be null",N.properties.spf.oneOf[1],p),t++);var l=H===t;l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d?(t=a,e!==null&&(a?e.length=
a:e=null)):(e=s(e,i+"/spf","oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",N.properties.spf,p),t++)}
if(r.wordpress!==void 0){let p=r.wordpress;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p)X(p[a],{instancePath:i+
"/wordpress/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,rootData:n})||(e=e===null?X.errors:
e.concat(X.errors),t=e.length);else e=s(e,i+"/wordpress","type",{type:"object"},"must be object",N.properties.wordpress,
p),t++}if(r.dns!==void 0&&(Be(r.dns,{instancePath:i+"/dns",parentData:r,parentDataProperty:"dns",rootData:n})||(e=e===null?
Be.errors:e.concat(Be.errors),t=e.length)),r.subdomains!==void 0){let p=r.subdomains;if(p&&typeof p=="object"&&!Array.isArray(
p))for(let a in p)We(p[a],{instancePath:i+"/subdomains/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,
rootData:n})||(e=e===null?We.errors:e.concat(We.errors),t=e.length);else e=s(e,i+"/subdomains","type",{type:"object"},"m\
ust be object",N.properties.subdomains,p),t++}}else e=s(e,i,"type",{type:"object"},"must be object",N,r),t++;return Ge.errors=
e,t===0}var Lr={type:"object",additionalProperties:!1,properties:{character_set:{$ref:"description#/components/schemas/A\
piDatabaseCharacterSet",default:"utf8mb4"},memo:{$ref:"description#/components/schemas/ApiMemo"}}},_e={type:"string",minLength:1,
enum:["utf8mb4","UTF-8","EUC-JP","SHIFT-JIS","Binary"]};function Qe(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return r==="utf8mb4"||r==="UTF-8"||r==="EUC-JP"||r==="SHIFT-JIS"||r==="Binary"||(e=s(e,
i,"enum",{allowedValues:_e.enum},"must be equal to one of the allowed values",_e,r),t++),typeof r=="string"?u(r)<1&&(e=s(
e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",_e,r),t++):(e=s(e,i,"type",{type:"string"},"must be st\
ring",_e,r),t++),Qe.errors=e,t===0}function Xe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="character_set"||o==="memo"||(e=s(e,i,"ad\
ditionalProperties",{additionalProperty:o},"must NOT have additional properties",Lr,r),t++);r.character_set!==void 0&&(Qe(
r.character_set,{instancePath:i+"/character_set",parentData:r,parentDataProperty:"character_set",rootData:n})||(e=e===null?
Qe.errors:e.concat(Qe.errors),t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",Lr,r),t++;return Xe.errors=e,t===0}var le={type:"object",additionalProperties:!1,properties:{password:{$ref:"descr\
iption#/components/schemas/Secret"},memo:{$ref:"description#/components/schemas/ApiMemo"},grants:{type:"array",items:{type:"\
string",minLength:1}}}};function Ye(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="password"||o==="memo"||o==="grants"||(e=s(e,i,"addi\
tionalProperties",{additionalProperty:o},"must NOT have additional properties",le,r),t++);if(r.password!==void 0&&(A(r.password,
{instancePath:i+"/password",parentData:r,parentDataProperty:"password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),
t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=
e===null?c.errors:e.concat(c.errors),t=e.length)),r.grants!==void 0){let o=r.grants;if(Array.isArray(o)){let l=o.length;
for(let p=0;p<l;p++){let a=o[p];typeof a=="string"?u(a)<1&&(e=s(e,i+"/grants/"+p,"minLength",{limit:1},"must NOT have fe\
wer than 1 characters",le.properties.grants.items,a),t++):(e=s(e,i+"/grants/"+p,"type",{type:"string"},"must be string",
le.properties.grants.items,a),t++)}}else e=s(e,i+"/grants","type",{type:"array"},"must be array",le.properties.grants,o),
t++}}else e=s(e,i,"type",{type:"object"},"must be object",le,r),t++;return Ye.errors=e,t===0}var te={type:"object",additionalProperties:!1,
properties:{password:{$ref:"description#/components/schemas/Secret"},directory:{type:"string",minLength:1,default:"/"},quota_mb:{
type:"integer",minimum:0},memo:{$ref:"description#/components/schemas/ApiMemo"}}};function Ze(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="p\
assword"||o==="directory"||o==="quota_mb"||o==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT \
have additional properties",te,r),t++);if(r.password!==void 0&&(A(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"\
password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.directory!==void 0){let o=r.directory;typeof o==
"string"?u(o)<1&&(e=s(e,i+"/directory","minLength",{limit:1},"must NOT have fewer than 1 characters",te.properties.directory,
o),t++):(e=s(e,i+"/directory","type",{type:"string"},"must be string",te.properties.directory,o),t++)}if(r.quota_mb!==void 0){
let o=r.quota_mb;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer",te.
properties.quota_mb,o),t++),typeof o=="number"&&(o<0||isNaN(o))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:0},
"must be >= 0",te.properties.quota_mb,o),t++)}r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",te,r),t++;return Ze.errors=e,t===0}var b={type:"object",additionalProperties:!1,required:["minute","hour","day","m\
onth","weekday","command"],properties:{minute:{type:"string",minLength:1},hour:{type:"string",minLength:1},day:{type:"st\
ring",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",minLength:1},command:{type:"string",minLength:1,
maxLength:1024},comment:{type:"string",minLength:0},enabled:{type:"boolean"},was:{type:"string",minLength:1}}};function er(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.minute===void 0&&(e=s(e,i,"required",{missingProperty:"minute"},"must have required property 'minute'",b,r),t++),r.
hour===void 0&&(e=s(e,i,"required",{missingProperty:"hour"},"must have required property 'hour'",b,r),t++),r.day===void 0&&
(e=s(e,i,"required",{missingProperty:"day"},"must have required property 'day'",b,r),t++),r.month===void 0&&(e=s(e,i,"re\
quired",{missingProperty:"month"},"must have required property 'month'",b,r),t++),r.weekday===void 0&&(e=s(e,i,"required",
{missingProperty:"weekday"},"must have required property 'weekday'",b,r),t++),r.command===void 0&&(e=s(e,i,"required",{missingProperty:"\
command"},"must have required property 'command'",b,r),t++);for(let o in r)ar.call(b.properties,o)||(e=s(e,i,"additional\
Properties",{additionalProperty:o},"must NOT have additional properties",b,r),t++);if(r.minute!==void 0){let o=r.minute;
typeof o=="string"?u(o)<1&&(e=s(e,i+"/minute","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.
minute,o),t++):(e=s(e,i+"/minute","type",{type:"string"},"must be string",b.properties.minute,o),t++)}if(r.hour!==void 0){
let o=r.hour;typeof o=="string"?u(o)<1&&(e=s(e,i+"/hour","minLength",{limit:1},"must NOT have fewer than 1 characters",b.
properties.hour,o),t++):(e=s(e,i+"/hour","type",{type:"string"},"must be string",b.properties.hour,o),t++)}if(r.day!==void 0){
let o=r.day;typeof o=="string"?u(o)<1&&(e=s(e,i+"/day","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.
day,o),t++):(e=s(e,i+"/day","type",{type:"string"},"must be string",b.properties.day,o),t++)}if(r.month!==void 0){let o=r.
month;typeof o=="string"?u(o)<1&&(e=s(e,i+"/month","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.
month,o),t++):(e=s(e,i+"/month","type",{type:"string"},"must be string",b.properties.month,o),t++)}if(r.weekday!==void 0){
let o=r.weekday;typeof o=="string"?u(o)<1&&(e=s(e,i+"/weekday","minLength",{limit:1},"must NOT have fewer than 1 charact\
ers",b.properties.weekday,o),t++):(e=s(e,i+"/weekday","type",{type:"string"},"must be string",b.properties.weekday,o),t++)}
if(r.command!==void 0){let o=r.command;typeof o=="string"?(u(o)>1024&&(e=s(e,i+"/command","maxLength",{limit:1024},"must\
 NOT have more than 1024 characters",b.properties.command,o),t++),u(o)<1&&(e=s(e,i+"/command","minLength",{limit:1},"mus\
t NOT have fewer than 1 characters",b.properties.command,o),t++)):(e=s(e,i+"/command","type",{type:"string"},"must be st\
ring",b.properties.command,o),t++)}if(r.comment!==void 0){let o=r.comment;typeof o=="string"?u(o)<0&&(e=s(e,i+"/comment",
"minLength",{limit:0},"must NOT have fewer than 0 characters",b.properties.comment,o),t++):(e=s(e,i+"/comment","type",{type:"\
string"},"must be string",b.properties.comment,o),t++)}if(r.enabled!==void 0){let o=r.enabled;typeof o!="boolean"&&(e=s(
e,i+"/enabled","type",{type:"boolean"},"must be boolean",b.properties.enabled,o),t++)}if(r.was!==void 0){let o=r.was;typeof o==
"string"?u(o)<1&&(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.was,o),t++):
(e=s(e,i+"/was","type",{type:"string"},"must be string",b.properties.was,o),t++)}}else e=s(e,i,"type",{type:"object"},"m\
ust be object",b,r),t++;return er.errors=e,t===0}function rr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)ar.call(L.properties,o)||(e=s(e,i,"additional\
Properties",{additionalProperty:o},"must NOT have additional properties",L,r),t++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.prune!==
void 0){let o=r.prune;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)Te(o[p],{instancePath:i+"/prune/"+p,parentData:o,
parentDataProperty:p,rootData:n})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)}else e=s(e,i+"/prune","type",{type:"\
array"},"must be array",L.properties.prune,o),t++}if(r.order!==void 0&&(xe(r.order,{instancePath:i+"/order",parentData:r,
parentDataProperty:"order",rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length)),r.ssh!==void 0){let o=r.
ssh;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)l==="ssh_enabled"||l==="abroad_access_restriction"||(e=s(
e,i+"/ssh","additionalProperties",{additionalProperty:l},"must NOT have additional properties",L.properties.ssh,o),t++);
if(o.ssh_enabled!==void 0){let l=o.ssh_enabled;typeof l!="boolean"&&(e=s(e,i+"/ssh/ssh_enabled","type",{type:"boolean"},
"must be boolean",L.properties.ssh.properties.ssh_enabled,l),t++)}if(o.abroad_access_restriction!==void 0){let l=o.abroad_access_restriction;
typeof l!="boolean"&&(e=s(e,i+"/ssh/abroad_access_restriction","type",{type:"boolean"},"must be boolean",L.properties.ssh.
properties.abroad_access_restriction,l),t++)}}else e=s(e,i+"/ssh","type",{type:"object"},"must be object",L.properties.ssh,
o),t++}if(r.ssh_keys!==void 0){let o=r.ssh_keys;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)Ee(o[l],{instancePath:i+
"/ssh_keys/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:n})||(e=e===null?Ee.errors:
e.concat(Ee.errors),t=e.length);else e=s(e,i+"/ssh_keys","type",{type:"object"},"must be object",L.properties.ssh_keys,o),
t++}if(r.domains!==void 0){let o=r.domains;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)Ge(o[l],{instancePath:i+
"/domains/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:n})||(e=e===null?Ge.errors:
e.concat(Ge.errors),t=e.length);else e=s(e,i+"/domains","type",{type:"object"},"must be object",L.properties.domains,o),
t++}if(r.databases!==void 0){let o=r.databases;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)Xe(o[l],{instancePath:i+
"/databases/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:n})||(e=e===null?Xe.errors:
e.concat(Xe.errors),t=e.length);else e=s(e,i+"/databases","type",{type:"object"},"must be object",L.properties.databases,
o),t++}if(r.database_users!==void 0){let o=r.database_users;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)Ye(
o[l],{instancePath:i+"/database_users/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:n})||
(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else e=s(e,i+"/database_users","type",{type:"object"},"must be obj\
ect",L.properties.database_users,o),t++}if(r.ftp!==void 0){let o=r.ftp;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)
Ze(o[l],{instancePath:i+"/ftp/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:n})||
(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else e=s(e,i+"/ftp","type",{type:"object"},"must be object",L.properties.
ftp,o),t++}if(r.cron!==void 0){let o=r.cron;if(Array.isArray(o)){let l=o.length;for(let p=0;p<l;p++)er(o[p],{instancePath:i+
"/cron/"+p,parentData:o,parentDataProperty:p,rootData:n})||(e=e===null?er.errors:e.concat(er.errors),t=e.length)}else e=
s(e,i+"/cron","type",{type:"array"},"must be array",L.properties.cron,o),t++}}else e=s(e,i,"type",{type:"object"},"must \
be object",L,r),t++;return rr.errors=e,t===0}function me(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let o in r)rr(r[o],{instancePath:i+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);else
e=s(e,i,"type",{type:"object"},"must be object",Xr,r),t++;return me.errors=e,t===0}var Yr={type:"object",additionalProperties:{
$ref:"description#/components/schemas/Vps"}},$={type:"object",additionalProperties:!1,properties:{memo:{$ref:"descriptio\
n#/components/schemas/ApiMemo"},name:{$ref:"description#/components/schemas/ApiVpsName"},was:{type:"string",minLength:1},
reverse_hostname:{type:"string",description:"Hostname for the reverse record: at most 253 letters, digits, hyphens or do\
ts. The standard hostname restores the default.",minLength:1,maxLength:253,pattern:"^[\\p{L}\\p{M}\\p{N}.-]{1,253}$"},power:{
type:"string",enum:["running","stopped"]},protection:{type:"object",additionalProperties:!1,properties:{os_reinstall:{type:"\
boolean"}}},packet_filter:{$ref:"description#/components/schemas/PacketFilter"},order:{$ref:"description#/components/sch\
emas/VpsOrder"}}},ve={type:"string",description:"Server name chosen by the owner: at most 50 lower-case letters, digits,\
 hyphens or underscores.",minLength:1,maxLength:50,pattern:"^[0-9a-z_-]{1,50}$"},Zr=new RegExp("^[0-9a-z_-]{1,50}$","u");
function tr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="st\
ring"?(u(r)>50&&(e=s(e,i,"maxLength",{limit:50},"must NOT have more than 50 characters",ve,r),t++),u(r)<1&&(e=s(e,i,"min\
Length",{limit:1},"must NOT have fewer than 1 characters",ve,r),t++),Zr.test(r)||(e=s(e,i,"pattern",{pattern:"^[0-9a-z_-\
]{1,50}$"},'must match pattern "^[0-9a-z_-]{1,50}$"',ve,r),t++)):(e=s(e,i,"type",{type:"string"},"must be string",ve,r),
t++),tr.errors=e,t===0}var oe={type:"object",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},enabled:{
type:"boolean"},rules:{type:"array",maxItems:20,items:{$ref:"description#/components/schemas/ApiCreateRuleRequest"}}}},et={
oneOf:[{$ref:"description#/components/schemas/ApiPresetRuleRequest"},{$ref:"description#/components/schemas/ApiCustomPor\
tRuleRequest"},{$ref:"description#/components/schemas/ApiCustomIcmpRuleRequest"}],alternatives:["ApiPresetRuleRequest","\
ApiCustomPortRuleRequest","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"type",mapping:{ssh:"ApiPresetRuleRequ\
est",web:"ApiPresetRuleRequest",web_http:"ApiPresetRuleRequest",mysql:"ApiPresetRuleRequest",postgresql:"ApiPresetRuleRe\
quest",mail:"ApiPresetRuleRequest",rdp:"ApiPresetRuleRequest",custom:"choice_8"}}};function or(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",ie,r),t++);for(let o in r)o!=="type"&&(e=s(
e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",ie,r),t++);r.type!==void 0&&(B(r.
type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ie,r),t++;return or.errors=e,t===0}function ir(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===
void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",O,r),t++),r.protocol===void 0&&
(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",O,r),t++),r.port===void 0&&(e=
s(e,i,"required",{missingProperty:"port"},"must have required property 'port'",O,r),t++);for(let o in r)o==="type"||o===
"protocol"||o==="port"||o==="allowed_ip"||o==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT h\
ave additional properties",O,r),t++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.protocol!==void 0&&(I(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",O,r),t++;return ir.errors=e,t===0}function sr(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",R,r),t++),r.protocol===void 0&&(e=s(e,i,"re\
quired",{missingProperty:"protocol"},"must have required property 'protocol'",R,r),t++);for(let o in r)o==="type"||o==="\
protocol"||o==="port"||o==="allowed_ip"||o==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT ha\
ve additional properties",R,r),t++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.protocol!==void 0&&(F(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",R,r),t++;return sr.errors=e,t===0}function nr(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0,o=t,l=!1,p=null,a=t;or(r,{instancePath:i,parentData:f,parentDataProperty:m,
rootData:n})||(e=e===null?or.errors:e.concat(or.errors),t=e.length);var y=a===t;y&&(l=!0,p=0);let d=t;ir(r,{instancePath:i,
parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length);var y=d===t;if(y&&
l)l=!1,p=[p,1];else{y&&(l=!0,p=1);let g=t;sr(r,{instancePath:i,parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?
sr.errors:e.concat(sr.errors),t=e.length);var y=g===t;y&&l?(l=!1,p=[p,2]):y&&(l=!0,p=2)}return l?(t=o,e!==null&&(o?e.length=
o:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},"must match exactly one schema in oneOf",et,r),t++),nr.errors=e,t===0}function pr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let o in r)o==="prune"||o==="enabled"||o==="rules"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must\
 NOT have additional properties",oe,r),t++);if(r.prune!==void 0){let o=r.prune;typeof o!="boolean"&&(e=s(e,i+"/prune","t\
ype",{type:"boolean"},"must be boolean",oe.properties.prune,o),t++)}if(r.enabled!==void 0){let o=r.enabled;typeof o!="bo\
olean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},"must be boolean",oe.properties.enabled,o),t++)}if(r.rules!==void 0){
let o=r.rules;if(Array.isArray(o)){o.length>20&&(e=s(e,i+"/rules","maxItems",{limit:20},"must NOT have more than 20 item\
s",oe.properties.rules,o),t++);let l=o.length;for(let p=0;p<l;p++)nr(o[p],{instancePath:i+"/rules/"+p,parentData:o,parentDataProperty:p,
rootData:n})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length)}else e=s(e,i+"/rules","type",{type:"array"},"must be\
 array",oe.properties.rules,o),t++}}else e=s(e,i,"type",{type:"object"},"must be object",oe,r),t++;return pr.errors=e,t===
0}var j={type:"object",dependentRequired:{ssh_public_key:["ssh_key_name"]},additionalProperties:!1,required:["plan_id","\
period","max_total_price","agree_to_terms","image_id","root_password"],properties:{plan_id:{$ref:"description#/component\
s/schemas/ApiVpsPlanId"},period:{type:"integer",minimum:1},auto_renew:{type:"boolean",default:!0},image_id:{$ref:"descri\
ption#/components/schemas/ApiImageId"},ssh_key_name:{$ref:"description#/components/schemas/ApiSshKeyName"},ssh_public_key:{
$ref:"description#/components/schemas/ApiSshPublicKey"},agree_to_terms:{type:"boolean",const:!0},max_total_price:{type:"\
integer",minimum:0},root_password:{$ref:"description#/components/schemas/Secret"}}},Tr={type:"string",minLength:1};function lr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?u(r)<1&&(e=
s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Tr,r),t++):(e=s(e,i,"type",{type:"string"},"must be \
string",Tr,r),t++),lr.errors=e,t===0}var $r={type:"string",minLength:1};function mr(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",$r,r),t++):(e=s(e,i,"type",{type:"string"},"must be string",$r,r),t++),mr.errors=e,t===0}var xr={type:"\
string",minLength:1};function fr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;
return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",xr,r),t++):(e=s(
e,i,"type",{type:"string"},"must be string",xr,r),t++),fr.errors=e,t===0}var qr={type:"string",description:"Public key i\
n OpenSSH format on one line, single-byte characters only. It must be sent together with `ssh_key_name`. No private key \
is ever generated or returned.",minLength:1,pattern:"^[!-~]+ [!-~][ -~]*$"},rt=new RegExp("^[!-~]+ [!-~][ -~]*$","u");function ur(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;return typeof r=="string"?(u(r)<1&&
(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",qr,r),t++),rt.test(r)||(e=s(e,i,"pattern",{pattern:"\
^[!-~]+ [!-~][ -~]*$"},'must match pattern "^[!-~]+ [!-~][ -~]*$"',qr,r),t++)):(e=s(e,i,"type",{type:"string"},"must be \
string",qr,r),t++),ur.errors=e,t===0}function yr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"pl\
an_id"},"must have required property 'plan_id'",j,r),t++),r.period===void 0&&(e=s(e,i,"required",{missingProperty:"perio\
d"},"must have required property 'period'",j,r),t++),r.max_total_price===void 0&&(e=s(e,i,"required",{missingProperty:"m\
ax_total_price"},"must have required property 'max_total_price'",j,r),t++),r.agree_to_terms===void 0&&(e=s(e,i,"required",
{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",j,r),t++),r.image_id===void 0&&(e=s(e,
i,"required",{missingProperty:"image_id"},"must have required property 'image_id'",j,r),t++),r.root_password===void 0&&(e=
s(e,i,"required",{missingProperty:"root_password"},"must have required property 'root_password'",j,r),t++);for(let o in r)
ar.call(j.properties,o)||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",j,
r),t++);if(r.plan_id!==void 0&&(lr(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:n})||
(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)),r.period!==void 0){let o=r.period;typeof o=="number"&&!(o%1)&&!isNaN(
o)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer",j.properties.period,o),t++),typeof o=="number"&&(o<1||isNaN(
o))&&(e=s(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",j.properties.period,o),t++)}if(r.auto_renew!==
void 0){let o=r.auto_renew;typeof o!="boolean"&&(e=s(e,i+"/auto_renew","type",{type:"boolean"},"must be boolean",j.properties.
auto_renew,o),t++)}if(r.image_id!==void 0&&(mr(r.image_id,{instancePath:i+"/image_id",parentData:r,parentDataProperty:"i\
mage_id",rootData:n})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length)),r.ssh_key_name!==void 0&&(fr(r.ssh_key_name,
{instancePath:i+"/ssh_key_name",parentData:r,parentDataProperty:"ssh_key_name",rootData:n})||(e=e===null?fr.errors:e.concat(
fr.errors),t=e.length)),r.ssh_public_key!==void 0&&(ur(r.ssh_public_key,{instancePath:i+"/ssh_public_key",parentData:r,parentDataProperty:"\
ssh_public_key",rootData:n})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length)),r.agree_to_terms!==void 0){let o=r.
agree_to_terms;typeof o!="boolean"&&(e=s(e,i+"/agree_to_terms","type",{type:"boolean"},"must be boolean",j.properties.agree_to_terms,
o),t++),o!==!0&&(e=s(e,i+"/agree_to_terms","const",{allowedValue:!0},"must be equal to constant",j.properties.agree_to_terms,
o),t++)}if(r.max_total_price!==void 0){let o=r.max_total_price;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=s(e,i+"/max_tot\
al_price","type",{type:"integer"},"must be integer",j.properties.max_total_price,o),t++),typeof o=="number"&&(o<0||isNaN(
o))&&(e=s(e,i+"/max_total_price","minimum",{comparison:">=",limit:0},"must be >= 0",j.properties.max_total_price,o),t++)}
r.root_password!==void 0&&(A(r.root_password,{instancePath:i+"/root_password",parentData:r,parentDataProperty:"root_pass\
word",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.ssh_public_key!==void 0&&r.ssh_key_name===void 0&&
(e=s(e,i,"dependentRequired",{property:"ssh_public_key",missingProperty:"ssh_key_name",depsCount:1,deps:"ssh_key_name"},
"must have property ssh_key_name when property ssh_public_key is present",j,r),t++)}else e=s(e,i,"type",{type:"object"},
"must be object",j,r),t++;return yr.errors=e,t===0}var tt=new RegExp("^[\\p{L}\\p{M}\\p{N}.-]{1,253}$","u");function cr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let o in r)o==="memo"||o==="name"||o==="was"||o==="reverse_hostname"||o==="power"||o==="protection"||o==="packet\
_filter"||o==="order"||(e=s(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",$,r),
t++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?
c.errors:e.concat(c.errors),t=e.length)),r.name!==void 0&&(tr(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"\
name",rootData:n})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length)),r.was!==void 0){let o=r.was;typeof o=="string"?
u(o)<1&&(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 characters",$.properties.was,o),t++):(e=s(e,i+
"/was","type",{type:"string"},"must be string",$.properties.was,o),t++)}if(r.reverse_hostname!==void 0){let o=r.reverse_hostname;
typeof o=="string"?(u(o)>253&&(e=s(e,i+"/reverse_hostname","maxLength",{limit:253},"must NOT have more than 253 characte\
rs",$.properties.reverse_hostname,o),t++),u(o)<1&&(e=s(e,i+"/reverse_hostname","minLength",{limit:1},"must NOT have fewe\
r than 1 characters",$.properties.reverse_hostname,o),t++),tt.test(o)||(e=s(e,i+"/reverse_hostname","pattern",{pattern:"\
^[\\p{L}\\p{M}\\p{N}.-]{1,253}$"},'must match pattern "^[\\p{L}\\p{M}\\p{N}.-]{1,253}$"',$.properties.reverse_hostname,o),
t++)):(e=s(e,i+"/reverse_hostname","type",{type:"string"},"must be string",$.properties.reverse_hostname,o),t++)}if(r.power!==
void 0){let o=r.power;typeof o!="string"&&(e=s(e,i+"/power","type",{type:"string"},"must be string",$.properties.power,o),
t++),o==="running"||o==="stopped"||(e=s(e,i+"/power","enum",{allowedValues:$.properties.power.enum},"must be equal to on\
e of the allowed values",$.properties.power,o),t++)}if(r.protection!==void 0){let o=r.protection;if(o&&typeof o=="object"&&
!Array.isArray(o)){for(let l in o)l!=="os_reinstall"&&(e=s(e,i+"/protection","additionalProperties",{additionalProperty:l},
"must NOT have additional properties",$.properties.protection,o),t++);if(o.os_reinstall!==void 0){let l=o.os_reinstall;typeof l!=
"boolean"&&(e=s(e,i+"/protection/os_reinstall","type",{type:"boolean"},"must be boolean",$.properties.protection.properties.
os_reinstall,l),t++)}}else e=s(e,i+"/protection","type",{type:"object"},"must be object",$.properties.protection,o),t++}
r.packet_filter!==void 0&&(pr(r.packet_filter,{instancePath:i+"/packet_filter",parentData:r,parentDataProperty:"packet_f\
ilter",rootData:n})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length)),r.order!==void 0&&(yr(r.order,{instancePath:i+
"/order",parentData:r,parentDataProperty:"order",rootData:n})||(e=e===null?yr.errors:e.concat(yr.errors),t=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object",$,r),t++;return cr.errors=e,t===0}function fe(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let o in r)cr(r[o],
{instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?
cr.errors:e.concat(cr.errors),t=e.length);else e=s(e,i,"type",{type:"object"},"must be object",Yr,r),t++;return fe.errors=
e,t===0}var Ar={type:"array",items:{type:"string",minLength:1}};function V(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,t=0;if(Array.isArray(r)){let o=r.length;for(let l=0;l<o;l++){let p=r[l];typeof p=="string"?
u(p)<1&&(e=s(e,i+"/"+l,"minLength",{limit:1},"must NOT have fewer than 1 characters",Ar.items,p),t++):(e=s(e,i+"/"+l,"ty\
pe",{type:"string"},"must be string",Ar.items,p),t++)}}else e=s(e,i,"type",{type:"array"},"must be array",Ar,r),t++;return V.
errors=e,t===0}var De={title:"An account of the Hosting and VPS Management API",type:"object",patternProperties:{"^x-":{}},
additionalProperties:!1,required:["version"],properties:{version:{const:1},hosting:{$ref:"file_hosting"},vps:{$ref:"file\
_vps"},ignore:{$ref:"file_ignore"},keep:{$ref:"file_ignore"}}},ot=new RegExp("^x-","u");function zr(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.version===
void 0&&(e=s(e,i,"required",{missingProperty:"version"},"must have required property 'version'",De,r),t++);for(let o in r)
o==="version"||o==="hosting"||o==="vps"||o==="ignore"||o==="keep"||ot.test(o)||(e=s(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",De,r),t++);if(r.version!==void 0){let o=r.version;o!==1&&(e=s(e,i+"/version","cons\
t",{allowedValue:1},"must be equal to constant",De.properties.version,o),t++)}r.hosting!==void 0&&(me(r.hosting,{instancePath:i+
"/hosting",parentData:r,parentDataProperty:"hosting",rootData:n})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),
r.vps!==void 0&&(fe(r.vps,{instancePath:i+"/vps",parentData:r,parentDataProperty:"vps",rootData:n})||(e=e===null?fe.errors:
e.concat(fe.errors),t=e.length)),r.ignore!==void 0&&(V(r.ignore,{instancePath:i+"/ignore",parentData:r,parentDataProperty:"\
ignore",rootData:n})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),r.keep!==void 0&&(V(r.keep,{instancePath:i+"/\
keep",parentData:r,parentDataProperty:"keep",rootData:n})||(e=e===null?V.errors:e.concat(V.errors),t=e.length))}else e=s(
e,i,"type",{type:"object"},"must be object",De,r),t++;return zr.errors=e,t===0}var nt={choice_0:Er,choice_1:Rr,choice_2:Pr,
AutoReply:Mr,choice_3:Sr,Dmarc:Ir,Spf:Fr,ApiPresetRuleRequest:Vr,ApiCustomPortRuleRequest:Hr,ApiCustomIcmpRuleRequest:Jr,
choice_8:Ur,file_hosting:me,file_vps:fe,file_ignore:V,file:zr};return nt
})()
