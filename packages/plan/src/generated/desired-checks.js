// Generated from the description by tools/make/generate. Do not edit.
export default /* @__PURE__ */ (() => {
var Kr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(u){throw i=0,u}};var Or=Kr(dr=>{"use strict";Object.defineProperty(dr,"__esModule",{value:!0});function Nr(r){let i=r.length,u=0,f=0,n;for(;f<
i;)u++,n=r.charCodeAt(f++),n>=55296&&n<=56319&&f<i&&(n=r.charCodeAt(f),(n&64512)===56320&&f++);return u}dr.default=Nr;Nr.
code='require("ajv/dist/runtime/ucs2length").default'});function s(r,i,u,f,n,e,o){let t={instancePath:i,keyword:u,params:f,message:n,parentSchema:e,data:o};return r===null?[t]:
(r.push(t),r)}var se={type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",minLength:1}}},
m=Or().default;function Er(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.env===void 0&&(e=s(e,i,"required",{missingProperty:"env"},"must have required p\
roperty 'env'",se,r),o++);for(let t in r)t!=="env"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT hav\
e additional properties",se,r),o++);if(r.env!==void 0){let t=r.env;typeof t=="string"?m(t)<1&&(e=s(e,i+"/env","minLength",
{limit:1},"must NOT have fewer than 1 characters",se.properties.env,t),o++):(e=s(e,i+"/env","type",{type:"string"},"must\
 be string",se.properties.env,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",se,r),o++;return Er.errors=e,
o===0}var ne={type:"object",additionalProperties:!1,required:["file"],properties:{file:{type:"string",minLength:1}}};function Rr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.file===void 0&&(e=s(e,i,"required",{missingProperty:"file"},"must have required property 'file'",ne,r),o++);for(let t in r)
t!=="file"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",ne,r),o++);if(r.
file!==void 0){let t=r.file;typeof t=="string"?m(t)<1&&(e=s(e,i+"/file","minLength",{limit:1},"must NOT have fewer than \
1 characters",ne.properties.file,t),o++):(e=s(e,i+"/file","type",{type:"string"},"must be string",ne.properties.file,t),
o++)}}else e=s(e,i,"type",{type:"object"},"must be object",ne,r),o++;return Rr.errors=e,o===0}var Y={type:"object",additionalProperties:!1,
required:["generate"],properties:{generate:{type:"integer",minimum:9,maximum:70}}};function Pr(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.generate===void 0&&
(e=s(e,i,"required",{missingProperty:"generate"},"must have required property 'generate'",Y,r),o++);for(let t in r)t!=="\
generate"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",Y,r),o++);if(r.generate!==
void 0){let t=r.generate;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,i+"/generate","type",{type:"integer"},
"must be integer",Y.properties.generate,t),o++),typeof t=="number"&&isFinite(t)&&((t>70||isNaN(t))&&(e=s(e,i+"/generate",
"maximum",{comparison:"<=",limit:70},"must be <= 70",Y.properties.generate,t),o++),(t<9||isNaN(t))&&(e=s(e,i+"/generate",
"minimum",{comparison:">=",limit:9},"must be >= 9",Y.properties.generate,t),o++))}}else e=s(e,i,"type",{type:"object"},"\
must be object",Y,r),o++;return Pr.errors=e,o===0}var h={type:"object",additionalProperties:!1,required:["subject","body"],properties:{from_name:{type:"string",minLength:0},
subject:{type:"string",minLength:0},body:{type:"string",minLength:0},quote_incoming:{type:"boolean"}}};function we(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.subject===
void 0&&(e=s(e,i,"required",{missingProperty:"subject"},"must have required property 'subject'",h,r),o++),r.body===void 0&&
(e=s(e,i,"required",{missingProperty:"body"},"must have required property 'body'",h,r),o++);for(let t in r)t==="from_nam\
e"||t==="subject"||t==="body"||t==="quote_incoming"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT ha\
ve additional properties",h,r),o++);if(r.from_name!==void 0){let t=r.from_name;typeof t=="string"?m(t)<0&&(e=s(e,i+"/fro\
m_name","minLength",{limit:0},"must NOT have fewer than 0 characters",h.properties.from_name,t),o++):(e=s(e,i+"/from_nam\
e","type",{type:"string"},"must be string",h.properties.from_name,t),o++)}if(r.subject!==void 0){let t=r.subject;typeof t==
"string"?m(t)<0&&(e=s(e,i+"/subject","minLength",{limit:0},"must NOT have fewer than 0 characters",h.properties.subject,
t),o++):(e=s(e,i+"/subject","type",{type:"string"},"must be string",h.properties.subject,t),o++)}if(r.body!==void 0){let t=r.
body;typeof t=="string"?m(t)<0&&(e=s(e,i+"/body","minLength",{limit:0},"must NOT have fewer than 0 characters",h.properties.
body,t),o++):(e=s(e,i+"/body","type",{type:"string"},"must be string",h.properties.body,t),o++)}if(r.quote_incoming!==void 0){
let t=r.quote_incoming;typeof t!="boolean"&&(e=s(e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",h.properties.
quote_incoming,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",h,r),o++;return we.errors=e,o===0}function Fr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return we(r,{instancePath:i,parentData:u,
parentDataProperty:f,rootData:n})||(e=e===null?we.errors:e.concat(we.errors),o=e.length),Fr.errors=e,o===0}var Br={type:"\
null"};function Sr(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return r!==null&&
(e=s(e,i,"type",{type:"null"},"must be null",Br,r),o++),Sr.errors=e,o===0}var $={type:"object",additionalProperties:!1,required:["policy","report_enabled","notification_mail_addresses"],properties:{
policy:{$ref:"description#/components/schemas/ApiDmarcPolicy"},report_enabled:{type:"boolean"},notification_mail_addresses:{
type:"array",items:{$ref:"description#/components/schemas/ApiMailAddress"}}}},me={type:"string",minLength:1,enum:["none",
"quarantine","reject"]};function K(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;
return r==="none"||r==="quarantine"||r==="reject"||(e=s(e,i,"enum",{allowedValues:me.enum},"must be equal to one of the \
allowed values",me,r),o++),typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 charact\
ers",me,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",me,r),o++),K.errors=e,o===0}var gr={type:"string",description:"\
Mail address. An internationalised domain is in Punycode (public reference).",minLength:3,pattern:"^[^@\\s]+@[^\\s\\x00-,/:\
-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"},
Mr=new RegExp("^[^@\\s]+@[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff\
3b-\\uff40\\uff5b-\\uff65]+$","u");function M(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?(m(r)<3&&(e=s(e,i,"minLength",{limit:3},"must NOT have fewer than 3 characters",gr,r),o++),
Mr.test(r)||(e=s(e,i,"pattern",{pattern:"^[^@\\s]+@[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff\
00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"},'must match pattern "^[^@\\s]+@[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u\
2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"',gr,r),o++)):
(e=s(e,i,"type",{type:"string"},"must be string",gr,r),o++),M.errors=e,o===0}function je(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.policy===void 0&&(e=
s(e,i,"required",{missingProperty:"policy"},"must have required property 'policy'",$,r),o++),r.report_enabled===void 0&&
(e=s(e,i,"required",{missingProperty:"report_enabled"},"must have required property 'report_enabled'",$,r),o++),r.notification_mail_addresses===
void 0&&(e=s(e,i,"required",{missingProperty:"notification_mail_addresses"},"must have required property 'notification_m\
ail_addresses'",$,r),o++);for(let t in r)t==="policy"||t==="report_enabled"||t==="notification_mail_addresses"||(e=s(e,i,
"additionalProperties",{additionalProperty:t},"must NOT have additional properties",$,r),o++);if(r.policy!==void 0&&(K(r.
policy,{instancePath:i+"/policy",parentData:r,parentDataProperty:"policy",rootData:n})||(e=e===null?K.errors:e.concat(K.
errors),o=e.length)),r.report_enabled!==void 0){let t=r.report_enabled;typeof t!="boolean"&&(e=s(e,i+"/report_enabled","\
type",{type:"boolean"},"must be boolean",$.properties.report_enabled,t),o++)}if(r.notification_mail_addresses!==void 0){
let t=r.notification_mail_addresses;if(Array.isArray(t)){let l=t.length;for(let p=0;p<l;p++)M(t[p],{instancePath:i+"/not\
ification_mail_addresses/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?M.errors:e.concat(M.errors),o=e.
length)}else e=s(e,i+"/notification_mail_addresses","type",{type:"array"},"must be array",$.properties.notification_mail_addresses,
t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",$,r),o++;return je.errors=e,o===0}function Cr(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return je(r,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:n})||(e=e===null?je.errors:e.concat(je.errors),o=e.length),Cr.errors=e,o===0}var S={type:"object",additionalProperties:!1,required:["spf_record"],properties:{spf_record:{type:"string",minLength:1}}};
function qe(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.spf_record===void 0&&(e=s(e,i,"required",{missingProperty:"spf_record"},"must have required p\
roperty 'spf_record'",S,r),o++);for(let t in r)t!=="spf_record"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",S,r),o++);if(r.spf_record!==void 0){let t=r.spf_record;typeof t=="string"?m(t)<1&&
(e=s(e,i+"/spf_record","minLength",{limit:1},"must NOT have fewer than 1 characters",S.properties.spf_record,t),o++):(e=
s(e,i+"/spf_record","type",{type:"string"},"must be string",S.properties.spf_record,t),o++)}}else e=s(e,i,"type",{type:"\
object"},"must be object",S,r),o++;return qe.errors=e,o===0}function Ir(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;return qe(r,{instancePath:i,parentData:u,parentDataProperty:f,rootData:n})||(e=e===null?
qe.errors:e.concat(qe.errors),o=e.length),Ir.errors=e,o===0}var ie={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/components/schemas/\
ApiPresetRuleType"}}},br={type:"string",enum:["ssh","web","web_http","mysql","postgresql","mail","rdp"]};function B(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"str\
ing"},"must be string",br,r),o++),r==="ssh"||r==="web"||r==="web_http"||r==="mysql"||r==="postgresql"||r==="mail"||r==="\
rdp"||(e=s(e,i,"enum",{allowedValues:br.enum},"must be equal to one of the allowed values",br,r),o++),B.errors=e,o===0}function Ae(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",ie,r),o++);for(let t in r)
t!=="type"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",ie,r),o++);r.type!==
void 0&&(B(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?B.errors:e.concat(
B.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ie,r),o++;return Ae.errors=e,o===0}function Vr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return Ae(r,{instancePath:i,parentData:u,
parentDataProperty:f,rootData:n})||(e=e===null?Ae.errors:e.concat(Ae.errors),o=e.length),Vr.errors=e,o===0}var k={type:"object",additionalProperties:!1,required:["type","protocol","port"],properties:{type:{$ref:"description#/co\
mponents/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiPortProtocol"},port:{$ref:"descr\
iption#/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp"},memo:{$ref:"d\
escription#/components/schemas/ApiMemo"}}},hr={type:"string",enum:["custom"]};function _(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must b\
e string",hr,r),o++),r!=="custom"&&(e=s(e,i,"enum",{allowedValues:hr.enum},"must be equal to one of the allowed values",
hr,r),o++),_.errors=e,o===0}var _r={type:"string",enum:["tcp","udp"]};function C(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",_r,r),o++),
r==="tcp"||r==="udp"||(e=s(e,i,"enum",{allowedValues:_r.enum},"must be equal to one of the allowed values",_r,r),o++),C.
errors=e,o===0}var ye={type:"string",description:"One port from 1 to 65535, or a range `min-max`.",minLength:1,maxLength:11,
pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5]\
[0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},Wr=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0\
-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[\
0-2][0-9]|6553[0-5]))?$","u");function v(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?(m(r)>11&&(e=s(e,i,"maxLength",{limit:11},"must NOT have more than 11 characters",ye,r),o++),
m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",ye,r),o++),Wr.test(r)||(e=s(e,i,"pattern",
{pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5\
][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},'must match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]\
{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{\
2}|655[0-2][0-9]|6553[0-5]))?$"',ye,r),o++)):(e=s(e,i,"type",{type:"string"},"must be string",ye,r),o++),v.errors=e,o===
0}var ce={type:"string",description:"`all`, or the source IP address or CIDR block to allow.",minLength:2,maxLength:49,pattern:"\
^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9])\
)?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},Gr=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9\
]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*\
(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function D(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;return typeof r=="string"?(m(r)>49&&(e=s(e,i,"maxLength",{limit:49},"must NOT have more than 49 character\
s",ce,r),o++),m(r)<2&&(e=s(e,i,"minLength",{limit:2},"must NOT have fewer than 2 characters",ce,r),o++),Gr.test(r)||(e=s(
e,i,"pattern",{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))\
{3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},'must match pattern "^(\
all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?\
|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"',ce,r),o++)):(e=s(e,i,"type",{type:"string"},"must\
 be string",ce,r),o++),D.errors=e,o===0}var vr={type:"string",minLength:0,maxLength:500};function c(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(m(r)>500&&(e=s(e,i,"maxLen\
gth",{limit:500},"must NOT have more than 500 characters",vr,r),o++),m(r)<0&&(e=s(e,i,"minLength",{limit:0},"must NOT ha\
ve fewer than 0 characters",vr,r),o++)):(e=s(e,i,"type",{type:"string"},"must be string",vr,r),o++),c.errors=e,o===0}function Ne(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",k,r),o++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",k,r),o++),r.port===void 0&&
(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'",k,r),o++);for(let t in r)t==="type"||t===
"protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT h\
ave additional properties",k,r),o++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.protocol!==void 0&&(C(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),o=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),o=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",k,r),o++;return Ne.errors=e,o===0}function Hr(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return Ne(r,{instancePath:i,parentData:u,parentDataProperty:f,rootData:n})||
(e=e===null?Ne.errors:e.concat(Ne.errors),o=e.length),Hr.errors=e,o===0}var R={type:"object",additionalProperties:!1,required:["type","protocol"],properties:{type:{$ref:"description#/component\
s/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiIcmpProtocol"},port:{$ref:"description#\
/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp"},memo:{$ref:"descript\
ion#/components/schemas/ApiMemo"}}},Dr={type:"string",enum:["icmp"]};function I(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",Dr,r),o++),
r!=="icmp"&&(e=s(e,i,"enum",{allowedValues:Dr.enum},"must be equal to one of the allowed values",Dr,r),o++),I.errors=e,o===
0}function Oe(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 't\
ype'",R,r),o++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'prot\
ocol'",R,r),o++);for(let t in r)t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"addition\
alProperties",{additionalProperty:t},"must NOT have additional properties",R,r),o++);r.type!==void 0&&(_(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.protocol!==
void 0&&(I(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?I.
errors:e.concat(I.errors),o=e.length)),r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),
r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:
e.concat(c.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",R,r),o++;return Oe.errors=e,o===0}function Jr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return Oe(r,{instancePath:i,parentData:u,
parentDataProperty:f,rootData:n})||(e=e===null?Oe.errors:e.concat(Oe.errors),o=e.length),Jr.errors=e,o===0}var Qr={oneOf:[
{$ref:"description#/components/schemas/ApiCustomPortRuleRequest"},{$ref:"description#/components/schemas/ApiCustomIcmpRu\
leRequest"}],alternatives:["ApiCustomPortRuleRequest","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"protocol",
mapping:{tcp:"ApiCustomPortRuleRequest",udp:"ApiCustomPortRuleRequest",icmp:"ApiCustomIcmpRuleRequest"}}};function ke(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",k,r),o++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",k,r),o++),r.port===void 0&&
(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'",k,r),o++);for(let t in r)t==="type"||t===
"protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT h\
ave additional properties",k,r),o++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.protocol!==void 0&&(C(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),o=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),o=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",k,r),o++;return ke.errors=e,o===0}function Le(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",R,r),o++),r.protocol===void 0&&(e=s(e,i,"re\
quired",{missingProperty:"protocol"},"must have required property 'protocol'",R,r),o++);for(let t in r)t==="type"||t==="\
protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT ha\
ve additional properties",R,r),o++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.protocol!==void 0&&(I(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),o=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),o=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",R,r),o++;return Le.errors=e,o===0}function Ur(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0,t=o,l=!1,p=null,a=o;ke(r,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:n})||(e=e===null?ke.errors:e.concat(ke.errors),o=e.length);var y=a===o;y&&(l=!0,p=0);let d=o;Le(r,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:n})||(e=e===null?Le.errors:e.concat(Le.errors),o=e.length);var y=d===o;return y&&
l?(l=!1,p=[p,1]):y&&(l=!0,p=1),l?(o=t,e!==null&&(t?e.length=t:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},"must match e\
xactly one schema in oneOf",Qr,r),o++),Ur.errors=e,o===0}var Xr={type:"object",additionalProperties:{$ref:"description#/\
components/schemas/HostingServer"}},L={type:"object",additionalProperties:!1,properties:{memo:{$ref:"description#/compon\
ents/schemas/ApiMemo"},prune:{type:"array",items:{$ref:"description#/components/schemas/PrunableSection"}},order:{$ref:"\
description#/components/schemas/HostingOrder"},ssh:{type:"object",additionalProperties:!1,properties:{ssh_enabled:{type:"\
boolean"},abroad_access_restriction:{type:"boolean"}}},ssh_keys:{type:"object",additionalProperties:{$ref:"description#/\
components/schemas/SshKey"}},domains:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Domain"}},
databases:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Database"}},database_users:{type:"o\
bject",additionalProperties:{$ref:"description#/components/schemas/DatabaseUser"}},ftp:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/FtpAccount"}},cron:{type:"array",items:{$ref:"description#/components/schemas/Cron\
Job"}}}},ar=Object.prototype.hasOwnProperty,wr={type:"string",enum:["domains","subdomains","ssh_keys","databases","datab\
ase_users","grants","ftp","cron","wordpress"]};function Te(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",wr,r),o++),r==="domains"||r===
"subdomains"||r==="ssh_keys"||r==="databases"||r==="database_users"||r==="grants"||r==="ftp"||r==="cron"||r==="wordpress"||
(e=s(e,i,"enum",{allowedValues:wr.enum},"must be equal to one of the allowed values",wr,r),o++),Te.errors=e,o===0}var T={
type:"object",additionalProperties:!1,required:["plan_id","period","max_total_price","agree_to_terms"],properties:{plan_id:{
$ref:"description#/components/schemas/ApiHostingPlanId"},period:{type:"integer",minimum:1,maximum:60},auto_renew:{type:"\
boolean",default:!0},agree_to_terms:{type:"boolean",const:!0},max_total_price:{type:"integer",minimum:0}}},jr={type:"str\
ing",minLength:1,maxLength:64};function xe(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?(m(r)>64&&(e=s(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters",jr,r),o++),
m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",jr,r),o++)):(e=s(e,i,"type",{type:"string"},
"must be string",jr,r),o++),xe.errors=e,o===0}function $e(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"pl\
an_id"},"must have required property 'plan_id'",T,r),o++),r.period===void 0&&(e=s(e,i,"required",{missingProperty:"perio\
d"},"must have required property 'period'",T,r),o++),r.max_total_price===void 0&&(e=s(e,i,"required",{missingProperty:"m\
ax_total_price"},"must have required property 'max_total_price'",T,r),o++),r.agree_to_terms===void 0&&(e=s(e,i,"required",
{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",T,r),o++);for(let t in r)t==="plan_id"||
t==="period"||t==="auto_renew"||t==="agree_to_terms"||t==="max_total_price"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",T,r),o++);if(r.plan_id!==void 0&&(xe(r.plan_id,{instancePath:i+"/plan_id",parentData:r,
parentDataProperty:"plan_id",rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),o=e.length)),r.period!==void 0){let t=r.
period;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer",
T.properties.period,t),o++),typeof t=="number"&&isFinite(t)&&((t>60||isNaN(t))&&(e=s(e,i+"/period","maximum",{comparison:"\
<=",limit:60},"must be <= 60",T.properties.period,t),o++),(t<1||isNaN(t))&&(e=s(e,i+"/period","minimum",{comparison:">=",
limit:1},"must be >= 1",T.properties.period,t),o++))}if(r.auto_renew!==void 0){let t=r.auto_renew;typeof t!="boolean"&&(e=
s(e,i+"/auto_renew","type",{type:"boolean"},"must be boolean",T.properties.auto_renew,t),o++)}if(r.agree_to_terms!==void 0){
let t=r.agree_to_terms;typeof t!="boolean"&&(e=s(e,i+"/agree_to_terms","type",{type:"boolean"},"must be boolean",T.properties.
agree_to_terms,t),o++),t!==!0&&(e=s(e,i+"/agree_to_terms","const",{allowedValue:!0},"must be equal to constant",T.properties.
agree_to_terms,t),o++)}if(r.max_total_price!==void 0){let t=r.max_total_price;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(e=s(e,i+"/max_total_price","type",{type:"integer"},"must be integer",T.properties.max_total_price,t),o++),typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))&&(e=s(e,i+"/max_total_price","minimum",{comparison:">=",limit:0},"must be >= 0",T.
properties.max_total_price,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",T,r),o++;return $e.errors=e,o===
0}var J={type:"object",additionalProperties:!1,required:["public_key"],properties:{public_key:{type:"string",minLength:1},
was:{type:"string",minLength:1}}};function Ee(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.public_key===void 0&&(e=s(e,i,"required",{missingProperty:"public_key"},
"must have required property 'public_key'",J,r),o++);for(let t in r)t==="public_key"||t==="was"||(e=s(e,i,"additionalPro\
perties",{additionalProperty:t},"must NOT have additional properties",J,r),o++);if(r.public_key!==void 0){let t=r.public_key;
typeof t=="string"?m(t)<1&&(e=s(e,i+"/public_key","minLength",{limit:1},"must NOT have fewer than 1 characters",J.properties.
public_key,t),o++):(e=s(e,i+"/public_key","type",{type:"string"},"must be string",J.properties.public_key,t),o++)}if(r.was!==
void 0){let t=r.was;typeof t=="string"?m(t)<1&&(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 charact\
ers",J.properties.was,t),o++):(e=s(e,i+"/was","type",{type:"string"},"must be string",J.properties.was,t),o++)}}else e=s(
e,i,"type",{type:"object"},"must be object",J,r),o++;return Ee.errors=e,o===0}var O={type:"object",additionalProperties:!1,
properties:{memo:{$ref:"description#/components/schemas/ApiMemo"},redirect_https:{type:"boolean"},ai_crawler_block_enabled:{
type:"boolean"},ssl:{type:"boolean"},php:{type:"string",minLength:1},mail:{$ref:"description#/components/schemas/Mail"},
dkim:{type:"boolean"},dmarc:{oneOf:[{$ref:"description#/components/schemas/Dmarc"},{type:"null"}],alternatives:["Dmarc",
"choice_3"]},spf:{oneOf:[{$ref:"description#/components/schemas/Spf"},{type:"null"}],alternatives:["Spf","choice_3"]},wordpress:{
type:"object",additionalProperties:{$ref:"description#/components/schemas/WordPress"}},dns:{$ref:"description#/component\
s/schemas/Dns"},subdomains:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Subdomain"}}}},Z={
type:"object",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},accounts:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/MailAccount"}},filters:{type:"array",items:{$ref:"description#/components/schemas/\
MailFilter"}},spam_filter:{$ref:"description#/components/schemas/SpamFilter"},smtp_abroad_restriction:{type:"boolean"}}},
U={type:"object",additionalProperties:!1,properties:{password:{$ref:"description#/components/schemas/Secret"},quota_mb:{
type:"integer",minimum:1,maximum:5e4},memo:{$ref:"description#/components/schemas/ApiMemo"},forwarding:{$ref:"descriptio\
n#/components/schemas/Forwarding"},auto_reply:{oneOf:[{$ref:"description#/components/schemas/AutoReply"},{type:"null"}],
alternatives:["AutoReply","choice_3"]}}},w={title:"Secret",oneOf:[{type:"object",additionalProperties:!1,required:["env"],
properties:{env:{type:"string",minLength:1}}},{type:"object",additionalProperties:!1,required:["file"],properties:{file:{
type:"string",minLength:1}}},{type:"object",additionalProperties:!1,required:["generate"],properties:{generate:{type:"in\
teger",minimum:9,maximum:70}}}],alternatives:["choice_0","choice_1","choice_2"]};function N(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0,t=o,l=!1,p=null,a=o;if(r&&typeof r=="object"&&!Array.isArray(r)){r.
env===void 0&&(e=s(e,i,"required",{missingProperty:"env"},"must have required property 'env'",w.oneOf[0],r),o++);for(let g in r)
g!=="env"&&(e=s(e,i,"additionalProperties",{additionalProperty:g},"must NOT have additional properties",w.oneOf[0],r),o++);
if(r.env!==void 0){let g=r.env;typeof g=="string"?m(g)<1&&(e=s(e,i+"/env","minLength",{limit:1},"must NOT have fewer tha\
n 1 characters",w.oneOf[0].properties.env,g),o++):(e=s(e,i+"/env","type",{type:"string"},"must be string",w.oneOf[0].properties.
env,g),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",w.oneOf[0],r),o++;var y=a===o;y&&(l=!0,p=0);let d=o;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.file===void 0&&(e=s(e,i,"required",{missingProperty:"file"},"must have required\
 property 'file'",w.oneOf[1],r),o++);for(let g in r)g!=="file"&&(e=s(e,i,"additionalProperties",{additionalProperty:g},"\
must NOT have additional properties",w.oneOf[1],r),o++);if(r.file!==void 0){let g=r.file;typeof g=="string"?m(g)<1&&(e=s(
e,i+"/file","minLength",{limit:1},"must NOT have fewer than 1 characters",w.oneOf[1].properties.file,g),o++):(e=s(e,i+"/\
file","type",{type:"string"},"must be string",w.oneOf[1].properties.file,g),o++)}}else e=s(e,i,"type",{type:"object"},"m\
ust be object",w.oneOf[1],r),o++;var y=d===o;if(y&&l)l=!1,p=[p,1];else{y&&(l=!0,p=1);let g=o;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.generate===void 0&&(e=s(e,i,"required",{missingProperty:"generate"},"must have required property 'generate\
'",w.oneOf[2],r),o++);for(let q in r)q!=="generate"&&(e=s(e,i,"additionalProperties",{additionalProperty:q},"must NOT ha\
ve additional properties",w.oneOf[2],r),o++);if(r.generate!==void 0){let q=r.generate;typeof q=="number"&&!(q%1)&&!isNaN(
q)&&isFinite(q)||(e=s(e,i+"/generate","type",{type:"integer"},"must be integer",w.oneOf[2].properties.generate,q),o++),typeof q==
"number"&&isFinite(q)&&((q>70||isNaN(q))&&(e=s(e,i+"/generate","maximum",{comparison:"<=",limit:70},"must be <= 70",w.oneOf[2].
properties.generate,q),o++),(q<9||isNaN(q))&&(e=s(e,i+"/generate","minimum",{comparison:">=",limit:9},"must be >= 9",w.oneOf[2].
properties.generate,q),o++))}}else e=s(e,i,"type",{type:"object"},"must be object",w.oneOf[2],r),o++;var y=g===o;y&&l?(l=
!1,p=[p,2]):y&&(l=!0,p=2)}return l?(o=t,e!==null&&(t?e.length=t:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},"must match\
 exactly one schema in oneOf",w,r),o++),N.errors=e,o===0}var ae={type:"object",additionalProperties:!1,properties:{addresses:{
type:"array",items:{$ref:"description#/components/schemas/ApiMailAddress"}},keep_in_mailbox:{type:"boolean"}}};function Re(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="addresses"||t==="keep_in_mailbox"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must \
NOT have additional properties",ae,r),o++);if(r.addresses!==void 0){let t=r.addresses;if(Array.isArray(t)){let l=t.length;
for(let p=0;p<l;p++)M(t[p],{instancePath:i+"/addresses/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?M.
errors:e.concat(M.errors),o=e.length)}else e=s(e,i+"/addresses","type",{type:"array"},"must be array",ae.properties.addresses,
t),o++}if(r.keep_in_mailbox!==void 0){let t=r.keep_in_mailbox;typeof t!="boolean"&&(e=s(e,i+"/keep_in_mailbox","type",{type:"\
boolean"},"must be boolean",ae.properties.keep_in_mailbox,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",
ae,r),o++;return Re.errors=e,o===0}function Pe(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.subject===void 0&&(e=s(e,i,"required",{missingProperty:"su\
bject"},"must have required property 'subject'",h,r),o++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},
"must have required property 'body'",h,r),o++);for(let t in r)t==="from_name"||t==="subject"||t==="body"||t==="quote_inc\
oming"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",h,r),o++);if(r.from_name!==
void 0){let t=r.from_name;typeof t=="string"?m(t)<0&&(e=s(e,i+"/from_name","minLength",{limit:0},"must NOT have fewer th\
an 0 characters",h.properties.from_name,t),o++):(e=s(e,i+"/from_name","type",{type:"string"},"must be string",h.properties.
from_name,t),o++)}if(r.subject!==void 0){let t=r.subject;typeof t=="string"?m(t)<0&&(e=s(e,i+"/subject","minLength",{limit:0},
"must NOT have fewer than 0 characters",h.properties.subject,t),o++):(e=s(e,i+"/subject","type",{type:"string"},"must be\
 string",h.properties.subject,t),o++)}if(r.body!==void 0){let t=r.body;typeof t=="string"?m(t)<0&&(e=s(e,i+"/body","minL\
ength",{limit:0},"must NOT have fewer than 0 characters",h.properties.body,t),o++):(e=s(e,i+"/body","type",{type:"string"},
"must be string",h.properties.body,t),o++)}if(r.quote_incoming!==void 0){let t=r.quote_incoming;typeof t!="boolean"&&(e=
s(e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",h.properties.quote_incoming,t),o++)}}else e=s(e,i,"typ\
e",{type:"object"},"must be object",h,r),o++;return Pe.errors=e,o===0}function Fe(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let l in r)l==="password"||l==="quota_\
mb"||l==="memo"||l==="forwarding"||l==="auto_reply"||(e=s(e,i,"additionalProperties",{additionalProperty:l},"must NOT ha\
ve additional properties",U,r),o++);if(r.password!==void 0&&(N(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"\
password",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),o=e.length)),r.quota_mb!==void 0){let l=r.quota_mb;typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer",U.properties.quota_mb,
l),o++),typeof l=="number"&&isFinite(l)&&((l>5e4||isNaN(l))&&(e=s(e,i+"/quota_mb","maximum",{comparison:"<=",limit:5e4},
"must be <= 50000",U.properties.quota_mb,l),o++),(l<1||isNaN(l))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:1},
"must be >= 1",U.properties.quota_mb,l),o++))}if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.forwarding!==void 0&&(Re(r.forwarding,{instancePath:i+
"/forwarding",parentData:r,parentDataProperty:"forwarding",rootData:n})||(e=e===null?Re.errors:e.concat(Re.errors),o=e.length)),
r.auto_reply!==void 0){let l=r.auto_reply,p=o,a=!1,d=null,y=o;Pe(l,{instancePath:i+"/auto_reply",parentData:r,parentDataProperty:"\
auto_reply",rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),o=e.length);var t=y===o;t&&(a=!0,d=0);let g=o;l!==null&&
(e=s(e,i+"/auto_reply","type",{type:"null"},"must be null",U.properties.auto_reply.oneOf[1],l),o++);var t=g===o;t&&a?(a=
!1,d=[d,1]):t&&(a=!0,d=1),a?(o=p,e!==null&&(p?e.length=p:e=null)):(e=s(e,i+"/auto_reply","oneOf",{passingSchemas:d},"mus\
t match exactly one schema in oneOf",U.properties.auto_reply,l),o++)}}else e=s(e,i,"type",{type:"object"},"must be objec\
t",U,r),o++;return Fe.errors=e,o===0}var ee={type:"object",additionalProperties:!1,required:["conditions","action"],properties:{
conditions:{type:"array",minItems:1,items:{$ref:"description#/components/schemas/ApiMailFilterConditionRequest"}},action:{
$ref:"description#/components/schemas/ApiMailFilterActionRequest"}}},z={type:"object",additionalProperties:!1,required:[
"keyword","field","match_type"],properties:{keyword:{type:"string",minLength:1},field:{$ref:"description#/components/sch\
emas/ApiMailFilterField"},match_type:{$ref:"description#/components/schemas/ApiMailFilterMatchType"}}},de={type:"string",
minLength:1,enum:["subject","from","to","body","header"]};function Se(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;return r==="subject"||r==="from"||r==="to"||r==="body"||r==="header"||(e=s(e,i,"enum",{
allowedValues:de.enum},"must be equal to one of the allowed values",de,r),o++),typeof r=="string"?m(r)<1&&(e=s(e,i,"minL\
ength",{limit:1},"must NOT have fewer than 1 characters",de,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",de,
r),o++),Se.errors=e,o===0}var ge={type:"string",minLength:1,enum:["contain","match","start_from"]};function Me(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return r==="contain"||r==="match"||r==="start_from"||
(e=s(e,i,"enum",{allowedValues:ge.enum},"must be equal to one of the allowed values",ge,r),o++),typeof r=="string"?m(r)<
1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",ge,r),o++):(e=s(e,i,"type",{type:"string"},"mu\
st be string",ge,r),o++),Me.errors=e,o===0}function Ce(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.keyword===void 0&&(e=s(e,i,"required",{missingProperty:"ke\
yword"},"must have required property 'keyword'",z,r),o++),r.field===void 0&&(e=s(e,i,"required",{missingProperty:"field"},
"must have required property 'field'",z,r),o++),r.match_type===void 0&&(e=s(e,i,"required",{missingProperty:"match_type"},
"must have required property 'match_type'",z,r),o++);for(let t in r)t==="keyword"||t==="field"||t==="match_type"||(e=s(e,
i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",z,r),o++);if(r.keyword!==void 0){let t=r.
keyword;typeof t=="string"?m(t)<1&&(e=s(e,i+"/keyword","minLength",{limit:1},"must NOT have fewer than 1 characters",z.properties.
keyword,t),o++):(e=s(e,i+"/keyword","type",{type:"string"},"must be string",z.properties.keyword,t),o++)}r.field!==void 0&&
(Se(r.field,{instancePath:i+"/field",parentData:r,parentDataProperty:"field",rootData:n})||(e=e===null?Se.errors:e.concat(
Se.errors),o=e.length)),r.match_type!==void 0&&(Me(r.match_type,{instancePath:i+"/match_type",parentData:r,parentDataProperty:"\
match_type",rootData:n})||(e=e===null?Me.errors:e.concat(Me.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"mu\
st be object",z,r),o++;return Ce.errors=e,o===0}var re={type:"object",additionalProperties:!1,required:["type","method"],
properties:{type:{$ref:"description#/components/schemas/ApiMailFilterActionType"},target:{type:"string",minLength:0},method:{
$ref:"description#/components/schemas/ApiMailFilterActionMethod"}}},be={type:"string",minLength:1,enum:["mail_address","\
spam_folder","trash","delete"]};function Ie(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;return r==="mail_address"||r==="spam_folder"||r==="trash"||r==="delete"||(e=s(e,i,"enum",{allowedValues:be.enum},"mu\
st be equal to one of the allowed values",be,r),o++),typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT\
 have fewer than 1 characters",be,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",be,r),o++),Ie.errors=e,o===0}
var he={type:"string",minLength:1,enum:["move","copy"]};function Ve(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;return r==="move"||r==="copy"||(e=s(e,i,"enum",{allowedValues:he.enum},"must be equal t\
o one of the allowed values",he,r),o++),typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",he,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",he,r),o++),Ve.errors=e,o===0}function He(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",re,r),o++),r.method===
void 0&&(e=s(e,i,"required",{missingProperty:"method"},"must have required property 'method'",re,r),o++);for(let t in r)
t==="type"||t==="target"||t==="method"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional\
 properties",re,r),o++);if(r.type!==void 0&&(Ie(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||
(e=e===null?Ie.errors:e.concat(Ie.errors),o=e.length)),r.target!==void 0){let t=r.target;typeof t=="string"?m(t)<0&&(e=s(
e,i+"/target","minLength",{limit:0},"must NOT have fewer than 0 characters",re.properties.target,t),o++):(e=s(e,i+"/targ\
et","type",{type:"string"},"must be string",re.properties.target,t),o++)}r.method!==void 0&&(Ve(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:n})||(e=e===null?Ve.errors:e.concat(Ve.errors),o=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object",re,r),o++;return He.errors=e,o===0}function Je(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.conditions===void 0&&
(e=s(e,i,"required",{missingProperty:"conditions"},"must have required property 'conditions'",ee,r),o++),r.action===void 0&&
(e=s(e,i,"required",{missingProperty:"action"},"must have required property 'action'",ee,r),o++);for(let t in r)t==="con\
ditions"||t==="action"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",ee,
r),o++);if(r.conditions!==void 0){let t=r.conditions;if(Array.isArray(t)){t.length<1&&(e=s(e,i+"/conditions","minItems",
{limit:1},"must NOT have fewer than 1 items",ee.properties.conditions,t),o++);let l=t.length;for(let p=0;p<l;p++)Ce(t[p],
{instancePath:i+"/conditions/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?Ce.errors:e.concat(Ce.errors),
o=e.length)}else e=s(e,i+"/conditions","type",{type:"array"},"must be array",ee.properties.conditions,t),o++}r.action!==
void 0&&(He(r.action,{instancePath:i+"/action",parentData:r,parentDataProperty:"action",rootData:n})||(e=e===null?He.errors:
e.concat(He.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ee,r),o++;return Je.errors=e,o===0}
var P={type:"object",additionalProperties:!1,properties:{filter_type:{type:"string",minLength:1},spam_level:{type:"strin\
g",minLength:1},strict_non_japanese_subject:{type:"boolean"},strict_html_mail:{type:"boolean"},detection_action:{type:"s\
tring",minLength:1},dmarc_receiver:{type:"boolean"}}};function Ue(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="filter_type"||t==="spa\
m_level"||t==="strict_non_japanese_subject"||t==="strict_html_mail"||t==="detection_action"||t==="dmarc_receiver"||(e=s(
e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",P,r),o++);if(r.filter_type!==void 0){
let t=r.filter_type;typeof t=="string"?m(t)<1&&(e=s(e,i+"/filter_type","minLength",{limit:1},"must NOT have fewer than 1\
 characters",P.properties.filter_type,t),o++):(e=s(e,i+"/filter_type","type",{type:"string"},"must be string",P.properties.
filter_type,t),o++)}if(r.spam_level!==void 0){let t=r.spam_level;typeof t=="string"?m(t)<1&&(e=s(e,i+"/spam_level","minL\
ength",{limit:1},"must NOT have fewer than 1 characters",P.properties.spam_level,t),o++):(e=s(e,i+"/spam_level","type",{
type:"string"},"must be string",P.properties.spam_level,t),o++)}if(r.strict_non_japanese_subject!==void 0){let t=r.strict_non_japanese_subject;
typeof t!="boolean"&&(e=s(e,i+"/strict_non_japanese_subject","type",{type:"boolean"},"must be boolean",P.properties.strict_non_japanese_subject,
t),o++)}if(r.strict_html_mail!==void 0){let t=r.strict_html_mail;typeof t!="boolean"&&(e=s(e,i+"/strict_html_mail","type",
{type:"boolean"},"must be boolean",P.properties.strict_html_mail,t),o++)}if(r.detection_action!==void 0){let t=r.detection_action;
typeof t=="string"?m(t)<1&&(e=s(e,i+"/detection_action","minLength",{limit:1},"must NOT have fewer than 1 characters",P.
properties.detection_action,t),o++):(e=s(e,i+"/detection_action","type",{type:"string"},"must be string",P.properties.detection_action,
t),o++)}if(r.dmarc_receiver!==void 0){let t=r.dmarc_receiver;typeof t!="boolean"&&(e=s(e,i+"/dmarc_receiver","type",{type:"\
boolean"},"must be boolean",P.properties.dmarc_receiver,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",P,
r),o++;return Ue.errors=e,o===0}function W(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="prune"||t==="accounts"||t==="filters"||t==="spam_fi\
lter"||t==="smtp_abroad_restriction"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional p\
roperties",Z,r),o++);if(r.prune!==void 0){let t=r.prune;typeof t!="boolean"&&(e=s(e,i+"/prune","type",{type:"boolean"},"\
must be boolean",Z.properties.prune,t),o++)}if(r.accounts!==void 0){let t=r.accounts;if(t&&typeof t=="object"&&!Array.isArray(
t))for(let l in t)Fe(t[l],{instancePath:i+"/accounts/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:l,
rootData:n})||(e=e===null?Fe.errors:e.concat(Fe.errors),o=e.length);else e=s(e,i+"/accounts","type",{type:"object"},"mus\
t be object",Z.properties.accounts,t),o++}if(r.filters!==void 0){let t=r.filters;if(Array.isArray(t)){let l=t.length;for(let p=0;p<
l;p++)Je(t[p],{instancePath:i+"/filters/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?Je.errors:e.concat(
Je.errors),o=e.length)}else e=s(e,i+"/filters","type",{type:"array"},"must be array",Z.properties.filters,t),o++}if(r.spam_filter!==
void 0&&(Ue(r.spam_filter,{instancePath:i+"/spam_filter",parentData:r,parentDataProperty:"spam_filter",rootData:n})||(e=
e===null?Ue.errors:e.concat(Ue.errors),o=e.length)),r.smtp_abroad_restriction!==void 0){let t=r.smtp_abroad_restriction;
typeof t!="boolean"&&(e=s(e,i+"/smtp_abroad_restriction","type",{type:"boolean"},"must be boolean",Z.properties.smtp_abroad_restriction,
t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",Z,r),o++;return W.errors=e,o===0}function G(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.policy===
void 0&&(e=s(e,i,"required",{missingProperty:"policy"},"must have required property 'policy'",$,r),o++),r.report_enabled===
void 0&&(e=s(e,i,"required",{missingProperty:"report_enabled"},"must have required property 'report_enabled'",$,r),o++),
r.notification_mail_addresses===void 0&&(e=s(e,i,"required",{missingProperty:"notification_mail_addresses"},"must have r\
equired property 'notification_mail_addresses'",$,r),o++);for(let t in r)t==="policy"||t==="report_enabled"||t==="notifi\
cation_mail_addresses"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",$,r),
o++);if(r.policy!==void 0&&(K(r.policy,{instancePath:i+"/policy",parentData:r,parentDataProperty:"policy",rootData:n})||
(e=e===null?K.errors:e.concat(K.errors),o=e.length)),r.report_enabled!==void 0){let t=r.report_enabled;typeof t!="boolea\
n"&&(e=s(e,i+"/report_enabled","type",{type:"boolean"},"must be boolean",$.properties.report_enabled,t),o++)}if(r.notification_mail_addresses!==
void 0){let t=r.notification_mail_addresses;if(Array.isArray(t)){let l=t.length;for(let p=0;p<l;p++)M(t[p],{instancePath:i+
"/notification_mail_addresses/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?M.errors:e.concat(M.errors),
o=e.length)}else e=s(e,i+"/notification_mail_addresses","type",{type:"array"},"must be array",$.properties.notification_mail_addresses,
t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",$,r),o++;return G.errors=e,o===0}function Q(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.spf_record===
void 0&&(e=s(e,i,"required",{missingProperty:"spf_record"},"must have required property 'spf_record'",S,r),o++);for(let t in r)
t!=="spf_record"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",S,r),o++);
if(r.spf_record!==void 0){let t=r.spf_record;typeof t=="string"?m(t)<1&&(e=s(e,i+"/spf_record","minLength",{limit:1},"mu\
st NOT have fewer than 1 characters",S.properties.spf_record,t),o++):(e=s(e,i+"/spf_record","type",{type:"string"},"must\
 be string",S.properties.spf_record,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",S,r),o++;return Q.errors=
e,o===0}var E={type:"object",additionalProperties:!1,properties:{title:{type:"string",minLength:1,maxLength:255},admin_username:{
type:"string",minLength:1,maxLength:255},admin_email:{type:"string",description:"Mail address of the first administrator\
; at most 255 characters according to public reference material.",minLength:3,maxLength:255,pattern:"^[^@\\s]+@[^\\s\\x00-,\
/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"},
memo:{$ref:"description#/components/schemas/ApiMemo"},admin_password:{$ref:"description#/components/schemas/Secret"}}};function X(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="title"||t==="admin_username"||t==="admin_email"||t==="memo"||t==="admin_password"||(e=s(e,i,"add\
itionalProperties",{additionalProperty:t},"must NOT have additional properties",E,r),o++);if(r.title!==void 0){let t=r.title;
typeof t=="string"?(m(t)>255&&(e=s(e,i+"/title","maxLength",{limit:255},"must NOT have more than 255 characters",E.properties.
title,t),o++),m(t)<1&&(e=s(e,i+"/title","minLength",{limit:1},"must NOT have fewer than 1 characters",E.properties.title,
t),o++)):(e=s(e,i+"/title","type",{type:"string"},"must be string",E.properties.title,t),o++)}if(r.admin_username!==void 0){
let t=r.admin_username;typeof t=="string"?(m(t)>255&&(e=s(e,i+"/admin_username","maxLength",{limit:255},"must NOT have m\
ore than 255 characters",E.properties.admin_username,t),o++),m(t)<1&&(e=s(e,i+"/admin_username","minLength",{limit:1},"m\
ust NOT have fewer than 1 characters",E.properties.admin_username,t),o++)):(e=s(e,i+"/admin_username","type",{type:"stri\
ng"},"must be string",E.properties.admin_username,t),o++)}if(r.admin_email!==void 0){let t=r.admin_email;typeof t=="stri\
ng"?(m(t)>255&&(e=s(e,i+"/admin_email","maxLength",{limit:255},"must NOT have more than 255 characters",E.properties.admin_email,
t),o++),m(t)<3&&(e=s(e,i+"/admin_email","minLength",{limit:3},"must NOT have fewer than 3 characters",E.properties.admin_email,
t),o++),Mr.test(t)||(e=s(e,i+"/admin_email","pattern",{pattern:"^[^@\\s]+@[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\
\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"},'must match pattern "^[^@\\s]+@[^\
\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"',
E.properties.admin_email,t),o++)):(e=s(e,i+"/admin_email","type",{type:"string"},"must be string",E.properties.admin_email,
t),o++)}r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?
c.errors:e.concat(c.errors),o=e.length)),r.admin_password!==void 0&&(N(r.admin_password,{instancePath:i+"/admin_password",
parentData:r,parentDataProperty:"admin_password",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),o=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object",E,r),o++;return X.errors=e,o===0}var pe={type:"object",additionalProperties:!1,
required:["records"],properties:{prune:{type:"boolean",default:!1},records:{type:"array",items:{$ref:"description#/compo\
nents/schemas/DnsRecord"}}}},A={type:"object",additionalProperties:!1,required:["host","type","content"],properties:{host:{
type:"string",minLength:1,maxLength:255},type:{$ref:"description#/components/schemas/ApiDnsRecordType"},content:{type:"s\
tring",minLength:1},ttl:{type:"integer",minimum:60,maximum:86400},priority:{type:"integer",minimum:0,maximum:65535}}},kr={
type:"string",minLength:1};function ze(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",kr,r),o++):
(e=s(e,i,"type",{type:"string"},"must be string",kr,r),o++),ze.errors=e,o===0}function Ke(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.host===void 0&&(e=s(
e,i,"required",{missingProperty:"host"},"must have required property 'host'",A,r),o++),r.type===void 0&&(e=s(e,i,"requir\
ed",{missingProperty:"type"},"must have required property 'type'",A,r),o++),r.content===void 0&&(e=s(e,i,"required",{missingProperty:"\
content"},"must have required property 'content'",A,r),o++);for(let t in r)t==="host"||t==="type"||t==="content"||t==="t\
tl"||t==="priority"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",A,r),o++);
if(r.host!==void 0){let t=r.host;typeof t=="string"?(m(t)>255&&(e=s(e,i+"/host","maxLength",{limit:255},"must NOT have m\
ore than 255 characters",A.properties.host,t),o++),m(t)<1&&(e=s(e,i+"/host","minLength",{limit:1},"must NOT have fewer t\
han 1 characters",A.properties.host,t),o++)):(e=s(e,i+"/host","type",{type:"string"},"must be string",A.properties.host,
t),o++)}if(r.type!==void 0&&(ze(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===
null?ze.errors:e.concat(ze.errors),o=e.length)),r.content!==void 0){let t=r.content;typeof t=="string"?m(t)<1&&(e=s(e,i+
"/content","minLength",{limit:1},"must NOT have fewer than 1 characters",A.properties.content,t),o++):(e=s(e,i+"/content",
"type",{type:"string"},"must be string",A.properties.content,t),o++)}if(r.ttl!==void 0){let t=r.ttl;typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,i+"/ttl","type",{type:"integer"},"must be integer",A.properties.ttl,t),o++),typeof t==
"number"&&isFinite(t)&&((t>86400||isNaN(t))&&(e=s(e,i+"/ttl","maximum",{comparison:"<=",limit:86400},"must be <= 86400",
A.properties.ttl,t),o++),(t<60||isNaN(t))&&(e=s(e,i+"/ttl","minimum",{comparison:">=",limit:60},"must be >= 60",A.properties.
ttl,t),o++))}if(r.priority!==void 0){let t=r.priority;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,i+"/pri\
ority","type",{type:"integer"},"must be integer",A.properties.priority,t),o++),typeof t=="number"&&isFinite(t)&&((t>65535||
isNaN(t))&&(e=s(e,i+"/priority","maximum",{comparison:"<=",limit:65535},"must be <= 65535",A.properties.priority,t),o++),
(t<0||isNaN(t))&&(e=s(e,i+"/priority","minimum",{comparison:">=",limit:0},"must be >= 0",A.properties.priority,t),o++))}}else
e=s(e,i,"type",{type:"object"},"must be object",A,r),o++;return Ke.errors=e,o===0}function Be(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.records===void 0&&(e=
s(e,i,"required",{missingProperty:"records"},"must have required property 'records'",pe,r),o++);for(let t in r)t==="prun\
e"||t==="records"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",pe,r),o++);
if(r.prune!==void 0){let t=r.prune;typeof t!="boolean"&&(e=s(e,i+"/prune","type",{type:"boolean"},"must be boolean",pe.properties.
prune,t),o++)}if(r.records!==void 0){let t=r.records;if(Array.isArray(t)){let l=t.length;for(let p=0;p<l;p++)Ke(t[p],{instancePath:i+
"/records/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?Ke.errors:e.concat(Ke.errors),o=e.length)}else
e=s(e,i+"/records","type",{type:"array"},"must be array",pe.properties.records,t),o++}}else e=s(e,i,"type",{type:"object"},
"must be object",pe,r),o++;return Be.errors=e,o===0}var F={type:"object",additionalProperties:!1,properties:{memo:{$ref:"\
description#/components/schemas/ApiMemo"},ssl:{type:"boolean"},php:{type:"string",minLength:1},mail:{$ref:"description#/\
components/schemas/Mail"},dkim:{type:"boolean"},dmarc:{oneOf:[{$ref:"description#/components/schemas/Dmarc"},{type:"null"}],
alternatives:["Dmarc","choice_3"]},spf:{oneOf:[{$ref:"description#/components/schemas/Spf"},{type:"null"}],alternatives:[
"Spf","choice_3"]},wordpress:{type:"object",additionalProperties:{$ref:"description#/components/schemas/WordPress"}}}};function We(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let p in r)p==="memo"||p==="ssl"||p==="php"||p==="mail"||p==="dkim"||p==="dmarc"||p==="spf"||p==="wordpress"||(e=
s(e,i,"additionalProperties",{additionalProperty:p},"must NOT have additional properties",F,r),o++);if(r.memo!==void 0&&
(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),
o=e.length)),r.ssl!==void 0){let p=r.ssl;typeof p!="boolean"&&(e=s(e,i+"/ssl","type",{type:"boolean"},"must be boolean",
F.properties.ssl,p),o++)}if(r.php!==void 0){let p=r.php;typeof p=="string"?m(p)<1&&(e=s(e,i+"/php","minLength",{limit:1},
"must NOT have fewer than 1 characters",F.properties.php,p),o++):(e=s(e,i+"/php","type",{type:"string"},"must be string",
F.properties.php,p),o++)}if(r.mail!==void 0&&(W(r.mail,{instancePath:i+"/mail",parentData:r,parentDataProperty:"mail",rootData:n})||
(e=e===null?W.errors:e.concat(W.errors),o=e.length)),r.dkim!==void 0){let p=r.dkim;typeof p!="boolean"&&(e=s(e,i+"/dkim",
"type",{type:"boolean"},"must be boolean",F.properties.dkim,p),o++)}if(r.dmarc!==void 0){let p=r.dmarc,a=o,d=!1,y=null,g=o;
G(p,{instancePath:i+"/dmarc",parentData:r,parentDataProperty:"dmarc",rootData:n})||(e=e===null?G.errors:e.concat(G.errors),
o=e.length);var t=g===o;t&&(d=!0,y=0);let H=o;p!==null&&(e=s(e,i+"/dmarc","type",{type:"null"},"must be null",F.properties.
dmarc.oneOf[1],p),o++);var t=H===o;t&&d?(d=!1,y=[y,1]):t&&(d=!0,y=1),d?(o=a,e!==null&&(a?e.length=a:e=null)):(e=s(e,i+"/\
dmarc","oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",F.properties.dmarc,p),o++)}if(r.spf!==void 0){
let p=r.spf,a=o,d=!1,y=null,g=o;Q(p,{instancePath:i+"/spf",parentData:r,parentDataProperty:"spf",rootData:n})||(e=e===null?
Q.errors:e.concat(Q.errors),o=e.length);var l=g===o;l&&(d=!0,y=0);let H=o;p!==null&&(e=s(e,i+"/spf","type",{type:"null"},
"must be null",F.properties.spf.oneOf[1],p),o++);var l=H===o;l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d?(o=a,e!==null&&(a?e.length=
a:e=null)):(e=s(e,i+"/spf","oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",F.properties.spf,p),o++)}
if(r.wordpress!==void 0){let p=r.wordpress;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p)X(p[a],{instancePath:i+
"/wordpress/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,rootData:n})||(e=e===null?X.errors:
e.concat(X.errors),o=e.length);else e=s(e,i+"/wordpress","type",{type:"object"},"must be object",F.properties.wordpress,
p),o++}}else e=s(e,i,"type",{type:"object"},"must be object",F,r),o++;return We.errors=e,o===0}function Ge(r,{instancePath:i="",
parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)
ar.call(O.properties,p)||(e=s(e,i,"additionalProperties",{additionalProperty:p},"must NOT have additional properties",O,
r),o++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===
null?c.errors:e.concat(c.errors),o=e.length)),r.redirect_https!==void 0){let p=r.redirect_https;typeof p!="boolean"&&(e=
s(e,i+"/redirect_https","type",{type:"boolean"},"must be boolean",O.properties.redirect_https,p),o++)}if(r.ai_crawler_block_enabled!==
void 0){let p=r.ai_crawler_block_enabled;typeof p!="boolean"&&(e=s(e,i+"/ai_crawler_block_enabled","type",{type:"boolean"},
"must be boolean",O.properties.ai_crawler_block_enabled,p),o++)}if(r.ssl!==void 0){let p=r.ssl;typeof p!="boolean"&&(e=s(
e,i+"/ssl","type",{type:"boolean"},"must be boolean",O.properties.ssl,p),o++)}if(r.php!==void 0){let p=r.php;typeof p=="\
string"?m(p)<1&&(e=s(e,i+"/php","minLength",{limit:1},"must NOT have fewer than 1 characters",O.properties.php,p),o++):(e=
s(e,i+"/php","type",{type:"string"},"must be string",O.properties.php,p),o++)}if(r.mail!==void 0&&(W(r.mail,{instancePath:i+
"/mail",parentData:r,parentDataProperty:"mail",rootData:n})||(e=e===null?W.errors:e.concat(W.errors),o=e.length)),r.dkim!==
void 0){let p=r.dkim;typeof p!="boolean"&&(e=s(e,i+"/dkim","type",{type:"boolean"},"must be boolean",O.properties.dkim,p),
o++)}if(r.dmarc!==void 0){let p=r.dmarc,a=o,d=!1,y=null,g=o;G(p,{instancePath:i+"/dmarc",parentData:r,parentDataProperty:"\
dmarc",rootData:n})||(e=e===null?G.errors:e.concat(G.errors),o=e.length);var t=g===o;t&&(d=!0,y=0);let H=o;p!==null&&(e=
s(e,i+"/dmarc","type",{type:"null"},"must be null",O.properties.dmarc.oneOf[1],p),o++);var t=H===o;t&&d?(d=!1,y=[y,1]):t&&
(d=!0,y=1),d?(o=a,e!==null&&(a?e.length=a:e=null)):(e=s(e,i+"/dmarc","oneOf",{passingSchemas:y},"must match exactly one \
schema in oneOf",O.properties.dmarc,p),o++)}if(r.spf!==void 0){let p=r.spf,a=o,d=!1,y=null,g=o;Q(p,{instancePath:i+"/spf",
parentData:r,parentDataProperty:"spf",rootData:n})||(e=e===null?Q.errors:e.concat(Q.errors),o=e.length);var l=g===o;l&&(d=
!0,y=0);let H=o;p!==null&&(e=s(e,i+"/spf","type",{type:"null"},"must be null",O.properties.spf.oneOf[1],p),o++);var l=H===
o;l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d?(o=a,e!==null&&(a?e.length=a:e=null)):(e=s(e,i+"/spf","oneOf",{passingSchemas:y},"\
must match exactly one schema in oneOf",O.properties.spf,p),o++)}if(r.wordpress!==void 0){let p=r.wordpress;if(p&&typeof p==
"object"&&!Array.isArray(p))for(let a in p)X(p[a],{instancePath:i+"/wordpress/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:p,parentDataProperty:a,rootData:n})||(e=e===null?X.errors:e.concat(X.errors),o=e.length);else e=s(e,i+"/wordp\
ress","type",{type:"object"},"must be object",O.properties.wordpress,p),o++}if(r.dns!==void 0&&(Be(r.dns,{instancePath:i+
"/dns",parentData:r,parentDataProperty:"dns",rootData:n})||(e=e===null?Be.errors:e.concat(Be.errors),o=e.length)),r.subdomains!==
void 0){let p=r.subdomains;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p)We(p[a],{instancePath:i+"/subdomai\
ns/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,rootData:n})||(e=e===null?We.errors:e.concat(
We.errors),o=e.length);else e=s(e,i+"/subdomains","type",{type:"object"},"must be object",O.properties.subdomains,p),o++}}else
e=s(e,i,"type",{type:"object"},"must be object",O,r),o++;return Ge.errors=e,o===0}var Lr={type:"object",additionalProperties:!1,
properties:{character_set:{$ref:"description#/components/schemas/ApiDatabaseCharacterSet"},memo:{$ref:"description#/comp\
onents/schemas/ApiMemo"}}},_e={type:"string",minLength:1,enum:["utf8mb4","UTF-8","EUC-JP","SHIFT-JIS","Binary"]};function Qe(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return r==="utf8mb4"||r==="UTF-8"||
r==="EUC-JP"||r==="SHIFT-JIS"||r==="Binary"||(e=s(e,i,"enum",{allowedValues:_e.enum},"must be equal to one of the allowe\
d values",_e,r),o++),typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",_e,
r),o++):(e=s(e,i,"type",{type:"string"},"must be string",_e,r),o++),Qe.errors=e,o===0}function Xe(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="c\
haracter_set"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",
Lr,r),o++);r.character_set!==void 0&&(Qe(r.character_set,{instancePath:i+"/character_set",parentData:r,parentDataProperty:"\
character_set",rootData:n})||(e=e===null?Qe.errors:e.concat(Qe.errors),o=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",Lr,r),o++;return Xe.errors=e,o===0}var le={type:"object",additionalProperties:!1,
properties:{password:{$ref:"description#/components/schemas/Secret"},memo:{$ref:"description#/components/schemas/ApiMemo"},
grants:{type:"array",items:{type:"string",minLength:1}}}};function Ye(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="password"||t==="memo"||
t==="grants"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",le,r),o++);if(r.
password!==void 0&&(N(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"password",rootData:n})||(e=
e===null?N.errors:e.concat(N.errors),o=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.grants!==void 0){let t=r.grants;if(Array.isArray(
t)){let l=t.length;for(let p=0;p<l;p++){let a=t[p];typeof a=="string"?m(a)<1&&(e=s(e,i+"/grants/"+p,"minLength",{limit:1},
"must NOT have fewer than 1 characters",le.properties.grants.items,a),o++):(e=s(e,i+"/grants/"+p,"type",{type:"string"},
"must be string",le.properties.grants.items,a),o++)}}else e=s(e,i+"/grants","type",{type:"array"},"must be array",le.properties.
grants,t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",le,r),o++;return Ye.errors=e,o===0}var te={type:"obj\
ect",additionalProperties:!1,properties:{password:{$ref:"description#/components/schemas/Secret"},directory:{type:"strin\
g",minLength:1},quota_mb:{type:"integer",minimum:0},memo:{$ref:"description#/components/schemas/ApiMemo"}}};function Ze(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="password"||t==="directory"||t==="quota_mb"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",te,r),o++);if(r.password!==void 0&&(N(r.password,{instancePath:i+"/password",parentData:r,
parentDataProperty:"password",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),o=e.length)),r.directory!==void 0){let t=r.
directory;typeof t=="string"?m(t)<1&&(e=s(e,i+"/directory","minLength",{limit:1},"must NOT have fewer than 1 characters",
te.properties.directory,t),o++):(e=s(e,i+"/directory","type",{type:"string"},"must be string",te.properties.directory,t),
o++)}if(r.quota_mb!==void 0){let t=r.quota_mb;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,i+"/quota_mb","\
type",{type:"integer"},"must be integer",te.properties.quota_mb,t),o++),typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))&&
(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:0},"must be >= 0",te.properties.quota_mb,t),o++)}r.memo!==void 0&&
(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),
o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",te,r),o++;return Ze.errors=e,o===0}var b={type:"object",
additionalProperties:!1,required:["minute","hour","day","month","weekday","command"],properties:{minute:{type:"string",minLength:1},
hour:{type:"string",minLength:1},day:{type:"string",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",
minLength:1},command:{type:"string",minLength:1,maxLength:1024},comment:{type:"string",minLength:0},enabled:{type:"boole\
an"},was:{type:"string",minLength:1}}};function er(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.minute===void 0&&(e=s(e,i,"required",{missingProperty:"min\
ute"},"must have required property 'minute'",b,r),o++),r.hour===void 0&&(e=s(e,i,"required",{missingProperty:"hour"},"mu\
st have required property 'hour'",b,r),o++),r.day===void 0&&(e=s(e,i,"required",{missingProperty:"day"},"must have requi\
red property 'day'",b,r),o++),r.month===void 0&&(e=s(e,i,"required",{missingProperty:"month"},"must have required proper\
ty 'month'",b,r),o++),r.weekday===void 0&&(e=s(e,i,"required",{missingProperty:"weekday"},"must have required property '\
weekday'",b,r),o++),r.command===void 0&&(e=s(e,i,"required",{missingProperty:"command"},"must have required property 'co\
mmand'",b,r),o++);for(let t in r)ar.call(b.properties,t)||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must N\
OT have additional properties",b,r),o++);if(r.minute!==void 0){let t=r.minute;typeof t=="string"?m(t)<1&&(e=s(e,i+"/minu\
te","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.minute,t),o++):(e=s(e,i+"/minute","type",
{type:"string"},"must be string",b.properties.minute,t),o++)}if(r.hour!==void 0){let t=r.hour;typeof t=="string"?m(t)<1&&
(e=s(e,i+"/hour","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.hour,t),o++):(e=s(e,i+"/hour",
"type",{type:"string"},"must be string",b.properties.hour,t),o++)}if(r.day!==void 0){let t=r.day;typeof t=="string"?m(t)<
1&&(e=s(e,i+"/day","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.day,t),o++):(e=s(e,i+"/day",
"type",{type:"string"},"must be string",b.properties.day,t),o++)}if(r.month!==void 0){let t=r.month;typeof t=="string"?m(
t)<1&&(e=s(e,i+"/month","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.month,t),o++):(e=s(e,
i+"/month","type",{type:"string"},"must be string",b.properties.month,t),o++)}if(r.weekday!==void 0){let t=r.weekday;typeof t==
"string"?m(t)<1&&(e=s(e,i+"/weekday","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.weekday,
t),o++):(e=s(e,i+"/weekday","type",{type:"string"},"must be string",b.properties.weekday,t),o++)}if(r.command!==void 0){
let t=r.command;typeof t=="string"?(m(t)>1024&&(e=s(e,i+"/command","maxLength",{limit:1024},"must NOT have more than 102\
4 characters",b.properties.command,t),o++),m(t)<1&&(e=s(e,i+"/command","minLength",{limit:1},"must NOT have fewer than 1\
 characters",b.properties.command,t),o++)):(e=s(e,i+"/command","type",{type:"string"},"must be string",b.properties.command,
t),o++)}if(r.comment!==void 0){let t=r.comment;typeof t=="string"?m(t)<0&&(e=s(e,i+"/comment","minLength",{limit:0},"mus\
t NOT have fewer than 0 characters",b.properties.comment,t),o++):(e=s(e,i+"/comment","type",{type:"string"},"must be str\
ing",b.properties.comment,t),o++)}if(r.enabled!==void 0){let t=r.enabled;typeof t!="boolean"&&(e=s(e,i+"/enabled","type",
{type:"boolean"},"must be boolean",b.properties.enabled,t),o++)}if(r.was!==void 0){let t=r.was;typeof t=="string"?m(t)<1&&
(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 characters",b.properties.was,t),o++):(e=s(e,i+"/was","\
type",{type:"string"},"must be string",b.properties.was,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",b,
r),o++;return er.errors=e,o===0}function rr(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)ar.call(L.properties,t)||(e=s(e,i,"additionalProperties",
{additionalProperty:t},"must NOT have additional properties",L,r),o++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/m\
emo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.prune!==
void 0){let t=r.prune;if(Array.isArray(t)){let l=t.length;for(let p=0;p<l;p++)Te(t[p],{instancePath:i+"/prune/"+p,parentData:t,
parentDataProperty:p,rootData:n})||(e=e===null?Te.errors:e.concat(Te.errors),o=e.length)}else e=s(e,i+"/prune","type",{type:"\
array"},"must be array",L.properties.prune,t),o++}if(r.order!==void 0&&($e(r.order,{instancePath:i+"/order",parentData:r,
parentDataProperty:"order",rootData:n})||(e=e===null?$e.errors:e.concat($e.errors),o=e.length)),r.ssh!==void 0){let t=r.
ssh;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let l in t)l==="ssh_enabled"||l==="abroad_access_restriction"||(e=s(
e,i+"/ssh","additionalProperties",{additionalProperty:l},"must NOT have additional properties",L.properties.ssh,t),o++);
if(t.ssh_enabled!==void 0){let l=t.ssh_enabled;typeof l!="boolean"&&(e=s(e,i+"/ssh/ssh_enabled","type",{type:"boolean"},
"must be boolean",L.properties.ssh.properties.ssh_enabled,l),o++)}if(t.abroad_access_restriction!==void 0){let l=t.abroad_access_restriction;
typeof l!="boolean"&&(e=s(e,i+"/ssh/abroad_access_restriction","type",{type:"boolean"},"must be boolean",L.properties.ssh.
properties.abroad_access_restriction,l),o++)}}else e=s(e,i+"/ssh","type",{type:"object"},"must be object",L.properties.ssh,
t),o++}if(r.ssh_keys!==void 0){let t=r.ssh_keys;if(t&&typeof t=="object"&&!Array.isArray(t))for(let l in t)Ee(t[l],{instancePath:i+
"/ssh_keys/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?Ee.errors:
e.concat(Ee.errors),o=e.length);else e=s(e,i+"/ssh_keys","type",{type:"object"},"must be object",L.properties.ssh_keys,t),
o++}if(r.domains!==void 0){let t=r.domains;if(t&&typeof t=="object"&&!Array.isArray(t))for(let l in t)Ge(t[l],{instancePath:i+
"/domains/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?Ge.errors:
e.concat(Ge.errors),o=e.length);else e=s(e,i+"/domains","type",{type:"object"},"must be object",L.properties.domains,t),
o++}if(r.databases!==void 0){let t=r.databases;if(t&&typeof t=="object"&&!Array.isArray(t))for(let l in t)Xe(t[l],{instancePath:i+
"/databases/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?Xe.errors:
e.concat(Xe.errors),o=e.length);else e=s(e,i+"/databases","type",{type:"object"},"must be object",L.properties.databases,
t),o++}if(r.database_users!==void 0){let t=r.database_users;if(t&&typeof t=="object"&&!Array.isArray(t))for(let l in t)Ye(
t[l],{instancePath:i+"/database_users/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?Ye.errors:e.concat(Ye.errors),o=e.length);else e=s(e,i+"/database_users","type",{type:"object"},"must be obj\
ect",L.properties.database_users,t),o++}if(r.ftp!==void 0){let t=r.ftp;if(t&&typeof t=="object"&&!Array.isArray(t))for(let l in t)
Ze(t[l],{instancePath:i+"/ftp/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?Ze.errors:e.concat(Ze.errors),o=e.length);else e=s(e,i+"/ftp","type",{type:"object"},"must be object",L.properties.
ftp,t),o++}if(r.cron!==void 0){let t=r.cron;if(Array.isArray(t)){let l=t.length;for(let p=0;p<l;p++)er(t[p],{instancePath:i+
"/cron/"+p,parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?er.errors:e.concat(er.errors),o=e.length)}else e=
s(e,i+"/cron","type",{type:"array"},"must be array",L.properties.cron,t),o++}}else e=s(e,i,"type",{type:"object"},"must \
be object",L,r),o++;return rr.errors=e,o===0}function fe(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)rr(r[t],{instancePath:i+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:n})||(e=e===null?rr.errors:e.concat(rr.errors),o=e.length);else
e=s(e,i,"type",{type:"object"},"must be object",Xr,r),o++;return fe.errors=e,o===0}var Yr={type:"object",additionalProperties:{
$ref:"description#/components/schemas/Vps"}},x={type:"object",additionalProperties:!1,properties:{memo:{$ref:"descriptio\
n#/components/schemas/ApiMemo"},name:{$ref:"description#/components/schemas/ApiVpsName"},was:{type:"string",minLength:1},
reverse_hostname:{type:"string",description:"Hostname for the reverse record: at most 253 letters, digits, hyphens or do\
ts. The standard hostname restores the default.",minLength:1,maxLength:253,pattern:"^[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\\
u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"},power:{type:"string",
enum:["running","stopped"]},protection:{type:"object",additionalProperties:!1,properties:{os_reinstall:{type:"boolean"}}},
packet_filter:{$ref:"description#/components/schemas/PacketFilter"},order:{$ref:"description#/components/schemas/VpsOrde\
r"}}},ve={type:"string",description:"Server name chosen by the owner: at most 50 lower-case letters, digits, hyphens or \
underscores.",minLength:1,maxLength:50,pattern:"^[0-9a-z_-]{1,50}$"},Zr=new RegExp("^[0-9a-z_-]{1,50}$","u");function tr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(m(r)>50&&
(e=s(e,i,"maxLength",{limit:50},"must NOT have more than 50 characters",ve,r),o++),m(r)<1&&(e=s(e,i,"minLength",{limit:1},
"must NOT have fewer than 1 characters",ve,r),o++),Zr.test(r)||(e=s(e,i,"pattern",{pattern:"^[0-9a-z_-]{1,50}$"},'must m\
atch pattern "^[0-9a-z_-]{1,50}$"',ve,r),o++)):(e=s(e,i,"type",{type:"string"},"must be string",ve,r),o++),tr.errors=e,o===
0}var oe={type:"object",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},enabled:{type:"boolean"},rules:{
type:"array",maxItems:20,items:{$ref:"description#/components/schemas/ApiCreateRuleRequest"}}}},et={oneOf:[{$ref:"descri\
ption#/components/schemas/ApiPresetRuleRequest"},{$ref:"description#/components/schemas/ApiCustomPortRuleRequest"},{$ref:"\
description#/components/schemas/ApiCustomIcmpRuleRequest"}],alternatives:["ApiPresetRuleRequest","ApiCustomPortRuleReque\
st","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"type",mapping:{ssh:"ApiPresetRuleRequest",web:"ApiPresetRul\
eRequest",web_http:"ApiPresetRuleRequest",mysql:"ApiPresetRuleRequest",postgresql:"ApiPresetRuleRequest",mail:"ApiPreset\
RuleRequest",rdp:"ApiPresetRuleRequest",custom:"choice_8"}}};function or(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"\
type"},"must have required property 'type'",ie,r),o++);for(let t in r)t!=="type"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",ie,r),o++);r.type!==void 0&&(B(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?B.errors:e.concat(B.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",ie,r),o++;return or.errors=e,o===0}function ir(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},
"must have required property 'type'",k,r),o++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"mu\
st have required property 'protocol'",k,r),o++),r.port===void 0&&(e=s(e,i,"required",{missingProperty:"port"},"must have\
 required property 'port'",k,r),o++);for(let t in r)t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="memo"||
(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",k,r),o++);r.type!==void 0&&
(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),
o=e.length)),r.protocol!==void 0&&(C(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||
(e=e===null?C.errors:e.concat(C.errors),o=e.length)),r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),o=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),
r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:
e.concat(c.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",k,r),o++;return ir.errors=e,o===0}function sr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",R,r),o++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",R,r),o++);for(let t in r)
t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",R,r),o++);r.type!==void 0&&(_(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.protocol!==void 0&&(I(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),o=e.length)),
r.port!==void 0&&(v(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),o=e.length)),r.allowed_ip!==void 0&&(D(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),o=e.length)),r.memo!==void 0&&(c(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",R,r),o++;return sr.errors=e,o===0}function nr(r,{instancePath:i="",parentData:u,
parentDataProperty:f,rootData:n=r}={}){let e=null,o=0,t=o,l=!1,p=null,a=o;or(r,{instancePath:i,parentData:u,parentDataProperty:f,
rootData:n})||(e=e===null?or.errors:e.concat(or.errors),o=e.length);var y=a===o;y&&(l=!0,p=0);let d=o;ir(r,{instancePath:i,
parentData:u,parentDataProperty:f,rootData:n})||(e=e===null?ir.errors:e.concat(ir.errors),o=e.length);var y=d===o;if(y&&
l)l=!1,p=[p,1];else{y&&(l=!0,p=1);let g=o;sr(r,{instancePath:i,parentData:u,parentDataProperty:f,rootData:n})||(e=e===null?
sr.errors:e.concat(sr.errors),o=e.length);var y=g===o;y&&l?(l=!1,p=[p,2]):y&&(l=!0,p=2)}return l?(o=t,e!==null&&(t?e.length=
t:e=null)):(e=s(e,i,"oneOf",{passingSchemas:p},"must match exactly one schema in oneOf",et,r),o++),nr.errors=e,o===0}function pr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="prune"||t==="enabled"||t==="rules"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must\
 NOT have additional properties",oe,r),o++);if(r.prune!==void 0){let t=r.prune;typeof t!="boolean"&&(e=s(e,i+"/prune","t\
ype",{type:"boolean"},"must be boolean",oe.properties.prune,t),o++)}if(r.enabled!==void 0){let t=r.enabled;typeof t!="bo\
olean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},"must be boolean",oe.properties.enabled,t),o++)}if(r.rules!==void 0){
let t=r.rules;if(Array.isArray(t)){t.length>20&&(e=s(e,i+"/rules","maxItems",{limit:20},"must NOT have more than 20 item\
s",oe.properties.rules,t),o++);let l=t.length;for(let p=0;p<l;p++)nr(t[p],{instancePath:i+"/rules/"+p,parentData:t,parentDataProperty:p,
rootData:n})||(e=e===null?nr.errors:e.concat(nr.errors),o=e.length)}else e=s(e,i+"/rules","type",{type:"array"},"must be\
 array",oe.properties.rules,t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",oe,r),o++;return pr.errors=e,o===
0}var j={type:"object",dependentRequired:{ssh_public_key:["ssh_key_name"]},additionalProperties:!1,required:["plan_id","\
period","max_total_price","agree_to_terms","image_id","root_password"],properties:{plan_id:{$ref:"description#/component\
s/schemas/ApiVpsPlanId"},period:{type:"integer",minimum:1},auto_renew:{type:"boolean",default:!0},image_id:{$ref:"descri\
ption#/components/schemas/ApiImageId"},ssh_key_name:{$ref:"description#/components/schemas/ApiSshKeyName"},ssh_public_key:{
$ref:"description#/components/schemas/ApiSshPublicKey"},agree_to_terms:{type:"boolean",const:!0},max_total_price:{type:"\
integer",minimum:0},root_password:{$ref:"description#/components/schemas/Secret"}}},Tr={type:"string",minLength:1};function lr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?m(r)<1&&(e=
s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Tr,r),o++):(e=s(e,i,"type",{type:"string"},"must be \
string",Tr,r),o++),lr.errors=e,o===0}var xr={type:"string",minLength:1};function fr(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",xr,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",xr,r),o++),fr.errors=e,o===0}var $r={type:"\
string",minLength:1};function ur(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;
return typeof r=="string"?m(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",$r,r),o++):(e=s(
e,i,"type",{type:"string"},"must be string",$r,r),o++),ur.errors=e,o===0}var qr={type:"string",description:"Public key i\
n OpenSSH format on one line, single-byte characters only. It must be sent together with `ssh_key_name`. No private key \
is ever generated or returned.",minLength:1,pattern:"^[!-~]+ [!-~][ -~]*$"},rt=new RegExp("^[!-~]+ [!-~][ -~]*$","u");function mr(r,{
instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(m(r)<1&&
(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",qr,r),o++),rt.test(r)||(e=s(e,i,"pattern",{pattern:"\
^[!-~]+ [!-~][ -~]*$"},'must match pattern "^[!-~]+ [!-~][ -~]*$"',qr,r),o++)):(e=s(e,i,"type",{type:"string"},"must be \
string",qr,r),o++),mr.errors=e,o===0}function yr(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"pl\
an_id"},"must have required property 'plan_id'",j,r),o++),r.period===void 0&&(e=s(e,i,"required",{missingProperty:"perio\
d"},"must have required property 'period'",j,r),o++),r.max_total_price===void 0&&(e=s(e,i,"required",{missingProperty:"m\
ax_total_price"},"must have required property 'max_total_price'",j,r),o++),r.agree_to_terms===void 0&&(e=s(e,i,"required",
{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",j,r),o++),r.image_id===void 0&&(e=s(e,
i,"required",{missingProperty:"image_id"},"must have required property 'image_id'",j,r),o++),r.root_password===void 0&&(e=
s(e,i,"required",{missingProperty:"root_password"},"must have required property 'root_password'",j,r),o++);for(let t in r)
ar.call(j.properties,t)||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",j,
r),o++);if(r.plan_id!==void 0&&(lr(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:n})||
(e=e===null?lr.errors:e.concat(lr.errors),o=e.length)),r.period!==void 0){let t=r.period;typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer",j.properties.period,t),o++),typeof t=="num\
ber"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",j.properties.period,
t),o++)}if(r.auto_renew!==void 0){let t=r.auto_renew;typeof t!="boolean"&&(e=s(e,i+"/auto_renew","type",{type:"boolean"},
"must be boolean",j.properties.auto_renew,t),o++)}if(r.image_id!==void 0&&(fr(r.image_id,{instancePath:i+"/image_id",parentData:r,
parentDataProperty:"image_id",rootData:n})||(e=e===null?fr.errors:e.concat(fr.errors),o=e.length)),r.ssh_key_name!==void 0&&
(ur(r.ssh_key_name,{instancePath:i+"/ssh_key_name",parentData:r,parentDataProperty:"ssh_key_name",rootData:n})||(e=e===null?
ur.errors:e.concat(ur.errors),o=e.length)),r.ssh_public_key!==void 0&&(mr(r.ssh_public_key,{instancePath:i+"/ssh_public_\
key",parentData:r,parentDataProperty:"ssh_public_key",rootData:n})||(e=e===null?mr.errors:e.concat(mr.errors),o=e.length)),
r.agree_to_terms!==void 0){let t=r.agree_to_terms;typeof t!="boolean"&&(e=s(e,i+"/agree_to_terms","type",{type:"boolean"},
"must be boolean",j.properties.agree_to_terms,t),o++),t!==!0&&(e=s(e,i+"/agree_to_terms","const",{allowedValue:!0},"must\
 be equal to constant",j.properties.agree_to_terms,t),o++)}if(r.max_total_price!==void 0){let t=r.max_total_price;typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,i+"/max_total_price","type",{type:"integer"},"must be integer",j.properties.
max_total_price,t),o++),typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))&&(e=s(e,i+"/max_total_price","minimum",{comparison:"\
>=",limit:0},"must be >= 0",j.properties.max_total_price,t),o++)}r.root_password!==void 0&&(N(r.root_password,{instancePath:i+
"/root_password",parentData:r,parentDataProperty:"root_password",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),o=
e.length)),r.ssh_public_key!==void 0&&r.ssh_key_name===void 0&&(e=s(e,i,"dependentRequired",{property:"ssh_public_key",missingProperty:"\
ssh_key_name",depsCount:1,deps:"ssh_key_name"},"must have property ssh_key_name when property ssh_public_key is present",
j,r),o++)}else e=s(e,i,"type",{type:"object"},"must be object",j,r),o++;return yr.errors=e,o===0}var tt=new RegExp("^[^\\\
s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$",
"u");function cr(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let t in r)t==="memo"||t==="name"||t==="was"||t==="reverse_hostname"||t==="power"||t===
"protection"||t==="packet_filter"||t==="order"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have ad\
ditional properties",x,r),o++);if(r.memo!==void 0&&(c(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"me\
mo",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.name!==void 0&&(tr(r.name,{instancePath:i+"/nam\
e",parentData:r,parentDataProperty:"name",rootData:n})||(e=e===null?tr.errors:e.concat(tr.errors),o=e.length)),r.was!==void 0){
let t=r.was;typeof t=="string"?m(t)<1&&(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 characters",x.properties.
was,t),o++):(e=s(e,i+"/was","type",{type:"string"},"must be string",x.properties.was,t),o++)}if(r.reverse_hostname!==void 0){
let t=r.reverse_hostname;typeof t=="string"?(m(t)>253&&(e=s(e,i+"/reverse_hostname","maxLength",{limit:253},"must NOT ha\
ve more than 253 characters",x.properties.reverse_hostname,t),o++),m(t)<1&&(e=s(e,i+"/reverse_hostname","minLength",{limit:1},
"must NOT have fewer than 1 characters",x.properties.reverse_hostname,t),o++),tt.test(t)||(e=s(e,i+"/reverse_hostname","\
pattern",{pattern:"^[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\\
uff40\\uff5b-\\uff65]+$"},'must match pattern "^[^\\s\\x00-,/:-@\\[-\\x60{-\\xa9\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\uff00\
-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]+$"',x.properties.reverse_hostname,t),o++)):(e=s(e,i+"/reverse_hos\
tname","type",{type:"string"},"must be string",x.properties.reverse_hostname,t),o++)}if(r.power!==void 0){let t=r.power;
typeof t!="string"&&(e=s(e,i+"/power","type",{type:"string"},"must be string",x.properties.power,t),o++),t==="running"||
t==="stopped"||(e=s(e,i+"/power","enum",{allowedValues:x.properties.power.enum},"must be equal to one of the allowed val\
ues",x.properties.power,t),o++)}if(r.protection!==void 0){let t=r.protection;if(t&&typeof t=="object"&&!Array.isArray(t)){
for(let l in t)l!=="os_reinstall"&&(e=s(e,i+"/protection","additionalProperties",{additionalProperty:l},"must NOT have a\
dditional properties",x.properties.protection,t),o++);if(t.os_reinstall!==void 0){let l=t.os_reinstall;typeof l!="boolea\
n"&&(e=s(e,i+"/protection/os_reinstall","type",{type:"boolean"},"must be boolean",x.properties.protection.properties.os_reinstall,
l),o++)}}else e=s(e,i+"/protection","type",{type:"object"},"must be object",x.properties.protection,t),o++}r.packet_filter!==
void 0&&(pr(r.packet_filter,{instancePath:i+"/packet_filter",parentData:r,parentDataProperty:"packet_filter",rootData:n})||
(e=e===null?pr.errors:e.concat(pr.errors),o=e.length)),r.order!==void 0&&(yr(r.order,{instancePath:i+"/order",parentData:r,
parentDataProperty:"order",rootData:n})||(e=e===null?yr.errors:e.concat(yr.errors),o=e.length))}else e=s(e,i,"type",{type:"\
object"},"must be object",x,r),o++;return cr.errors=e,o===0}function ue(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)cr(r[t],{instancePath:i+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:n})||(e=e===null?cr.errors:e.concat(
cr.errors),o=e.length);else e=s(e,i,"type",{type:"object"},"must be object",Yr,r),o++;return ue.errors=e,o===0}var Ar={type:"\
array",items:{type:"string",minLength:1}};function V(r,{instancePath:i="",parentData:u,parentDataProperty:f,rootData:n=r}={}){
let e=null,o=0;if(Array.isArray(r)){let t=r.length;for(let l=0;l<t;l++){let p=r[l];typeof p=="string"?m(p)<1&&(e=s(e,i+"\
/"+l,"minLength",{limit:1},"must NOT have fewer than 1 characters",Ar.items,p),o++):(e=s(e,i+"/"+l,"type",{type:"string"},
"must be string",Ar.items,p),o++)}}else e=s(e,i,"type",{type:"array"},"must be array",Ar,r),o++;return V.errors=e,o===0}
var De={title:"An account of the Hosting and VPS Management API",type:"object",patternProperties:{"^x-":{}},additionalProperties:!1,
required:["version"],properties:{version:{const:1},hosting:{$ref:"file_hosting"},vps:{$ref:"file_vps"},ignore:{$ref:"fil\
e_ignore"},keep:{$ref:"file_ignore"}}},ot=new RegExp("^x-","u");function zr(r,{instancePath:i="",parentData:u,parentDataProperty:f,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.version===void 0&&(e=s(e,i,"required",{missingProperty:"\
version"},"must have required property 'version'",De,r),o++);for(let t in r)t==="version"||t==="hosting"||t==="vps"||t===
"ignore"||t==="keep"||ot.test(t)||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional prope\
rties",De,r),o++);if(r.version!==void 0){let t=r.version;t!==1&&(e=s(e,i+"/version","const",{allowedValue:1},"must be eq\
ual to constant",De.properties.version,t),o++)}r.hosting!==void 0&&(fe(r.hosting,{instancePath:i+"/hosting",parentData:r,
parentDataProperty:"hosting",rootData:n})||(e=e===null?fe.errors:e.concat(fe.errors),o=e.length)),r.vps!==void 0&&(ue(r.
vps,{instancePath:i+"/vps",parentData:r,parentDataProperty:"vps",rootData:n})||(e=e===null?ue.errors:e.concat(ue.errors),
o=e.length)),r.ignore!==void 0&&(V(r.ignore,{instancePath:i+"/ignore",parentData:r,parentDataProperty:"ignore",rootData:n})||
(e=e===null?V.errors:e.concat(V.errors),o=e.length)),r.keep!==void 0&&(V(r.keep,{instancePath:i+"/keep",parentData:r,parentDataProperty:"\
keep",rootData:n})||(e=e===null?V.errors:e.concat(V.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",De,r),o++;return zr.errors=e,o===0}var nt={choice_0:Er,choice_1:Rr,choice_2:Pr,AutoReply:Fr,choice_3:Sr,Dmarc:Cr,Spf:Ir,
ApiPresetRuleRequest:Vr,ApiCustomPortRuleRequest:Hr,ApiCustomIcmpRuleRequest:Jr,choice_8:Ur,file_hosting:fe,file_vps:ue,
file_ignore:V,file:zr};return nt
})()
