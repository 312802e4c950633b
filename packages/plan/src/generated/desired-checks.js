// Generated from the description by tools/make/generate. Do not edit.
export default /* @__PURE__ */ (() => {
var zr=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}};var hr=zr(sr=>{"use strict";Object.defineProperty(sr,"__esModule",{value:!0});function br(r){let i=r.length,f=0,m=0,n;for(;m<
i;)f++,n=r.charCodeAt(m++),n>=55296&&n<=56319&&m<i&&(n=r.charCodeAt(m),(n&64512)===56320&&m++);return f}sr.default=br;br.
code='require("ajv/dist/runtime/ucs2length").default'});function s(r,i,f,m,n,e,o){let t={instancePath:i,keyword:f,params:m,message:n,parentSchema:e,data:o};return r===null?[t]:
(r.push(t),r)}var re={type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",minLength:1}}},
u=hr().default;function Tr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.env===void 0&&(e=s(e,i,"required",{missingProperty:"env"},"must have required p\
roperty 'env'",re,r),o++);for(let t in r)t!=="env"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT hav\
e additional properties",re,r),o++);if(r.env!==void 0){let t=r.env;typeof t=="string"?u(t)<1&&(e=s(e,i+"/env","minLength",
{limit:1},"must NOT have fewer than 1 characters",re.properties.env,t),o++):(e=s(e,i+"/env","type",{type:"string"},"must\
 be string",re.properties.env,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",re,r),o++;return Tr.errors=e,
o===0}var te={type:"object",additionalProperties:!1,required:["file"],properties:{file:{type:"string",minLength:1}}};function $r(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.file===void 0&&(e=s(e,i,"required",{missingProperty:"file"},"must have required property 'file'",te,r),o++);for(let t in r)
t!=="file"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",te,r),o++);if(r.
file!==void 0){let t=r.file;typeof t=="string"?u(t)<1&&(e=s(e,i+"/file","minLength",{limit:1},"must NOT have fewer than \
1 characters",te.properties.file,t),o++):(e=s(e,i+"/file","type",{type:"string"},"must be string",te.properties.file,t),
o++)}}else e=s(e,i,"type",{type:"object"},"must be object",te,r),o++;return $r.errors=e,o===0}var U={type:"object",additionalProperties:!1,
required:["generate"],properties:{generate:{type:"integer",minimum:9,maximum:70}}};function Pr(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.generate===void 0&&
(e=s(e,i,"required",{missingProperty:"generate"},"must have required property 'generate'",U,r),o++);for(let t in r)t!=="\
generate"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",U,r),o++);if(r.generate!==
void 0){let t=r.generate;typeof t=="number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/generate","type",{type:"integer"},"must be in\
teger",U.properties.generate,t),o++),typeof t=="number"&&((t>70||isNaN(t))&&(e=s(e,i+"/generate","maximum",{comparison:"\
<=",limit:70},"must be <= 70",U.properties.generate,t),o++),(t<9||isNaN(t))&&(e=s(e,i+"/generate","minimum",{comparison:"\
>=",limit:9},"must be >= 9",U.properties.generate,t),o++))}}else e=s(e,i,"type",{type:"object"},"must be object",U,r),o++;
return Pr.errors=e,o===0}var R={type:"object",additionalProperties:!1,required:["spf_record"],properties:{spf_record:{type:"string",minLength:1}}};
function ae(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.spf_record===void 0&&(e=s(e,i,"required",{missingProperty:"spf_record"},"must have required p\
roperty 'spf_record'",R,r),o++);for(let t in r)t!=="spf_record"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",R,r),o++);if(r.spf_record!==void 0){let t=r.spf_record;typeof t=="string"?u(t)<1&&
(e=s(e,i+"/spf_record","minLength",{limit:1},"must NOT have fewer than 1 characters",R.properties.spf_record,t),o++):(e=
s(e,i+"/spf_record","type",{type:"string"},"must be string",R.properties.spf_record,t),o++)}}else e=s(e,i,"type",{type:"\
object"},"must be object",R,r),o++;return ae.errors=e,o===0}function xr(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;return ae(r,{instancePath:i,parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?
ae.errors:e.concat(ae.errors),o=e.length),xr.errors=e,o===0}var Vr={type:"null"};function Er(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return r!==null&&(e=s(e,i,"type",{type:"null"},"must be null",Vr,r),
o++),Er.errors=e,o===0}var ee={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/components/schemas/\
ApiPresetRuleType"}}},nr={type:"string",enum:["ssh","web","web_http","mysql","postgresql","mail","rdp"]};function V(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"str\
ing"},"must be string",nr,r),o++),r==="ssh"||r==="web"||r==="web_http"||r==="mysql"||r==="postgresql"||r==="mail"||r==="\
rdp"||(e=s(e,i,"enum",{allowedValues:nr.enum},"must be equal to one of the allowed values",nr,r),o++),V.errors=e,o===0}function de(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",ee,r),o++);for(let t in r)
t!=="type"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",ee,r),o++);r.type!==
void 0&&(V(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?V.errors:e.concat(
V.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ee,r),o++;return de.errors=e,o===0}function Rr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return de(r,{instancePath:i,parentData:f,
parentDataProperty:m,rootData:n})||(e=e===null?de.errors:e.concat(de.errors),o=e.length),Rr.errors=e,o===0}var q={type:"object",additionalProperties:!1,required:["type","protocol","port"],properties:{type:{$ref:"description#/co\
mponents/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiPortProtocol"},port:{$ref:"descr\
iption#/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp",default:"all"},
memo:{$ref:"description#/components/schemas/ApiMemo"}}},pr={type:"string",enum:["custom"]};function b(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"str\
ing"},"must be string",pr,r),o++),r!=="custom"&&(e=s(e,i,"enum",{allowedValues:pr.enum},"must be equal to one of the all\
owed values",pr,r),o++),b.errors=e,o===0}var lr={type:"string",enum:["tcp","udp"]};function M(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must b\
e string",lr,r),o++),r==="tcp"||r==="udp"||(e=s(e,i,"enum",{allowedValues:lr.enum},"must be equal to one of the allowed \
values",lr,r),o++),M.errors=e,o===0}var me={type:"string",description:"One port from 1 to 65535, or a range `min-max`.",
minLength:1,maxLength:11,pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]\
)(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},Zr=new RegExp("^([1-9][0-\
9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9\
]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$","u");function h(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(u(r)>11&&(e=s(e,i,"maxLength",{limit:11},"must NOT have more\
 than 11 characters",me,r),o++),u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",me,r),o++),
Zr.test(r)||(e=s(e,i,"pattern",{pattern:"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|65\
53[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},'must match patter\
n "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{\
4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"',me,r),o++)):(e=s(e,i,"type",{type:"string"},"must be str\
ing",me,r),o++),h.errors=e,o===0}var fe={type:"string",description:"`all`, or the source IP address or CIDR block to all\
ow.",minLength:2,maxLength:49,pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2\
}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},Hr=new RegExp(
"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]\
))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function _(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(u(r)>49&&(e=s(e,i,"maxLength",{limit:49},
"must NOT have more than 49 characters",fe,r),o++),u(r)<2&&(e=s(e,i,"minLength",{limit:2},"must NOT have fewer than 2 ch\
aracters",fe,r),o++),Hr.test(r)||(e=s(e,i,"pattern",{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-\
5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9\
]?[0-9]))?)$"},'must match pattern "^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[\
1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"',fe,r),o++)):
(e=s(e,i,"type",{type:"string"},"must be string",fe,r),o++),_.errors=e,o===0}var mr={type:"string",minLength:0,maxLength:500};
function y(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="str\
ing"?(u(r)>500&&(e=s(e,i,"maxLength",{limit:500},"must NOT have more than 500 characters",mr,r),o++),u(r)<0&&(e=s(e,i,"m\
inLength",{limit:0},"must NOT have fewer than 0 characters",mr,r),o++)):(e=s(e,i,"type",{type:"string"},"must be string",
mr,r),o++),y.errors=e,o===0}function ge(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must hav\
e required property 'type'",q,r),o++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have r\
equired property 'protocol'",q,r),o++),r.port===void 0&&(e=s(e,i,"required",{missingProperty:"port"},"must have required\
 property 'port'",q,r),o++);for(let t in r)t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,
i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",q,r),o++);r.type!==void 0&&(b(r.type,
{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),o=e.
length)),r.protocol!==void 0&&(M(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||
(e=e===null?M.errors:e.concat(M.errors),o=e.length)),r.port!==void 0&&(h(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),o=e.length)),r.allowed_ip!==void 0&&(_(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),
r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",q,r),o++;return ge.errors=e,o===0}function Mr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return ge(r,{instancePath:i,parentData:f,
parentDataProperty:m,rootData:n})||(e=e===null?ge.errors:e.concat(ge.errors),o=e.length),Mr.errors=e,o===0}var P={type:"object",additionalProperties:!1,required:["type","protocol"],properties:{type:{$ref:"description#/component\
s/schemas/ApiCustomRuleType"},protocol:{$ref:"description#/components/schemas/ApiIcmpProtocol"},port:{$ref:"description#\
/components/schemas/ApiPortRange"},allowed_ip:{$ref:"description#/components/schemas/ApiAllowedIp",default:"all"},memo:{
$ref:"description#/components/schemas/ApiMemo"}}},fr={type:"string",enum:["icmp"]};function S(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must b\
e string",fr,r),o++),r!=="icmp"&&(e=s(e,i,"enum",{allowedValues:fr.enum},"must be equal to one of the allowed values",fr,
r),o++),S.errors=e,o===0}function be(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must hav\
e required property 'type'",P,r),o++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have r\
equired property 'protocol'",P,r),o++);for(let t in r)t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="mem\
o"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",P,r),o++);r.type!==void 0&&
(b(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),
o=e.length)),r.protocol!==void 0&&(S(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||
(e=e===null?S.errors:e.concat(S.errors),o=e.length)),r.port!==void 0&&(h(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),o=e.length)),r.allowed_ip!==void 0&&(_(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),
r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",P,r),o++;return be.errors=e,o===0}function Sr(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return be(r,{instancePath:i,parentData:f,
parentDataProperty:m,rootData:n})||(e=e===null?be.errors:e.concat(be.errors),o=e.length),Sr.errors=e,o===0}var Kr={oneOf:[
{$ref:"description#/components/schemas/ApiCustomPortRuleRequest"},{$ref:"description#/components/schemas/ApiCustomIcmpRu\
leRequest"}],alternatives:["ApiCustomPortRuleRequest","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"protocol",
mapping:{tcp:"ApiCustomPortRuleRequest",udp:"ApiCustomPortRuleRequest",icmp:"ApiCustomIcmpRuleRequest"}}};function he(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",q,r),o++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",q,r),o++),r.port===void 0&&
(e=s(e,i,"required",{missingProperty:"port"},"must have required property 'port'",q,r),o++);for(let t in r)t==="type"||t===
"protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT h\
ave additional properties",q,r),o++);r.type!==void 0&&(b(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),o=e.length)),r.protocol!==void 0&&(M(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?M.errors:e.concat(M.errors),o=e.length)),
r.port!==void 0&&(h(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?h.errors:
e.concat(h.errors),o=e.length)),r.allowed_ip!==void 0&&(_(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.memo!==void 0&&(y(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",q,r),o++;return he.errors=e,o===0}function _e(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",P,r),o++),r.protocol===void 0&&(e=s(e,i,"re\
quired",{missingProperty:"protocol"},"must have required property 'protocol'",P,r),o++);for(let t in r)t==="type"||t==="\
protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT ha\
ve additional properties",P,r),o++);r.type!==void 0&&(b(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),o=e.length)),r.protocol!==void 0&&(S(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?S.errors:e.concat(S.errors),o=e.length)),
r.port!==void 0&&(h(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?h.errors:
e.concat(h.errors),o=e.length)),r.allowed_ip!==void 0&&(_(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.memo!==void 0&&(y(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",P,r),o++;return _e.errors=e,o===0}function Cr(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0,t=o,p=!1,l=null,g=o;he(r,{instancePath:i,parentData:f,parentDataProperty:m,
rootData:n})||(e=e===null?he.errors:e.concat(he.errors),o=e.length);var c=g===o;c&&(p=!0,l=0);let v=o;_e(r,{instancePath:i,
parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?_e.errors:e.concat(_e.errors),o=e.length);var c=v===o;return c&&
p?(p=!1,l=[l,1]):c&&(p=!0,l=1),p?(o=t,e!==null&&(t?e.length=t:e=null)):(e=s(e,i,"oneOf",{passingSchemas:l},"must match e\
xactly one schema in oneOf",Kr,r),o++),Cr.errors=e,o===0}var Wr={type:"object",additionalProperties:{$ref:"description#/\
components/schemas/HostingServer"}},k={type:"object",additionalProperties:!1,properties:{memo:{$ref:"description#/compon\
ents/schemas/ApiMemo"},prune:{type:"array",items:{$ref:"description#/components/schemas/PrunableSection"}},order:{$ref:"\
description#/components/schemas/HostingOrder"},ssh:{type:"object",additionalProperties:!1,properties:{ssh_enabled:{type:"\
boolean"},abroad_access_restriction:{type:"boolean"}}},ssh_keys:{type:"object",additionalProperties:{$ref:"description#/\
components/schemas/SshKey"}},domains:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Domain"}},
databases:{type:"object",additionalProperties:{$ref:"description#/components/schemas/Database"}},database_users:{type:"o\
bject",additionalProperties:{$ref:"description#/components/schemas/DatabaseUser"}},ftp:{type:"object",additionalProperties:{
$ref:"description#/components/schemas/FtpAccount"}},cron:{type:"array",items:{$ref:"description#/components/schemas/Cron\
Job"}}}},gr=Object.prototype.hasOwnProperty,ur={type:"string",enum:["domains","subdomains","ssh_keys","databases","datab\
ase_users","grants","ftp","cron","wordpress"]};function ve(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,o=0;return typeof r!="string"&&(e=s(e,i,"type",{type:"string"},"must be string",ur,r),o++),r==="domains"||r===
"subdomains"||r==="ssh_keys"||r==="databases"||r==="database_users"||r==="grants"||r==="ftp"||r==="cron"||r==="wordpress"||
(e=s(e,i,"enum",{allowedValues:ur.enum},"must be equal to one of the allowed values",ur,r),o++),ve.errors=e,o===0}var O={
type:"object",additionalProperties:!1,required:["plan_id","period","max_total_price","agree_to_terms"],properties:{plan_id:{
$ref:"description#/components/schemas/ApiHostingPlanId"},period:{type:"integer",minimum:1,maximum:60},auto_renew:{type:"\
boolean",default:!0},agree_to_terms:{type:"boolean",const:!0},max_total_price:{type:"integer",minimum:0}}},yr={type:"str\
ing",minLength:1,maxLength:64};function De(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?(u(r)>64&&(e=s(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters",yr,r),o++),
u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",yr,r),o++)):(e=s(e,i,"type",{type:"string"},
"must be string",yr,r),o++),De.errors=e,o===0}function je(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=s(e,i,"required",{missingProperty:"pl\
an_id"},"must have required property 'plan_id'",O,r),o++),r.period===void 0&&(e=s(e,i,"required",{missingProperty:"perio\
d"},"must have required property 'period'",O,r),o++),r.max_total_price===void 0&&(e=s(e,i,"required",{missingProperty:"m\
ax_total_price"},"must have required property 'max_total_price'",O,r),o++),r.agree_to_terms===void 0&&(e=s(e,i,"required",
{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",O,r),o++);for(let t in r)t==="plan_id"||
t==="period"||t==="auto_renew"||t==="agree_to_terms"||t==="max_total_price"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",O,r),o++);if(r.plan_id!==void 0&&(De(r.plan_id,{instancePath:i+"/plan_id",parentData:r,
parentDataProperty:"plan_id",rootData:n})||(e=e===null?De.errors:e.concat(De.errors),o=e.length)),r.period!==void 0){let t=r.
period;typeof t=="number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer",O.properties.
period,t),o++),typeof t=="number"&&((t>60||isNaN(t))&&(e=s(e,i+"/period","maximum",{comparison:"<=",limit:60},"must be <\
= 60",O.properties.period,t),o++),(t<1||isNaN(t))&&(e=s(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",
O.properties.period,t),o++))}if(r.auto_renew!==void 0){let t=r.auto_renew;typeof t!="boolean"&&(e=s(e,i+"/auto_renew","t\
ype",{type:"boolean"},"must be boolean",O.properties.auto_renew,t),o++)}if(r.agree_to_terms!==void 0){let t=r.agree_to_terms;
typeof t!="boolean"&&(e=s(e,i+"/agree_to_terms","type",{type:"boolean"},"must be boolean",O.properties.agree_to_terms,t),
o++),t!==!0&&(e=s(e,i+"/agree_to_terms","const",{allowedValue:!0},"must be equal to constant",O.properties.agree_to_terms,
t),o++)}if(r.max_total_price!==void 0){let t=r.max_total_price;typeof t=="number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/max_tot\
al_price","type",{type:"integer"},"must be integer",O.properties.max_total_price,t),o++),typeof t=="number"&&(t<0||isNaN(
t))&&(e=s(e,i+"/max_total_price","minimum",{comparison:">=",limit:0},"must be >= 0",O.properties.max_total_price,t),o++)}}else
e=s(e,i,"type",{type:"object"},"must be object",O,r),o++;return je.errors=e,o===0}var oe={type:"object",additionalProperties:!1,
required:["public_key"],properties:{public_key:{type:"string",minLength:1}}};function we(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.public_key===void 0&&
(e=s(e,i,"required",{missingProperty:"public_key"},"must have required property 'public_key'",oe,r),o++);for(let t in r)
t!=="public_key"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",oe,r),o++);
if(r.public_key!==void 0){let t=r.public_key;typeof t=="string"?u(t)<1&&(e=s(e,i+"/public_key","minLength",{limit:1},"mu\
st NOT have fewer than 1 characters",oe.properties.public_key,t),o++):(e=s(e,i+"/public_key","type",{type:"string"},"mus\
t be string",oe.properties.public_key,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",oe,r),o++;return we.
errors=e,o===0}var T={type:"object",additionalProperties:!1,properties:{memo:{$ref:"description#/components/schemas/ApiM\
emo"},redirect_https:{type:"boolean"},ai_crawler_block_enabled:{type:"boolean",default:!0},ssl:{type:"boolean"},php:{type:"\
string",minLength:1},mail:{$ref:"description#/components/schemas/Mail"},dkim:{type:"boolean"},dmarc:{$ref:"description#/\
components/schemas/Dmarc"},spf:{oneOf:[{$ref:"description#/components/schemas/Spf"},{type:"null"}],alternatives:["Spf","\
choice_3"]},wordpress:{type:"object",additionalProperties:{$ref:"description#/components/schemas/WordPress"}},dns:{$ref:"\
description#/components/schemas/Dns"},subdomains:{type:"object",additionalProperties:{$ref:"description#/components/sche\
mas/Subdomain"}}}},B={type:"object",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},accounts:{type:"\
object",additionalProperties:{$ref:"description#/components/schemas/MailAccount"}},filters:{type:"array",items:{$ref:"de\
scription#/components/schemas/MailFilter"}},spam_filter:{$ref:"description#/components/schemas/SpamFilter"},smtp_abroad_restriction:{
type:"boolean"}}},ie={type:"object",additionalProperties:!1,properties:{password:{$ref:"description#/components/schemas/\
Secret"},quota_mb:{type:"integer",minimum:1,maximum:5e4},memo:{$ref:"description#/components/schemas/ApiMemo"},forwarding:{
$ref:"description#/components/schemas/Forwarding"},auto_reply:{$ref:"description#/components/schemas/AutoReply"}}},D={title:"\
Secret",oneOf:[{type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",minLength:1}}},{type:"\
object",additionalProperties:!1,required:["file"],properties:{file:{type:"string",minLength:1}}},{type:"object",additionalProperties:!1,
required:["generate"],properties:{generate:{type:"integer",minimum:9,maximum:70}}}],alternatives:["choice_0","choice_1",
"choice_2"]};function A(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0,t=o,p=!1,
l=null,g=o;if(r&&typeof r=="object"&&!Array.isArray(r)){r.env===void 0&&(e=s(e,i,"required",{missingProperty:"env"},"mus\
t have required property 'env'",D.oneOf[0],r),o++);for(let d in r)d!=="env"&&(e=s(e,i,"additionalProperties",{additionalProperty:d},
"must NOT have additional properties",D.oneOf[0],r),o++);if(r.env!==void 0){let d=r.env;typeof d=="string"?u(d)<1&&(e=s(
e,i+"/env","minLength",{limit:1},"must NOT have fewer than 1 characters",D.oneOf[0].properties.env,d),o++):(e=s(e,i+"/en\
v","type",{type:"string"},"must be string",D.oneOf[0].properties.env,d),o++)}}else e=s(e,i,"type",{type:"object"},"must \
be object",D.oneOf[0],r),o++;var c=g===o;c&&(p=!0,l=0);let v=o;if(r&&typeof r=="object"&&!Array.isArray(r)){r.file===void 0&&
(e=s(e,i,"required",{missingProperty:"file"},"must have required property 'file'",D.oneOf[1],r),o++);for(let d in r)d!==
"file"&&(e=s(e,i,"additionalProperties",{additionalProperty:d},"must NOT have additional properties",D.oneOf[1],r),o++);
if(r.file!==void 0){let d=r.file;typeof d=="string"?u(d)<1&&(e=s(e,i+"/file","minLength",{limit:1},"must NOT have fewer \
than 1 characters",D.oneOf[1].properties.file,d),o++):(e=s(e,i+"/file","type",{type:"string"},"must be string",D.oneOf[1].
properties.file,d),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",D.oneOf[1],r),o++;var c=v===o;if(c&&p)p=!1,
l=[l,1];else{c&&(p=!0,l=1);let d=o;if(r&&typeof r=="object"&&!Array.isArray(r)){r.generate===void 0&&(e=s(e,i,"required",
{missingProperty:"generate"},"must have required property 'generate'",D.oneOf[2],r),o++);for(let N in r)N!=="generate"&&
(e=s(e,i,"additionalProperties",{additionalProperty:N},"must NOT have additional properties",D.oneOf[2],r),o++);if(r.generate!==
void 0){let N=r.generate;typeof N=="number"&&!(N%1)&&!isNaN(N)||(e=s(e,i+"/generate","type",{type:"integer"},"must be in\
teger",D.oneOf[2].properties.generate,N),o++),typeof N=="number"&&((N>70||isNaN(N))&&(e=s(e,i+"/generate","maximum",{comparison:"\
<=",limit:70},"must be <= 70",D.oneOf[2].properties.generate,N),o++),(N<9||isNaN(N))&&(e=s(e,i+"/generate","minimum",{comparison:"\
>=",limit:9},"must be >= 9",D.oneOf[2].properties.generate,N),o++))}}else e=s(e,i,"type",{type:"object"},"must be object",
D.oneOf[2],r),o++;var c=d===o;c&&p?(p=!1,l=[l,2]):c&&(p=!0,l=2)}return p?(o=t,e!==null&&(t?e.length=t:e=null)):(e=s(e,i,
"oneOf",{passingSchemas:l},"must match exactly one schema in oneOf",D,r),o++),A.errors=e,o===0}var ue={type:"object",additionalProperties:!1,
properties:{addresses:{type:"array",items:{$ref:"description#/components/schemas/ApiMailAddress"}},keep_in_mailbox:{type:"\
boolean"}}},cr={type:"string",description:"Mail address. An internationalised domain is in Punycode (public reference).",
minLength:3,pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},Ir=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");function Z(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(u(r)<3&&(e=s(e,i,"minLengt\
h",{limit:3},"must NOT have fewer than 3 characters",cr,r),o++),Ir.test(r)||(e=s(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-\
z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',cr,r),o++)):(e=s(e,i,"type",{type:"string"},"must be string",
cr,r),o++),Z.errors=e,o===0}function Ae(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="addresses"||t==="keep_in_mailbox"||(e=s(e,i,"additi\
onalProperties",{additionalProperty:t},"must NOT have additional properties",ue,r),o++);if(r.addresses!==void 0){let t=r.
addresses;if(Array.isArray(t)){let p=t.length;for(let l=0;l<p;l++)Z(t[l],{instancePath:i+"/addresses/"+l,parentData:t,parentDataProperty:l,
rootData:n})||(e=e===null?Z.errors:e.concat(Z.errors),o=e.length)}else e=s(e,i+"/addresses","type",{type:"array"},"must \
be array",ue.properties.addresses,t),o++}if(r.keep_in_mailbox!==void 0){let t=r.keep_in_mailbox;typeof t!="boolean"&&(e=
s(e,i+"/keep_in_mailbox","type",{type:"boolean"},"must be boolean",ue.properties.keep_in_mailbox,t),o++)}}else e=s(e,i,"\
type",{type:"object"},"must be object",ue,r),o++;return Ae.errors=e,o===0}var x={type:"object",additionalProperties:!1,required:[
"subject","body"],properties:{from_name:{type:"string",minLength:0},subject:{type:"string",minLength:0},body:{type:"stri\
ng",minLength:0},quote_incoming:{type:"boolean"}}};function qe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.subject===void 0&&(e=s(e,i,"required",{missingProperty:"su\
bject"},"must have required property 'subject'",x,r),o++),r.body===void 0&&(e=s(e,i,"required",{missingProperty:"body"},
"must have required property 'body'",x,r),o++);for(let t in r)t==="from_name"||t==="subject"||t==="body"||t==="quote_inc\
oming"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",x,r),o++);if(r.from_name!==
void 0){let t=r.from_name;typeof t=="string"?u(t)<0&&(e=s(e,i+"/from_name","minLength",{limit:0},"must NOT have fewer th\
an 0 characters",x.properties.from_name,t),o++):(e=s(e,i+"/from_name","type",{type:"string"},"must be string",x.properties.
from_name,t),o++)}if(r.subject!==void 0){let t=r.subject;typeof t=="string"?u(t)<0&&(e=s(e,i+"/subject","minLength",{limit:0},
"must NOT have fewer than 0 characters",x.properties.subject,t),o++):(e=s(e,i+"/subject","type",{type:"string"},"must be\
 string",x.properties.subject,t),o++)}if(r.body!==void 0){let t=r.body;typeof t=="string"?u(t)<0&&(e=s(e,i+"/body","minL\
ength",{limit:0},"must NOT have fewer than 0 characters",x.properties.body,t),o++):(e=s(e,i+"/body","type",{type:"string"},
"must be string",x.properties.body,t),o++)}if(r.quote_incoming!==void 0){let t=r.quote_incoming;typeof t!="boolean"&&(e=
s(e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",x.properties.quote_incoming,t),o++)}}else e=s(e,i,"typ\
e",{type:"object"},"must be object",x,r),o++;return qe.errors=e,o===0}function Ne(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="password"||t==="quota_\
mb"||t==="memo"||t==="forwarding"||t==="auto_reply"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT ha\
ve additional properties",ie,r),o++);if(r.password!==void 0&&(A(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"\
password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),o=e.length)),r.quota_mb!==void 0){let t=r.quota_mb;typeof t==
"number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer",ie.properties.quota_mb,t),o++),
typeof t=="number"&&((t>5e4||isNaN(t))&&(e=s(e,i+"/quota_mb","maximum",{comparison:"<=",limit:5e4},"must be <= 50000",ie.
properties.quota_mb,t),o++),(t<1||isNaN(t))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:1},"must be >= 1",ie.
properties.quota_mb,t),o++))}r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),o=e.length)),r.forwarding!==void 0&&(Ae(r.forwarding,{instancePath:i+"/forwardin\
g",parentData:r,parentDataProperty:"forwarding",rootData:n})||(e=e===null?Ae.errors:e.concat(Ae.errors),o=e.length)),r.auto_reply!==
void 0&&(qe(r.auto_reply,{instancePath:i+"/auto_reply",parentData:r,parentDataProperty:"auto_reply",rootData:n})||(e=e===
null?qe.errors:e.concat(qe.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ie,r),o++;return Ne.
errors=e,o===0}var G={type:"object",additionalProperties:!1,required:["conditions","action"],properties:{conditions:{type:"\
array",minItems:1,items:{$ref:"description#/components/schemas/ApiMailFilterConditionRequest"}},action:{$ref:"descriptio\
n#/components/schemas/ApiMailFilterActionRequest"}}},F={type:"object",additionalProperties:!1,required:["keyword","field",
"match_type"],properties:{keyword:{type:"string",minLength:1},field:{$ref:"description#/components/schemas/ApiMailFilter\
Field"},match_type:{$ref:"description#/components/schemas/ApiMailFilterMatchType"}}},_r={type:"string",minLength:1};function ke(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=
s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",_r,r),o++):(e=s(e,i,"type",{type:"string"},"must be \
string",_r,r),o++),ke.errors=e,o===0}var vr={type:"string",minLength:1};function Oe(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",vr,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",vr,r),o++),Oe.errors=e,o===0}function Le(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.keyword===void 0&&(e=s(e,i,"required",{missingProperty:"keyword"},"must have required property 'keyword'",F,r),o++),
r.field===void 0&&(e=s(e,i,"required",{missingProperty:"field"},"must have required property 'field'",F,r),o++),r.match_type===
void 0&&(e=s(e,i,"required",{missingProperty:"match_type"},"must have required property 'match_type'",F,r),o++);for(let t in r)
t==="keyword"||t==="field"||t==="match_type"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have addi\
tional properties",F,r),o++);if(r.keyword!==void 0){let t=r.keyword;typeof t=="string"?u(t)<1&&(e=s(e,i+"/keyword","minL\
ength",{limit:1},"must NOT have fewer than 1 characters",F.properties.keyword,t),o++):(e=s(e,i+"/keyword","type",{type:"\
string"},"must be string",F.properties.keyword,t),o++)}r.field!==void 0&&(ke(r.field,{instancePath:i+"/field",parentData:r,
parentDataProperty:"field",rootData:n})||(e=e===null?ke.errors:e.concat(ke.errors),o=e.length)),r.match_type!==void 0&&(Oe(
r.match_type,{instancePath:i+"/match_type",parentData:r,parentDataProperty:"match_type",rootData:n})||(e=e===null?Oe.errors:
e.concat(Oe.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",F,r),o++;return Le.errors=e,o===0}
var Q={type:"object",additionalProperties:!1,required:["type","method"],properties:{type:{$ref:"description#/components/\
schemas/ApiMailFilterActionType"},target:{type:"string",minLength:0},method:{$ref:"description#/components/schemas/ApiMa\
ilFilterActionMethod"}}},Dr={type:"string",minLength:1};function Te(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",Dr,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",Dr,r),o++),Te.errors=e,o===0}var jr={type:"\
string",minLength:1};function $e(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;
return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",jr,r),o++):(e=s(
e,i,"type",{type:"string"},"must be string",jr,r),o++),$e.errors=e,o===0}function Pe(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"\
type"},"must have required property 'type'",Q,r),o++),r.method===void 0&&(e=s(e,i,"required",{missingProperty:"method"},
"must have required property 'method'",Q,r),o++);for(let t in r)t==="type"||t==="target"||t==="method"||(e=s(e,i,"additi\
onalProperties",{additionalProperty:t},"must NOT have additional properties",Q,r),o++);if(r.type!==void 0&&(Te(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?Te.errors:e.concat(Te.errors),o=e.length)),r.target!==
void 0){let t=r.target;typeof t=="string"?u(t)<0&&(e=s(e,i+"/target","minLength",{limit:0},"must NOT have fewer than 0 c\
haracters",Q.properties.target,t),o++):(e=s(e,i+"/target","type",{type:"string"},"must be string",Q.properties.target,t),
o++)}r.method!==void 0&&($e(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"method",rootData:n})||(e=
e===null?$e.errors:e.concat($e.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",Q,r),o++;return Pe.
errors=e,o===0}function xe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.conditions===void 0&&(e=s(e,i,"required",{missingProperty:"conditions"},"must h\
ave required property 'conditions'",G,r),o++),r.action===void 0&&(e=s(e,i,"required",{missingProperty:"action"},"must ha\
ve required property 'action'",G,r),o++);for(let t in r)t==="conditions"||t==="action"||(e=s(e,i,"additionalProperties",
{additionalProperty:t},"must NOT have additional properties",G,r),o++);if(r.conditions!==void 0){let t=r.conditions;if(Array.
isArray(t)){t.length<1&&(e=s(e,i+"/conditions","minItems",{limit:1},"must NOT have fewer than 1 items",G.properties.conditions,
t),o++);let p=t.length;for(let l=0;l<p;l++)Le(t[l],{instancePath:i+"/conditions/"+l,parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?Le.errors:e.concat(Le.errors),o=e.length)}else e=s(e,i+"/conditions","type",{type:"array"},"must be array",G.
properties.conditions,t),o++}r.action!==void 0&&(Pe(r.action,{instancePath:i+"/action",parentData:r,parentDataProperty:"\
action",rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must b\
e object",G,r),o++;return xe.errors=e,o===0}var E={type:"object",additionalProperties:!1,properties:{filter_type:{type:"\
string",minLength:1},spam_level:{type:"string",minLength:1},strict_non_japanese_subject:{type:"boolean"},strict_html_mail:{
type:"boolean"},detection_action:{type:"string",minLength:1},dmarc_receiver:{type:"boolean"}}};function Ee(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
t==="filter_type"||t==="spam_level"||t==="strict_non_japanese_subject"||t==="strict_html_mail"||t==="detection_action"||
t==="dmarc_receiver"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",E,r),
o++);if(r.filter_type!==void 0){let t=r.filter_type;typeof t=="string"?u(t)<1&&(e=s(e,i+"/filter_type","minLength",{limit:1},
"must NOT have fewer than 1 characters",E.properties.filter_type,t),o++):(e=s(e,i+"/filter_type","type",{type:"string"},
"must be string",E.properties.filter_type,t),o++)}if(r.spam_level!==void 0){let t=r.spam_level;typeof t=="string"?u(t)<1&&
(e=s(e,i+"/spam_level","minLength",{limit:1},"must NOT have fewer than 1 characters",E.properties.spam_level,t),o++):(e=
s(e,i+"/spam_level","type",{type:"string"},"must be string",E.properties.spam_level,t),o++)}if(r.strict_non_japanese_subject!==
void 0){let t=r.strict_non_japanese_subject;typeof t!="boolean"&&(e=s(e,i+"/strict_non_japanese_subject","type",{type:"b\
oolean"},"must be boolean",E.properties.strict_non_japanese_subject,t),o++)}if(r.strict_html_mail!==void 0){let t=r.strict_html_mail;
typeof t!="boolean"&&(e=s(e,i+"/strict_html_mail","type",{type:"boolean"},"must be boolean",E.properties.strict_html_mail,
t),o++)}if(r.detection_action!==void 0){let t=r.detection_action;typeof t=="string"?u(t)<1&&(e=s(e,i+"/detection_action",
"minLength",{limit:1},"must NOT have fewer than 1 characters",E.properties.detection_action,t),o++):(e=s(e,i+"/detection\
_action","type",{type:"string"},"must be string",E.properties.detection_action,t),o++)}if(r.dmarc_receiver!==void 0){let t=r.
dmarc_receiver;typeof t!="boolean"&&(e=s(e,i+"/dmarc_receiver","type",{type:"boolean"},"must be boolean",E.properties.dmarc_receiver,
t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",E,r),o++;return Ee.errors=e,o===0}function H(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
t==="prune"||t==="accounts"||t==="filters"||t==="spam_filter"||t==="smtp_abroad_restriction"||(e=s(e,i,"additionalProper\
ties",{additionalProperty:t},"must NOT have additional properties",B,r),o++);if(r.prune!==void 0){let t=r.prune;typeof t!=
"boolean"&&(e=s(e,i+"/prune","type",{type:"boolean"},"must be boolean",B.properties.prune,t),o++)}if(r.accounts!==void 0){
let t=r.accounts;if(t&&typeof t=="object"&&!Array.isArray(t))for(let p in t)Ne(t[p],{instancePath:i+"/accounts/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?Ne.errors:e.concat(Ne.errors),
o=e.length);else e=s(e,i+"/accounts","type",{type:"object"},"must be object",B.properties.accounts,t),o++}if(r.filters!==
void 0){let t=r.filters;if(Array.isArray(t)){let p=t.length;for(let l=0;l<p;l++)xe(t[l],{instancePath:i+"/filters/"+l,parentData:t,
parentDataProperty:l,rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),o=e.length)}else e=s(e,i+"/filters","type",
{type:"array"},"must be array",B.properties.filters,t),o++}if(r.spam_filter!==void 0&&(Ee(r.spam_filter,{instancePath:i+
"/spam_filter",parentData:r,parentDataProperty:"spam_filter",rootData:n})||(e=e===null?Ee.errors:e.concat(Ee.errors),o=e.
length)),r.smtp_abroad_restriction!==void 0){let t=r.smtp_abroad_restriction;typeof t!="boolean"&&(e=s(e,i+"/smtp_abroad\
_restriction","type",{type:"boolean"},"must be boolean",B.properties.smtp_abroad_restriction,t),o++)}}else e=s(e,i,"type",
{type:"object"},"must be object",B,r),o++;return H.errors=e,o===0}var z={type:"object",additionalProperties:!1,required:[
"policy","report_enabled","notification_mail_addresses"],properties:{policy:{$ref:"description#/components/schemas/ApiDm\
arcPolicy"},report_enabled:{type:"boolean"},notification_mail_addresses:{type:"array",items:{$ref:"description#/componen\
ts/schemas/ApiMailAddress"}}}},wr={type:"string",minLength:1};function Re(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",wr,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",wr,r),o++),Re.errors=e,o===0}function K(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.policy===void 0&&(e=s(e,i,"required",{missingProperty:"policy"},"must have required property 'policy'",z,r),o++),r.
report_enabled===void 0&&(e=s(e,i,"required",{missingProperty:"report_enabled"},"must have required property 'report_ena\
bled'",z,r),o++),r.notification_mail_addresses===void 0&&(e=s(e,i,"required",{missingProperty:"notification_mail_address\
es"},"must have required property 'notification_mail_addresses'",z,r),o++);for(let t in r)t==="policy"||t==="report_enab\
led"||t==="notification_mail_addresses"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additiona\
l properties",z,r),o++);if(r.policy!==void 0&&(Re(r.policy,{instancePath:i+"/policy",parentData:r,parentDataProperty:"po\
licy",rootData:n})||(e=e===null?Re.errors:e.concat(Re.errors),o=e.length)),r.report_enabled!==void 0){let t=r.report_enabled;
typeof t!="boolean"&&(e=s(e,i+"/report_enabled","type",{type:"boolean"},"must be boolean",z.properties.report_enabled,t),
o++)}if(r.notification_mail_addresses!==void 0){let t=r.notification_mail_addresses;if(Array.isArray(t)){let p=t.length;
for(let l=0;l<p;l++)Z(t[l],{instancePath:i+"/notification_mail_addresses/"+l,parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?Z.errors:e.concat(Z.errors),o=e.length)}else e=s(e,i+"/notification_mail_addresses","type",{type:"array"},"m\
ust be array",z.properties.notification_mail_addresses,t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",z,r),
o++;return K.errors=e,o===0}function W(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.spf_record===void 0&&(e=s(e,i,"required",{missingProperty:"spf_record"},
"must have required property 'spf_record'",R,r),o++);for(let t in r)t!=="spf_record"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",R,r),o++);if(r.spf_record!==void 0){let t=r.spf_record;typeof t=="string"?u(t)<1&&
(e=s(e,i+"/spf_record","minLength",{limit:1},"must NOT have fewer than 1 characters",R.properties.spf_record,t),o++):(e=
s(e,i+"/spf_record","type",{type:"string"},"must be string",R.properties.spf_record,t),o++)}}else e=s(e,i,"type",{type:"\
object"},"must be object",R,r),o++;return W.errors=e,o===0}var $={type:"object",additionalProperties:!1,properties:{title:{
type:"string",minLength:1,maxLength:255},admin_username:{type:"string",minLength:1,maxLength:255},admin_email:{type:"str\
ing",description:"Mail address of the first administrator; at most 255 characters according to public reference material\
.",minLength:3,maxLength:255,pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},memo:{$ref:"description#/components/schemas/ApiMemo"},
admin_password:{$ref:"description#/components/schemas/Secret"}}};function J(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="title"||t==="admin_use\
rname"||t==="admin_email"||t==="memo"||t==="admin_password"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"mus\
t NOT have additional properties",$,r),o++);if(r.title!==void 0){let t=r.title;typeof t=="string"?(u(t)>255&&(e=s(e,i+"/\
title","maxLength",{limit:255},"must NOT have more than 255 characters",$.properties.title,t),o++),u(t)<1&&(e=s(e,i+"/ti\
tle","minLength",{limit:1},"must NOT have fewer than 1 characters",$.properties.title,t),o++)):(e=s(e,i+"/title","type",
{type:"string"},"must be string",$.properties.title,t),o++)}if(r.admin_username!==void 0){let t=r.admin_username;typeof t==
"string"?(u(t)>255&&(e=s(e,i+"/admin_username","maxLength",{limit:255},"must NOT have more than 255 characters",$.properties.
admin_username,t),o++),u(t)<1&&(e=s(e,i+"/admin_username","minLength",{limit:1},"must NOT have fewer than 1 characters",
$.properties.admin_username,t),o++)):(e=s(e,i+"/admin_username","type",{type:"string"},"must be string",$.properties.admin_username,
t),o++)}if(r.admin_email!==void 0){let t=r.admin_email;typeof t=="string"?(u(t)>255&&(e=s(e,i+"/admin_email","maxLength",
{limit:255},"must NOT have more than 255 characters",$.properties.admin_email,t),o++),u(t)<3&&(e=s(e,i+"/admin_email","m\
inLength",{limit:3},"must NOT have fewer than 3 characters",$.properties.admin_email,t),o++),Ir.test(t)||(e=s(e,i+"/admi\
n_email","pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',$.properties.admin_email,
t),o++)):(e=s(e,i+"/admin_email","type",{type:"string"},"must be string",$.properties.admin_email,t),o++)}r.memo!==void 0&&
(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),
o=e.length)),r.admin_password!==void 0&&(A(r.admin_password,{instancePath:i+"/admin_password",parentData:r,parentDataProperty:"\
admin_password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"\
must be object",$,r),o++;return J.errors=e,o===0}var se={type:"object",additionalProperties:!1,required:["records"],properties:{
prune:{type:"boolean",default:!1},records:{type:"array",items:{$ref:"description#/components/schemas/DnsRecord"}}}},j={type:"\
object",additionalProperties:!1,required:["host","type","content"],properties:{host:{type:"string",minLength:1,maxLength:255},
type:{$ref:"description#/components/schemas/ApiDnsRecordType"},content:{type:"string",minLength:1},ttl:{type:"integer",minimum:60,
maximum:86400,default:3600},priority:{type:"integer",minimum:0,maximum:65535}}},Ar={type:"string",minLength:1};function Me(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=
s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Ar,r),o++):(e=s(e,i,"type",{type:"string"},"must be \
string",Ar,r),o++),Me.errors=e,o===0}function Se(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.host===void 0&&(e=s(e,i,"required",{missingProperty:"host"},
"must have required property 'host'",j,r),o++),r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have \
required property 'type'",j,r),o++),r.content===void 0&&(e=s(e,i,"required",{missingProperty:"content"},"must have requi\
red property 'content'",j,r),o++);for(let t in r)t==="host"||t==="type"||t==="content"||t==="ttl"||t==="priority"||(e=s(
e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",j,r),o++);if(r.host!==void 0){let t=r.
host;typeof t=="string"?(u(t)>255&&(e=s(e,i+"/host","maxLength",{limit:255},"must NOT have more than 255 characters",j.properties.
host,t),o++),u(t)<1&&(e=s(e,i+"/host","minLength",{limit:1},"must NOT have fewer than 1 characters",j.properties.host,t),
o++)):(e=s(e,i+"/host","type",{type:"string"},"must be string",j.properties.host,t),o++)}if(r.type!==void 0&&(Me(r.type,
{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?Me.errors:e.concat(Me.errors),o=
e.length)),r.content!==void 0){let t=r.content;typeof t=="string"?u(t)<1&&(e=s(e,i+"/content","minLength",{limit:1},"mus\
t NOT have fewer than 1 characters",j.properties.content,t),o++):(e=s(e,i+"/content","type",{type:"string"},"must be str\
ing",j.properties.content,t),o++)}if(r.ttl!==void 0){let t=r.ttl;typeof t=="number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/ttl",
"type",{type:"integer"},"must be integer",j.properties.ttl,t),o++),typeof t=="number"&&((t>86400||isNaN(t))&&(e=s(e,i+"/\
ttl","maximum",{comparison:"<=",limit:86400},"must be <= 86400",j.properties.ttl,t),o++),(t<60||isNaN(t))&&(e=s(e,i+"/tt\
l","minimum",{comparison:">=",limit:60},"must be >= 60",j.properties.ttl,t),o++))}if(r.priority!==void 0){let t=r.priority;
typeof t=="number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/priority","type",{type:"integer"},"must be integer",j.properties.priority,
t),o++),typeof t=="number"&&((t>65535||isNaN(t))&&(e=s(e,i+"/priority","maximum",{comparison:"<=",limit:65535},"must be \
<= 65535",j.properties.priority,t),o++),(t<0||isNaN(t))&&(e=s(e,i+"/priority","minimum",{comparison:">=",limit:0},"must \
be >= 0",j.properties.priority,t),o++))}}else e=s(e,i,"type",{type:"object"},"must be object",j,r),o++;return Se.errors=
e,o===0}function Ce(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.records===void 0&&(e=s(e,i,"required",{missingProperty:"records"},"must have required pro\
perty 'records'",se,r),o++);for(let t in r)t==="prune"||t==="records"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",se,r),o++);if(r.prune!==void 0){let t=r.prune;typeof t!="boolean"&&(e=s(e,i+"/prun\
e","type",{type:"boolean"},"must be boolean",se.properties.prune,t),o++)}if(r.records!==void 0){let t=r.records;if(Array.
isArray(t)){let p=t.length;for(let l=0;l<p;l++)Se(t[l],{instancePath:i+"/records/"+l,parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?Se.errors:e.concat(Se.errors),o=e.length)}else e=s(e,i+"/records","type",{type:"array"},"must be array",se.properties.
records,t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",se,r),o++;return Ce.errors=e,o===0}var C={type:"obj\
ect",additionalProperties:!1,properties:{memo:{$ref:"description#/components/schemas/ApiMemo"},ssl:{type:"boolean"},php:{
type:"string",minLength:1},mail:{$ref:"description#/components/schemas/Mail"},dkim:{type:"boolean"},dmarc:{$ref:"descrip\
tion#/components/schemas/Dmarc"},spf:{oneOf:[{$ref:"description#/components/schemas/Spf"},{type:"null"}],alternatives:["\
Spf","choice_3"]},wordpress:{type:"object",additionalProperties:{$ref:"description#/components/schemas/WordPress"}}}};function Ie(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let p in r)p==="memo"||p==="ssl"||p==="php"||p==="mail"||p==="dkim"||p==="dmarc"||p==="spf"||p==="wordpress"||(e=
s(e,i,"additionalProperties",{additionalProperty:p},"must NOT have additional properties",C,r),o++);if(r.memo!==void 0&&
(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),
o=e.length)),r.ssl!==void 0){let p=r.ssl;typeof p!="boolean"&&(e=s(e,i+"/ssl","type",{type:"boolean"},"must be boolean",
C.properties.ssl,p),o++)}if(r.php!==void 0){let p=r.php;typeof p=="string"?u(p)<1&&(e=s(e,i+"/php","minLength",{limit:1},
"must NOT have fewer than 1 characters",C.properties.php,p),o++):(e=s(e,i+"/php","type",{type:"string"},"must be string",
C.properties.php,p),o++)}if(r.mail!==void 0&&(H(r.mail,{instancePath:i+"/mail",parentData:r,parentDataProperty:"mail",rootData:n})||
(e=e===null?H.errors:e.concat(H.errors),o=e.length)),r.dkim!==void 0){let p=r.dkim;typeof p!="boolean"&&(e=s(e,i+"/dkim",
"type",{type:"boolean"},"must be boolean",C.properties.dkim,p),o++)}if(r.dmarc!==void 0&&(K(r.dmarc,{instancePath:i+"/dm\
arc",parentData:r,parentDataProperty:"dmarc",rootData:n})||(e=e===null?K.errors:e.concat(K.errors),o=e.length)),r.spf!==
void 0){let p=r.spf,l=o,g=!1,v=null,c=o;W(p,{instancePath:i+"/spf",parentData:r,parentDataProperty:"spf",rootData:n})||(e=
e===null?W.errors:e.concat(W.errors),o=e.length);var t=c===o;t&&(g=!0,v=0);let d=o;p!==null&&(e=s(e,i+"/spf","type",{type:"\
null"},"must be null",C.properties.spf.oneOf[1],p),o++);var t=d===o;t&&g?(g=!1,v=[v,1]):t&&(g=!0,v=1),g?(o=l,e!==null&&(l?
e.length=l:e=null)):(e=s(e,i+"/spf","oneOf",{passingSchemas:v},"must match exactly one schema in oneOf",C.properties.spf,
p),o++)}if(r.wordpress!==void 0){let p=r.wordpress;if(p&&typeof p=="object"&&!Array.isArray(p))for(let l in p)J(p[l],{instancePath:i+
"/wordpress/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?J.errors:
e.concat(J.errors),o=e.length);else e=s(e,i+"/wordpress","type",{type:"object"},"must be object",C.properties.wordpress,
p),o++}}else e=s(e,i,"type",{type:"object"},"must be object",C,r),o++;return Ie.errors=e,o===0}function Fe(r,{instancePath:i="",
parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let p in r)
gr.call(T.properties,p)||(e=s(e,i,"additionalProperties",{additionalProperty:p},"must NOT have additional properties",T,
r),o++);if(r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===
null?y.errors:e.concat(y.errors),o=e.length)),r.redirect_https!==void 0){let p=r.redirect_https;typeof p!="boolean"&&(e=
s(e,i+"/redirect_https","type",{type:"boolean"},"must be boolean",T.properties.redirect_https,p),o++)}if(r.ai_crawler_block_enabled!==
void 0){let p=r.ai_crawler_block_enabled;typeof p!="boolean"&&(e=s(e,i+"/ai_crawler_block_enabled","type",{type:"boolean"},
"must be boolean",T.properties.ai_crawler_block_enabled,p),o++)}if(r.ssl!==void 0){let p=r.ssl;typeof p!="boolean"&&(e=s(
e,i+"/ssl","type",{type:"boolean"},"must be boolean",T.properties.ssl,p),o++)}if(r.php!==void 0){let p=r.php;typeof p=="\
string"?u(p)<1&&(e=s(e,i+"/php","minLength",{limit:1},"must NOT have fewer than 1 characters",T.properties.php,p),o++):(e=
s(e,i+"/php","type",{type:"string"},"must be string",T.properties.php,p),o++)}if(r.mail!==void 0&&(H(r.mail,{instancePath:i+
"/mail",parentData:r,parentDataProperty:"mail",rootData:n})||(e=e===null?H.errors:e.concat(H.errors),o=e.length)),r.dkim!==
void 0){let p=r.dkim;typeof p!="boolean"&&(e=s(e,i+"/dkim","type",{type:"boolean"},"must be boolean",T.properties.dkim,p),
o++)}if(r.dmarc!==void 0&&(K(r.dmarc,{instancePath:i+"/dmarc",parentData:r,parentDataProperty:"dmarc",rootData:n})||(e=e===
null?K.errors:e.concat(K.errors),o=e.length)),r.spf!==void 0){let p=r.spf,l=o,g=!1,v=null,c=o;W(p,{instancePath:i+"/spf",
parentData:r,parentDataProperty:"spf",rootData:n})||(e=e===null?W.errors:e.concat(W.errors),o=e.length);var t=c===o;t&&(g=
!0,v=0);let d=o;p!==null&&(e=s(e,i+"/spf","type",{type:"null"},"must be null",T.properties.spf.oneOf[1],p),o++);var t=d===
o;t&&g?(g=!1,v=[v,1]):t&&(g=!0,v=1),g?(o=l,e!==null&&(l?e.length=l:e=null)):(e=s(e,i+"/spf","oneOf",{passingSchemas:v},"\
must match exactly one schema in oneOf",T.properties.spf,p),o++)}if(r.wordpress!==void 0){let p=r.wordpress;if(p&&typeof p==
"object"&&!Array.isArray(p))for(let l in p)J(p[l],{instancePath:i+"/wordpress/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?J.errors:e.concat(J.errors),o=e.length);else e=s(e,i+"/wordp\
ress","type",{type:"object"},"must be object",T.properties.wordpress,p),o++}if(r.dns!==void 0&&(Ce(r.dns,{instancePath:i+
"/dns",parentData:r,parentDataProperty:"dns",rootData:n})||(e=e===null?Ce.errors:e.concat(Ce.errors),o=e.length)),r.subdomains!==
void 0){let p=r.subdomains;if(p&&typeof p=="object"&&!Array.isArray(p))for(let l in p)Ie(p[l],{instancePath:i+"/subdomai\
ns/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:l,rootData:n})||(e=e===null?Ie.errors:e.concat(
Ie.errors),o=e.length);else e=s(e,i+"/subdomains","type",{type:"object"},"must be object",T.properties.subdomains,p),o++}}else
e=s(e,i,"type",{type:"object"},"must be object",T,r),o++;return Fe.errors=e,o===0}var qr={type:"object",additionalProperties:!1,
properties:{character_set:{$ref:"description#/components/schemas/ApiDatabaseCharacterSet",default:"utf8mb4"},memo:{$ref:"\
description#/components/schemas/ApiMemo"}}},Nr={type:"string",minLength:1};function ze(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"\
must NOT have fewer than 1 characters",Nr,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",Nr,r),o++),ze.errors=
e,o===0}function Ve(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let t in r)t==="character_set"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",qr,r),o++);r.character_set!==void 0&&(ze(r.character_set,{instancePath:i+"/charact\
er_set",parentData:r,parentDataProperty:"character_set",rootData:n})||(e=e===null?ze.errors:e.concat(ze.errors),o=e.length)),
r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",qr,r),o++;return Ve.errors=e,o===0}
var ne={type:"object",additionalProperties:!1,properties:{password:{$ref:"description#/components/schemas/Secret"},memo:{
$ref:"description#/components/schemas/ApiMemo"},grants:{type:"array",items:{type:"string",minLength:1}}}};function Ze(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="password"||t==="memo"||t==="grants"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"mus\
t NOT have additional properties",ne,r),o++);if(r.password!==void 0&&(A(r.password,{instancePath:i+"/password",parentData:r,
parentDataProperty:"password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),o=e.length)),r.memo!==void 0&&(y(r.memo,
{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.
length)),r.grants!==void 0){let t=r.grants;if(Array.isArray(t)){let p=t.length;for(let l=0;l<p;l++){let g=t[l];typeof g==
"string"?u(g)<1&&(e=s(e,i+"/grants/"+l,"minLength",{limit:1},"must NOT have fewer than 1 characters",ne.properties.grants.
items,g),o++):(e=s(e,i+"/grants/"+l,"type",{type:"string"},"must be string",ne.properties.grants.items,g),o++)}}else e=s(
e,i+"/grants","type",{type:"array"},"must be array",ne.properties.grants,t),o++}}else e=s(e,i,"type",{type:"object"},"mu\
st be object",ne,r),o++;return Ze.errors=e,o===0}var X={type:"object",additionalProperties:!1,properties:{password:{$ref:"\
description#/components/schemas/Secret"},directory:{type:"string",minLength:1,default:"/"},quota_mb:{type:"integer",minimum:0},
memo:{$ref:"description#/components/schemas/ApiMemo"}}};function He(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="password"||t==="direct\
ory"||t==="quota_mb"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional prope\
rties",X,r),o++);if(r.password!==void 0&&(A(r.password,{instancePath:i+"/password",parentData:r,parentDataProperty:"pass\
word",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),o=e.length)),r.directory!==void 0){let t=r.directory;typeof t==
"string"?u(t)<1&&(e=s(e,i+"/directory","minLength",{limit:1},"must NOT have fewer than 1 characters",X.properties.directory,
t),o++):(e=s(e,i+"/directory","type",{type:"string"},"must be string",X.properties.directory,t),o++)}if(r.quota_mb!==void 0){
let t=r.quota_mb;typeof t=="number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/quota_mb","type",{type:"integer"},"must be integer",X.
properties.quota_mb,t),o++),typeof t=="number"&&(t<0||isNaN(t))&&(e=s(e,i+"/quota_mb","minimum",{comparison:">=",limit:0},
"must be >= 0",X.properties.quota_mb,t),o++)}r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",X,r),o++;return He.errors=e,o===0}var a={type:"object",additionalProperties:!1,required:["minute","hour","day","mo\
nth","weekday","command"],properties:{minute:{type:"string",minLength:1},hour:{type:"string",minLength:1},day:{type:"str\
ing",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",minLength:1},command:{type:"string",minLength:1,
maxLength:1024},comment:{type:"string",minLength:0},enabled:{type:"boolean"}}};function Ke(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.minute===void 0&&(e=
s(e,i,"required",{missingProperty:"minute"},"must have required property 'minute'",a,r),o++),r.hour===void 0&&(e=s(e,i,"\
required",{missingProperty:"hour"},"must have required property 'hour'",a,r),o++),r.day===void 0&&(e=s(e,i,"required",{missingProperty:"\
day"},"must have required property 'day'",a,r),o++),r.month===void 0&&(e=s(e,i,"required",{missingProperty:"month"},"mus\
t have required property 'month'",a,r),o++),r.weekday===void 0&&(e=s(e,i,"required",{missingProperty:"weekday"},"must ha\
ve required property 'weekday'",a,r),o++),r.command===void 0&&(e=s(e,i,"required",{missingProperty:"command"},"must have\
 required property 'command'",a,r),o++);for(let t in r)t==="minute"||t==="hour"||t==="day"||t==="month"||t==="weekday"||
t==="command"||t==="comment"||t==="enabled"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have addit\
ional properties",a,r),o++);if(r.minute!==void 0){let t=r.minute;typeof t=="string"?u(t)<1&&(e=s(e,i+"/minute","minLengt\
h",{limit:1},"must NOT have fewer than 1 characters",a.properties.minute,t),o++):(e=s(e,i+"/minute","type",{type:"string"},
"must be string",a.properties.minute,t),o++)}if(r.hour!==void 0){let t=r.hour;typeof t=="string"?u(t)<1&&(e=s(e,i+"/hour",
"minLength",{limit:1},"must NOT have fewer than 1 characters",a.properties.hour,t),o++):(e=s(e,i+"/hour","type",{type:"s\
tring"},"must be string",a.properties.hour,t),o++)}if(r.day!==void 0){let t=r.day;typeof t=="string"?u(t)<1&&(e=s(e,i+"/\
day","minLength",{limit:1},"must NOT have fewer than 1 characters",a.properties.day,t),o++):(e=s(e,i+"/day","type",{type:"\
string"},"must be string",a.properties.day,t),o++)}if(r.month!==void 0){let t=r.month;typeof t=="string"?u(t)<1&&(e=s(e,
i+"/month","minLength",{limit:1},"must NOT have fewer than 1 characters",a.properties.month,t),o++):(e=s(e,i+"/month","t\
ype",{type:"string"},"must be string",a.properties.month,t),o++)}if(r.weekday!==void 0){let t=r.weekday;typeof t=="strin\
g"?u(t)<1&&(e=s(e,i+"/weekday","minLength",{limit:1},"must NOT have fewer than 1 characters",a.properties.weekday,t),o++):
(e=s(e,i+"/weekday","type",{type:"string"},"must be string",a.properties.weekday,t),o++)}if(r.command!==void 0){let t=r.
command;typeof t=="string"?(u(t)>1024&&(e=s(e,i+"/command","maxLength",{limit:1024},"must NOT have more than 1024 charac\
ters",a.properties.command,t),o++),u(t)<1&&(e=s(e,i+"/command","minLength",{limit:1},"must NOT have fewer than 1 charact\
ers",a.properties.command,t),o++)):(e=s(e,i+"/command","type",{type:"string"},"must be string",a.properties.command,t),o++)}
if(r.comment!==void 0){let t=r.comment;typeof t=="string"?u(t)<0&&(e=s(e,i+"/comment","minLength",{limit:0},"must NOT ha\
ve fewer than 0 characters",a.properties.comment,t),o++):(e=s(e,i+"/comment","type",{type:"string"},"must be string",a.properties.
comment,t),o++)}if(r.enabled!==void 0){let t=r.enabled;typeof t!="boolean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},
"must be boolean",a.properties.enabled,t),o++)}}else e=s(e,i,"type",{type:"object"},"must be object",a,r),o++;return Ke.
errors=e,o===0}function We(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let t in r)gr.call(k.properties,t)||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",k,r),o++);if(r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),r.prune!==void 0){let t=r.prune;if(Array.isArray(
t)){let p=t.length;for(let l=0;l<p;l++)ve(t[l],{instancePath:i+"/prune/"+l,parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?ve.errors:e.concat(ve.errors),o=e.length)}else e=s(e,i+"/prune","type",{type:"array"},"must be array",k.properties.
prune,t),o++}if(r.order!==void 0&&(je(r.order,{instancePath:i+"/order",parentData:r,parentDataProperty:"order",rootData:n})||
(e=e===null?je.errors:e.concat(je.errors),o=e.length)),r.ssh!==void 0){let t=r.ssh;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let p in t)p==="ssh_enabled"||p==="abroad_access_restriction"||(e=s(e,i+"/ssh","additionalProperties",{additionalProperty:p},
"must NOT have additional properties",k.properties.ssh,t),o++);if(t.ssh_enabled!==void 0){let p=t.ssh_enabled;typeof p!=
"boolean"&&(e=s(e,i+"/ssh/ssh_enabled","type",{type:"boolean"},"must be boolean",k.properties.ssh.properties.ssh_enabled,
p),o++)}if(t.abroad_access_restriction!==void 0){let p=t.abroad_access_restriction;typeof p!="boolean"&&(e=s(e,i+"/ssh/a\
broad_access_restriction","type",{type:"boolean"},"must be boolean",k.properties.ssh.properties.abroad_access_restriction,
p),o++)}}else e=s(e,i+"/ssh","type",{type:"object"},"must be object",k.properties.ssh,t),o++}if(r.ssh_keys!==void 0){let t=r.
ssh_keys;if(t&&typeof t=="object"&&!Array.isArray(t))for(let p in t)we(t[p],{instancePath:i+"/ssh_keys/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?we.errors:e.concat(we.errors),o=e.
length);else e=s(e,i+"/ssh_keys","type",{type:"object"},"must be object",k.properties.ssh_keys,t),o++}if(r.domains!==void 0){
let t=r.domains;if(t&&typeof t=="object"&&!Array.isArray(t))for(let p in t)Fe(t[p],{instancePath:i+"/domains/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?Fe.errors:e.concat(Fe.errors),
o=e.length);else e=s(e,i+"/domains","type",{type:"object"},"must be object",k.properties.domains,t),o++}if(r.databases!==
void 0){let t=r.databases;if(t&&typeof t=="object"&&!Array.isArray(t))for(let p in t)Ve(t[p],{instancePath:i+"/databases\
/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?Ve.errors:e.concat(
Ve.errors),o=e.length);else e=s(e,i+"/databases","type",{type:"object"},"must be object",k.properties.databases,t),o++}if(r.
database_users!==void 0){let t=r.database_users;if(t&&typeof t=="object"&&!Array.isArray(t))for(let p in t)Ze(t[p],{instancePath:i+
"/database_users/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:n})||(e=e===null?
Ze.errors:e.concat(Ze.errors),o=e.length);else e=s(e,i+"/database_users","type",{type:"object"},"must be object",k.properties.
database_users,t),o++}if(r.ftp!==void 0){let t=r.ftp;if(t&&typeof t=="object"&&!Array.isArray(t))for(let p in t)He(t[p],
{instancePath:i+"/ftp/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:n})||(e=e===
null?He.errors:e.concat(He.errors),o=e.length);else e=s(e,i+"/ftp","type",{type:"object"},"must be object",k.properties.
ftp,t),o++}if(r.cron!==void 0){let t=r.cron;if(Array.isArray(t)){let p=t.length;for(let l=0;l<p;l++)Ke(t[l],{instancePath:i+
"/cron/"+l,parentData:t,parentDataProperty:l,rootData:n})||(e=e===null?Ke.errors:e.concat(Ke.errors),o=e.length)}else e=
s(e,i+"/cron","type",{type:"array"},"must be array",k.properties.cron,t),o++}}else e=s(e,i,"type",{type:"object"},"must \
be object",k,r),o++;return We.errors=e,o===0}function pe(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)We(r[t],{instancePath:i+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:n})||(e=e===null?We.errors:e.concat(We.errors),o=e.length);else
e=s(e,i,"type",{type:"object"},"must be object",Wr,r),o++;return pe.errors=e,o===0}var Jr={type:"object",additionalProperties:{
$ref:"description#/components/schemas/Vps"}},L={type:"object",additionalProperties:!1,properties:{memo:{$ref:"descriptio\
n#/components/schemas/ApiMemo"},name:{$ref:"description#/components/schemas/ApiVpsName"},was:{type:"string",minLength:1},
reverse_hostname:{type:"string",description:"Hostname for the reverse record: at most 253 letters, digits, hyphens or do\
ts. The standard hostname restores the default.",minLength:1,maxLength:253,pattern:"^[0-9A-Za-z.-]{1,253}$"},power:{type:"\
string",enum:["running","stopped"]},protection:{type:"object",additionalProperties:!1,properties:{os_reinstall:{type:"bo\
olean"}}},packet_filter:{$ref:"description#/components/schemas/PacketFilter"},order:{$ref:"description#/components/schem\
as/VpsOrder"}}},ye={type:"string",description:"Server name chosen by the owner: at most 50 lower-case letters, digits, h\
yphens or underscores.",minLength:1,maxLength:50,pattern:"^[0-9a-z_-]{1,50}$"},Ur=new RegExp("^[0-9a-z_-]{1,50}$","u");function Je(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?(u(r)>50&&
(e=s(e,i,"maxLength",{limit:50},"must NOT have more than 50 characters",ye,r),o++),u(r)<1&&(e=s(e,i,"minLength",{limit:1},
"must NOT have fewer than 1 characters",ye,r),o++),Ur.test(r)||(e=s(e,i,"pattern",{pattern:"^[0-9a-z_-]{1,50}$"},'must m\
atch pattern "^[0-9a-z_-]{1,50}$"',ye,r),o++)):(e=s(e,i,"type",{type:"string"},"must be string",ye,r),o++),Je.errors=e,o===
0}var Y={type:"object",additionalProperties:!1,properties:{prune:{type:"boolean",default:!1},enabled:{type:"boolean"},rules:{
type:"array",maxItems:20,items:{$ref:"description#/components/schemas/ApiCreateRuleRequest"}}}},Br={oneOf:[{$ref:"descri\
ption#/components/schemas/ApiPresetRuleRequest"},{$ref:"description#/components/schemas/ApiCustomPortRuleRequest"},{$ref:"\
description#/components/schemas/ApiCustomIcmpRuleRequest"}],alternatives:["ApiPresetRuleRequest","ApiCustomPortRuleReque\
st","ApiCustomIcmpRuleRequest"],discriminator:{propertyName:"type",mapping:{ssh:"ApiPresetRuleRequest",web:"ApiPresetRul\
eRequest",web_http:"ApiPresetRuleRequest",mysql:"ApiPresetRuleRequest",postgresql:"ApiPresetRuleRequest",mail:"ApiPreset\
RuleRequest",rdp:"ApiPresetRuleRequest",custom:"choice_5"}}};function Ue(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"\
type"},"must have required property 'type'",ee,r),o++);for(let t in r)t!=="type"&&(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",ee,r),o++);r.type!==void 0&&(V(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?V.errors:e.concat(V.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be ob\
ject",ee,r),o++;return Ue.errors=e,o===0}function Be(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},
"must have required property 'type'",q,r),o++),r.protocol===void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"mu\
st have required property 'protocol'",q,r),o++),r.port===void 0&&(e=s(e,i,"required",{missingProperty:"port"},"must have\
 required property 'port'",q,r),o++);for(let t in r)t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="memo"||
(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",q,r),o++);r.type!==void 0&&
(b(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),
o=e.length)),r.protocol!==void 0&&(M(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||
(e=e===null?M.errors:e.concat(M.errors),o=e.length)),r.port!==void 0&&(h(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),o=e.length)),r.allowed_ip!==void 0&&(_(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),
r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",q,r),o++;return Be.errors=e,o===0}function Ge(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=s(e,i,"required",{missingProperty:"type"},"must have required property 'type'",P,r),o++),r.protocol===
void 0&&(e=s(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",P,r),o++);for(let t in r)
t==="type"||t==="protocol"||t==="port"||t==="allowed_ip"||t==="memo"||(e=s(e,i,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",P,r),o++);r.type!==void 0&&(b(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),o=e.length)),r.protocol!==void 0&&(S(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:n})||(e=e===null?S.errors:e.concat(S.errors),o=e.length)),
r.port!==void 0&&(h(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:n})||(e=e===null?h.errors:
e.concat(h.errors),o=e.length)),r.allowed_ip!==void 0&&(_(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length)),r.memo!==void 0&&(y(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length))}else e=
s(e,i,"type",{type:"object"},"must be object",P,r),o++;return Ge.errors=e,o===0}function Qe(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0,t=o,p=!1,l=null,g=o;Ue(r,{instancePath:i,parentData:f,parentDataProperty:m,
rootData:n})||(e=e===null?Ue.errors:e.concat(Ue.errors),o=e.length);var c=g===o;c&&(p=!0,l=0);let v=o;Be(r,{instancePath:i,
parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?Be.errors:e.concat(Be.errors),o=e.length);var c=v===o;if(c&&
p)p=!1,l=[l,1];else{c&&(p=!0,l=1);let d=o;Ge(r,{instancePath:i,parentData:f,parentDataProperty:m,rootData:n})||(e=e===null?
Ge.errors:e.concat(Ge.errors),o=e.length);var c=d===o;c&&p?(p=!1,l=[l,2]):c&&(p=!0,l=2)}return p?(o=t,e!==null&&(t?e.length=
t:e=null)):(e=s(e,i,"oneOf",{passingSchemas:l},"must match exactly one schema in oneOf",Br,r),o++),Qe.errors=e,o===0}function Xe(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="prune"||t==="enabled"||t==="rules"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must\
 NOT have additional properties",Y,r),o++);if(r.prune!==void 0){let t=r.prune;typeof t!="boolean"&&(e=s(e,i+"/prune","ty\
pe",{type:"boolean"},"must be boolean",Y.properties.prune,t),o++)}if(r.enabled!==void 0){let t=r.enabled;typeof t!="bool\
ean"&&(e=s(e,i+"/enabled","type",{type:"boolean"},"must be boolean",Y.properties.enabled,t),o++)}if(r.rules!==void 0){let t=r.
rules;if(Array.isArray(t)){t.length>20&&(e=s(e,i+"/rules","maxItems",{limit:20},"must NOT have more than 20 items",Y.properties.
rules,t),o++);let p=t.length;for(let l=0;l<p;l++)Qe(t[l],{instancePath:i+"/rules/"+l,parentData:t,parentDataProperty:l,rootData:n})||
(e=e===null?Qe.errors:e.concat(Qe.errors),o=e.length)}else e=s(e,i+"/rules","type",{type:"array"},"must be array",Y.properties.
rules,t),o++}}else e=s(e,i,"type",{type:"object"},"must be object",Y,r),o++;return Xe.errors=e,o===0}var w={type:"object",
additionalProperties:!1,required:["plan_id","period","max_total_price","agree_to_terms","image_id","root_password"],properties:{
plan_id:{$ref:"description#/components/schemas/ApiVpsPlanId"},period:{type:"integer",minimum:1},auto_renew:{type:"boolea\
n",default:!0},image_id:{$ref:"description#/components/schemas/ApiImageId"},ssh_key_name:{$ref:"description#/components/\
schemas/ApiSshKeyName"},ssh_public_key:{$ref:"description#/components/schemas/ApiSshPublicKey"},agree_to_terms:{type:"bo\
olean",const:!0},max_total_price:{type:"integer",minimum:0},root_password:{$ref:"description#/components/schemas/Secret"}}},
kr={type:"string",minLength:1};function Ye(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",kr,r),o++):
(e=s(e,i,"type",{type:"string"},"must be string",kr,r),o++),Ye.errors=e,o===0}var Or={type:"string",minLength:1};function er(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=
s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Or,r),o++):(e=s(e,i,"type",{type:"string"},"must be \
string",Or,r),o++),er.errors=e,o===0}var Lr={type:"string",minLength:1};function rr(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;return typeof r=="string"?u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",Lr,r),o++):(e=s(e,i,"type",{type:"string"},"must be string",Lr,r),o++),rr.errors=e,o===0}var ar={type:"\
string",description:"Public key in OpenSSH format on one line, single-byte characters only. It must be sent together wit\
h `ssh_key_name`. No private key is ever generated or returned.",minLength:1,pattern:"^[!-~]+ [!-~][ -~]*$"},Gr=new RegExp(
"^[!-~]+ [!-~][ -~]*$","u");function tr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;return typeof r=="string"?(u(r)<1&&(e=s(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",ar,r),o++),
Gr.test(r)||(e=s(e,i,"pattern",{pattern:"^[!-~]+ [!-~][ -~]*$"},'must match pattern "^[!-~]+ [!-~][ -~]*$"',ar,r),o++)):
(e=s(e,i,"type",{type:"string"},"must be string",ar,r),o++),tr.errors=e,o===0}function or(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=
s(e,i,"required",{missingProperty:"plan_id"},"must have required property 'plan_id'",w,r),o++),r.period===void 0&&(e=s(e,
i,"required",{missingProperty:"period"},"must have required property 'period'",w,r),o++),r.max_total_price===void 0&&(e=
s(e,i,"required",{missingProperty:"max_total_price"},"must have required property 'max_total_price'",w,r),o++),r.agree_to_terms===
void 0&&(e=s(e,i,"required",{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",w,r),o++),
r.image_id===void 0&&(e=s(e,i,"required",{missingProperty:"image_id"},"must have required property 'image_id'",w,r),o++),
r.root_password===void 0&&(e=s(e,i,"required",{missingProperty:"root_password"},"must have required property 'root_passw\
ord'",w,r),o++);for(let t in r)gr.call(w.properties,t)||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT\
 have additional properties",w,r),o++);if(r.plan_id!==void 0&&(Ye(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"\
plan_id",rootData:n})||(e=e===null?Ye.errors:e.concat(Ye.errors),o=e.length)),r.period!==void 0){let t=r.period;typeof t==
"number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/period","type",{type:"integer"},"must be integer",w.properties.period,t),o++),typeof t==
"number"&&(t<1||isNaN(t))&&(e=s(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",w.properties.period,t),
o++)}if(r.auto_renew!==void 0){let t=r.auto_renew;typeof t!="boolean"&&(e=s(e,i+"/auto_renew","type",{type:"boolean"},"m\
ust be boolean",w.properties.auto_renew,t),o++)}if(r.image_id!==void 0&&(er(r.image_id,{instancePath:i+"/image_id",parentData:r,
parentDataProperty:"image_id",rootData:n})||(e=e===null?er.errors:e.concat(er.errors),o=e.length)),r.ssh_key_name!==void 0&&
(rr(r.ssh_key_name,{instancePath:i+"/ssh_key_name",parentData:r,parentDataProperty:"ssh_key_name",rootData:n})||(e=e===null?
rr.errors:e.concat(rr.errors),o=e.length)),r.ssh_public_key!==void 0&&(tr(r.ssh_public_key,{instancePath:i+"/ssh_public_\
key",parentData:r,parentDataProperty:"ssh_public_key",rootData:n})||(e=e===null?tr.errors:e.concat(tr.errors),o=e.length)),
r.agree_to_terms!==void 0){let t=r.agree_to_terms;typeof t!="boolean"&&(e=s(e,i+"/agree_to_terms","type",{type:"boolean"},
"must be boolean",w.properties.agree_to_terms,t),o++),t!==!0&&(e=s(e,i+"/agree_to_terms","const",{allowedValue:!0},"must\
 be equal to constant",w.properties.agree_to_terms,t),o++)}if(r.max_total_price!==void 0){let t=r.max_total_price;typeof t==
"number"&&!(t%1)&&!isNaN(t)||(e=s(e,i+"/max_total_price","type",{type:"integer"},"must be integer",w.properties.max_total_price,
t),o++),typeof t=="number"&&(t<0||isNaN(t))&&(e=s(e,i+"/max_total_price","minimum",{comparison:">=",limit:0},"must be >=\
 0",w.properties.max_total_price,t),o++)}r.root_password!==void 0&&(A(r.root_password,{instancePath:i+"/root_password",parentData:r,
parentDataProperty:"root_password",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),o=e.length))}else e=s(e,i,"type",
{type:"object"},"must be object",w,r),o++;return or.errors=e,o===0}var Qr=new RegExp("^[0-9A-Za-z.-]{1,253}$","u");function ir(r,{
instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)t==="memo"||t==="name"||t==="was"||t==="reverse_hostname"||t==="power"||t==="protection"||t==="packet\
_filter"||t==="order"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",L,r),
o++);if(r.memo!==void 0&&(y(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:n})||(e=e===null?
y.errors:e.concat(y.errors),o=e.length)),r.name!==void 0&&(Je(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"\
name",rootData:n})||(e=e===null?Je.errors:e.concat(Je.errors),o=e.length)),r.was!==void 0){let t=r.was;typeof t=="string"?
u(t)<1&&(e=s(e,i+"/was","minLength",{limit:1},"must NOT have fewer than 1 characters",L.properties.was,t),o++):(e=s(e,i+
"/was","type",{type:"string"},"must be string",L.properties.was,t),o++)}if(r.reverse_hostname!==void 0){let t=r.reverse_hostname;
typeof t=="string"?(u(t)>253&&(e=s(e,i+"/reverse_hostname","maxLength",{limit:253},"must NOT have more than 253 characte\
rs",L.properties.reverse_hostname,t),o++),u(t)<1&&(e=s(e,i+"/reverse_hostname","minLength",{limit:1},"must NOT have fewe\
r than 1 characters",L.properties.reverse_hostname,t),o++),Qr.test(t)||(e=s(e,i+"/reverse_hostname","pattern",{pattern:"\
^[0-9A-Za-z.-]{1,253}$"},'must match pattern "^[0-9A-Za-z.-]{1,253}$"',L.properties.reverse_hostname,t),o++)):(e=s(e,i+"\
/reverse_hostname","type",{type:"string"},"must be string",L.properties.reverse_hostname,t),o++)}if(r.power!==void 0){let t=r.
power;typeof t!="string"&&(e=s(e,i+"/power","type",{type:"string"},"must be string",L.properties.power,t),o++),t==="runn\
ing"||t==="stopped"||(e=s(e,i+"/power","enum",{allowedValues:L.properties.power.enum},"must be equal to one of the allow\
ed values",L.properties.power,t),o++)}if(r.protection!==void 0){let t=r.protection;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let p in t)p!=="os_reinstall"&&(e=s(e,i+"/protection","additionalProperties",{additionalProperty:p},"must NOT ha\
ve additional properties",L.properties.protection,t),o++);if(t.os_reinstall!==void 0){let p=t.os_reinstall;typeof p!="bo\
olean"&&(e=s(e,i+"/protection/os_reinstall","type",{type:"boolean"},"must be boolean",L.properties.protection.properties.
os_reinstall,p),o++)}}else e=s(e,i+"/protection","type",{type:"object"},"must be object",L.properties.protection,t),o++}
r.packet_filter!==void 0&&(Xe(r.packet_filter,{instancePath:i+"/packet_filter",parentData:r,parentDataProperty:"packet_f\
ilter",rootData:n})||(e=e===null?Xe.errors:e.concat(Xe.errors),o=e.length)),r.order!==void 0&&(or(r.order,{instancePath:i+
"/order",parentData:r,parentDataProperty:"order",rootData:n})||(e=e===null?or.errors:e.concat(or.errors),o=e.length))}else
e=s(e,i,"type",{type:"object"},"must be object",L,r),o++;return ir.errors=e,o===0}function le(r,{instancePath:i="",parentData:f,
parentDataProperty:m,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)ir(r[t],
{instancePath:i+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:n})||(e=e===null?
ir.errors:e.concat(ir.errors),o=e.length);else e=s(e,i,"type",{type:"object"},"must be object",Jr,r),o++;return le.errors=
e,o===0}var dr={type:"array",items:{type:"string",minLength:1}};function I(r,{instancePath:i="",parentData:f,parentDataProperty:m,
rootData:n=r}={}){let e=null,o=0;if(Array.isArray(r)){let t=r.length;for(let p=0;p<t;p++){let l=r[p];typeof l=="string"?
u(l)<1&&(e=s(e,i+"/"+p,"minLength",{limit:1},"must NOT have fewer than 1 characters",dr.items,l),o++):(e=s(e,i+"/"+p,"ty\
pe",{type:"string"},"must be string",dr.items,l),o++)}}else e=s(e,i,"type",{type:"array"},"must be array",dr,r),o++;return I.
errors=e,o===0}var ce={title:"An account of the Hosting and VPS Management API",type:"object",additionalProperties:!1,required:[
"version"],properties:{version:{const:1},hosting:{$ref:"file_hosting"},vps:{$ref:"file_vps"},ignore:{$ref:"file_ignore"},
keep:{$ref:"file_ignore"}}};function Fr(r,{instancePath:i="",parentData:f,parentDataProperty:m,rootData:n=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.version===void 0&&(e=s(e,i,"required",{missingProperty:"version"},"mu\
st have required property 'version'",ce,r),o++);for(let t in r)t==="version"||t==="hosting"||t==="vps"||t==="ignore"||t===
"keep"||(e=s(e,i,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",ce,r),o++);if(r.version!==
void 0){let t=r.version;t!==1&&(e=s(e,i+"/version","const",{allowedValue:1},"must be equal to constant",ce.properties.version,
t),o++)}r.hosting!==void 0&&(pe(r.hosting,{instancePath:i+"/hosting",parentData:r,parentDataProperty:"hosting",rootData:n})||
(e=e===null?pe.errors:e.concat(pe.errors),o=e.length)),r.vps!==void 0&&(le(r.vps,{instancePath:i+"/vps",parentData:r,parentDataProperty:"\
vps",rootData:n})||(e=e===null?le.errors:e.concat(le.errors),o=e.length)),r.ignore!==void 0&&(I(r.ignore,{instancePath:i+
"/ignore",parentData:r,parentDataProperty:"ignore",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),o=e.length)),r.
keep!==void 0&&(I(r.keep,{instancePath:i+"/keep",parentData:r,parentDataProperty:"keep",rootData:n})||(e=e===null?I.errors:
e.concat(I.errors),o=e.length))}else e=s(e,i,"type",{type:"object"},"must be object",ce,r),o++;return Fr.errors=e,o===0}
var et={choice_0:Tr,choice_1:$r,choice_2:Pr,Spf:xr,choice_3:Er,ApiPresetRuleRequest:Rr,ApiCustomPortRuleRequest:Mr,ApiCustomIcmpRuleRequest:Sr,
choice_5:Cr,file_hosting:pe,file_vps:le,file_ignore:I,file:Fr};return et
})()
