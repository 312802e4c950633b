// Generated from the description by tools/make/generate. Do not edit.
function s(r,o,a,b,n,e,i){let t={instancePath:o,keyword:a,params:b,message:n,parentSchema:e,data:i};return r===null?[t]:
(r.push(t),r)}var Be={type:"string",enum:["drop-request","drop-response","stall","truncate","html"]};function or(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return typeof r!="string"&&(e=s(e,o,"type",{type:"str\
ing"},"must be string",Be,r),i++),r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="html"||(e=s(
e,o,"enum",{allowedValues:Be.enum},"must be equal to one of the allowed values",Be,r),i++),or.errors=e,i===0}var L={type:"\
object",required:["status","code"],additionalProperties:!1,properties:{status:{type:"integer",minimum:400,maximum:599},code:{
type:"string"}}};function sr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.status===void 0&&(e=s(e,o,"required",{missingProperty:"status"},"must have requ\
ired property 'status'",L,r),i++),r.code===void 0&&(e=s(e,o,"required",{missingProperty:"code"},"must have required prop\
erty 'code'",L,r),i++);for(let t in r)t==="status"||t==="code"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"\
must NOT have additional properties",L,r),i++);if(r.status!==void 0){let t=r.status;typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)||(e=s(e,o+"/status","type",{type:"integer"},"must be integer",L.properties.status,t),i++),typeof t=="number"&&
isFinite(t)&&((t>599||isNaN(t))&&(e=s(e,o+"/status","maximum",{comparison:"<=",limit:599},"must be <= 599",L.properties.
status,t),i++),(t<400||isNaN(t))&&(e=s(e,o+"/status","minimum",{comparison:">=",limit:400},"must be >= 400",L.properties.
status,t),i++))}if(r.code!==void 0){let t=r.code;typeof t!="string"&&(e=s(e,o+"/code","type",{type:"string"},"must be st\
ring",L.properties.code,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",L,r),i++;return sr.errors=e,i===0}
var R={type:"object",required:["retryAfterSeconds"],additionalProperties:!1,properties:{retryAfterSeconds:{type:"integer",
minimum:0}}};function pr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.retryAfterSeconds===void 0&&(e=s(e,o,"required",{missingProperty:"retryAfterSeconds"},"mu\
st have required property 'retryAfterSeconds'",R,r),i++);for(let t in r)t!=="retryAfterSeconds"&&(e=s(e,o,"additionalPro\
perties",{additionalProperty:t},"must NOT have additional properties",R,r),i++);if(r.retryAfterSeconds!==void 0){let t=r.
retryAfterSeconds;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/retryAfterSeconds","type",{type:"intege\
r"},"must be integer",R.properties.retryAfterSeconds,t),i++),typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))&&(e=s(e,o+
"/retryAfterSeconds","minimum",{comparison:">=",limit:0},"must be >= 0",R.properties.retryAfterSeconds,t),i++)}}else e=s(
e,o,"type",{type:"object"},"must be object",R,r),i++;return pr.errors=e,i===0}var V={type:"object",required:["latencyMs"],
additionalProperties:!1,properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}};function nr(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.latencyMs===
void 0&&(e=s(e,o,"required",{missingProperty:"latencyMs"},"must have required property 'latencyMs'",V,r),i++);for(let t in r)
t!=="latencyMs"&&(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",V,r),i++);
if(r.latencyMs!==void 0){let t=r.latencyMs;typeof t=="number"&&isFinite(t)?((t>31536e8||isNaN(t))&&(e=s(e,o+"/latencyMs",
"maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",V.properties.latencyMs,t),i++),(t<0||isNaN(t))&&(e=
s(e,o+"/latencyMs","minimum",{comparison:">=",limit:0},"must be >= 0",V.properties.latencyMs,t),i++)):(e=s(e,o+"/latency\
Ms","type",{type:"number"},"must be number",V.properties.latencyMs,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be\
 object",V,r),i++;return nr.errors=e,i===0}var A={type:"object",required:["finishLateMs"],additionalProperties:!1,properties:{
finishLateMs:{type:"number",minimum:0,maximum:31536e8},answer:{type:"string",enum:["gateway-timeout","nothing"],default:"\
gateway-timeout"},answerAfterMs:{type:"number",minimum:0,maximum:31536e8,default:0}}};function ur(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.finishLateMs===void 0&&
(e=s(e,o,"required",{missingProperty:"finishLateMs"},"must have required property 'finishLateMs'",A,r),i++);for(let t in r)
t==="finishLateMs"||t==="answer"||t==="answerAfterMs"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT \
have additional properties",A,r),i++);if(r.finishLateMs!==void 0){let t=r.finishLateMs;typeof t=="number"&&isFinite(t)?((t>
31536e8||isNaN(t))&&(e=s(e,o+"/finishLateMs","maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",A.properties.
finishLateMs,t),i++),(t<0||isNaN(t))&&(e=s(e,o+"/finishLateMs","minimum",{comparison:">=",limit:0},"must be >= 0",A.properties.
finishLateMs,t),i++)):(e=s(e,o+"/finishLateMs","type",{type:"number"},"must be number",A.properties.finishLateMs,t),i++)}
if(r.answer!==void 0){let t=r.answer;typeof t!="string"&&(e=s(e,o+"/answer","type",{type:"string"},"must be string",A.properties.
answer,t),i++),t==="gateway-timeout"||t==="nothing"||(e=s(e,o+"/answer","enum",{allowedValues:A.properties.answer.enum},
"must be equal to one of the allowed values",A.properties.answer,t),i++)}if(r.answerAfterMs!==void 0){let t=r.answerAfterMs;
typeof t=="number"&&isFinite(t)?((t>31536e8||isNaN(t))&&(e=s(e,o+"/answerAfterMs","maximum",{comparison:"<=",limit:31536e8},
"must be <= 3153600000000",A.properties.answerAfterMs,t),i++),(t<0||isNaN(t))&&(e=s(e,o+"/answerAfterMs","minimum",{comparison:"\
>=",limit:0},"must be >= 0",A.properties.answerAfterMs,t),i++)):(e=s(e,o+"/answerAfterMs","type",{type:"number"},"must b\
e number",A.properties.answerAfterMs,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",A,r),i++;return ur.errors=
e,i===0}var $={type:"object",required:["perMinute","perDay","concurrent"],additionalProperties:!1,properties:{perMinute:{
type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};function yr(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.perMinute===
void 0&&(e=s(e,o,"required",{missingProperty:"perMinute"},"must have required property 'perMinute'",$,r),i++),r.perDay===
void 0&&(e=s(e,o,"required",{missingProperty:"perDay"},"must have required property 'perDay'",$,r),i++),r.concurrent===void 0&&
(e=s(e,o,"required",{missingProperty:"concurrent"},"must have required property 'concurrent'",$,r),i++);for(let t in r)t===
"perMinute"||t==="perDay"||t==="concurrent"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have addit\
ional properties",$,r),i++);if(r.perMinute!==void 0){let t=r.perMinute;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||
(e=s(e,o+"/perMinute","type",{type:"integer"},"must be integer",$.properties.perMinute,t),i++),typeof t=="number"&&isFinite(
t)&&(t<1||isNaN(t))&&(e=s(e,o+"/perMinute","minimum",{comparison:">=",limit:1},"must be >= 1",$.properties.perMinute,t),
i++)}if(r.perDay!==void 0){let t=r.perDay;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/perDay","type",
{type:"integer"},"must be integer",$.properties.perDay,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,
o+"/perDay","minimum",{comparison:">=",limit:1},"must be >= 1",$.properties.perDay,t),i++)}if(r.concurrent!==void 0){let t=r.
concurrent;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/concurrent","type",{type:"integer"},"must be i\
nteger",$.properties.concurrent,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/concurrent","minimu\
m",{comparison:">=",limit:1},"must be >= 1",$.properties.concurrent,t),i++)}}else e=s(e,o,"type",{type:"object"},"must b\
e object",$,r),i++;return yr.errors=e,i===0}var ze={type:"boolean",enum:[!1]};function lr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return typeof r!="boolean"&&(e=s(e,o,"type",{type:"boolean"},"must\
 be boolean",ze,r),i++),r!==!1&&(e=s(e,o,"enum",{allowedValues:ze.enum},"must be equal to one of the allowed values",ze,
r),i++),lr.errors=e,i===0}var P={type:"object",additionalProperties:!1,properties:{perMinute:{type:"integer",minimum:1},
perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};function fr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="p\
erMinute"||t==="perDay"||t==="concurrent"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additio\
nal properties",P,r),i++);if(r.perMinute!==void 0){let t=r.perMinute;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||
(e=s(e,o+"/perMinute","type",{type:"integer"},"must be integer",P.properties.perMinute,t),i++),typeof t=="number"&&isFinite(
t)&&(t<1||isNaN(t))&&(e=s(e,o+"/perMinute","minimum",{comparison:">=",limit:1},"must be >= 1",P.properties.perMinute,t),
i++)}if(r.perDay!==void 0){let t=r.perDay;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/perDay","type",
{type:"integer"},"must be integer",P.properties.perDay,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,
o+"/perDay","minimum",{comparison:">=",limit:1},"must be >= 1",P.properties.perDay,t),i++)}if(r.concurrent!==void 0){let t=r.
concurrent;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/concurrent","type",{type:"integer"},"must be i\
nteger",P.properties.concurrent,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/concurrent","minimu\
m",{comparison:">=",limit:1},"must be >= 1",P.properties.concurrent,t),i++)}}else e=s(e,o,"type",{type:"object"},"must b\
e object",P,r),i++;return fr.errors=e,i===0}var S={type:"object",required:["failures","withinSeconds","blockSeconds"],additionalProperties:!1,
properties:{failures:{type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};
function mr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.failures===void 0&&(e=s(e,o,"required",{missingProperty:"failures"},"must have required prope\
rty 'failures'",S,r),i++),r.withinSeconds===void 0&&(e=s(e,o,"required",{missingProperty:"withinSeconds"},"must have req\
uired property 'withinSeconds'",S,r),i++),r.blockSeconds===void 0&&(e=s(e,o,"required",{missingProperty:"blockSeconds"},
"must have required property 'blockSeconds'",S,r),i++);for(let t in r)t==="failures"||t==="withinSeconds"||t==="blockSec\
onds"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",S,r),i++);if(r.failures!==
void 0){let t=r.failures;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/failures","type",{type:"integer"},
"must be integer",S.properties.failures,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/failures","\
minimum",{comparison:">=",limit:1},"must be >= 1",S.properties.failures,t),i++)}if(r.withinSeconds!==void 0){let t=r.withinSeconds;
typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/withinSeconds","type",{type:"integer"},"must be integer",
S.properties.withinSeconds,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/withinSeconds","minimum",
{comparison:">=",limit:1},"must be >= 1",S.properties.withinSeconds,t),i++)}if(r.blockSeconds!==void 0){let t=r.blockSeconds;
typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/blockSeconds","type",{type:"integer"},"must be integer",S.
properties.blockSeconds,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/blockSeconds","minimum",{comparison:"\
>=",limit:1},"must be >= 1",S.properties.blockSeconds,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",S,r),
i++;return mr.errors=e,i===0}var x={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1},
withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function dr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="f\
ailures"||t==="withinSeconds"||t==="blockSeconds"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have\
 additional properties",x,r),i++);if(r.failures!==void 0){let t=r.failures;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(e=s(e,o+"/failures","type",{type:"integer"},"must be integer",x.properties.failures,t),i++),typeof t=="number"&&isFinite(
t)&&(t<1||isNaN(t))&&(e=s(e,o+"/failures","minimum",{comparison:">=",limit:1},"must be >= 1",x.properties.failures,t),i++)}
if(r.withinSeconds!==void 0){let t=r.withinSeconds;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/within\
Seconds","type",{type:"integer"},"must be integer",x.properties.withinSeconds,t),i++),typeof t=="number"&&isFinite(t)&&(t<
1||isNaN(t))&&(e=s(e,o+"/withinSeconds","minimum",{comparison:">=",limit:1},"must be >= 1",x.properties.withinSeconds,t),
i++)}if(r.blockSeconds!==void 0){let t=r.blockSeconds;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/blo\
ckSeconds","type",{type:"integer"},"must be integer",x.properties.blockSeconds,t),i++),typeof t=="number"&&isFinite(t)&&
(t<1||isNaN(t))&&(e=s(e,o+"/blockSeconds","minimum",{comparison:">=",limit:1},"must be >= 1",x.properties.blockSeconds,t),
i++)}}else e=s(e,o,"type",{type:"object"},"must be object",x,r),i++;return dr.errors=e,i===0}var w={type:"object",required:["group","limit","remaining"],additionalProperties:!1,properties:{group:{type:"string",enum:[
"vps","server","common"]},limit:{type:"integer",minimum:1},remaining:{type:"integer",minimum:0}}};function $e(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.group===
void 0&&(e=s(e,o,"required",{missingProperty:"group"},"must have required property 'group'",w,r),i++),r.limit===void 0&&
(e=s(e,o,"required",{missingProperty:"limit"},"must have required property 'limit'",w,r),i++),r.remaining===void 0&&(e=s(
e,o,"required",{missingProperty:"remaining"},"must have required property 'remaining'",w,r),i++);for(let t in r)t==="gro\
up"||t==="limit"||t==="remaining"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional prop\
erties",w,r),i++);if(r.group!==void 0){let t=r.group;typeof t!="string"&&(e=s(e,o+"/group","type",{type:"string"},"must \
be string",w.properties.group,t),i++),t==="vps"||t==="server"||t==="common"||(e=s(e,o+"/group","enum",{allowedValues:w.properties.
group.enum},"must be equal to one of the allowed values",w.properties.group,t),i++)}if(r.limit!==void 0){let t=r.limit;typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/limit","type",{type:"integer"},"must be integer",w.properties.limit,
t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/limit","minimum",{comparison:">=",limit:1},"must be\
 >= 1",w.properties.limit,t),i++)}if(r.remaining!==void 0){let t=r.remaining;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(e=s(e,o+"/remaining","type",{type:"integer"},"must be integer",w.properties.remaining,t),i++),typeof t=="number"&&isFinite(
t)&&(t<0||isNaN(t))&&(e=s(e,o+"/remaining","minimum",{comparison:">=",limit:0},"must be >= 0",w.properties.remaining,t),
i++)}}else e=s(e,o,"type",{type:"object"},"must be object",w,r),i++;return $e.errors=e,i===0}function ar(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return $e(r,{instancePath:o,parentData:a,parentDataProperty:b,
rootData:n})||(e=e===null?$e.errors:e.concat($e.errors),i=e.length),ar.errors=e,i===0}var Hr={type:"null"};function br(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r!==null&&(e=s(e,o,"type",{type:"\
null"},"must be null",Hr,r),i++),br.errors=e,i===0}var Lr={type:"object",required:[],properties:{}};function p(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=s(
e,o,"type",{type:"object"},"must be object",Lr,r),i++),p.errors=e,i===0}var qe={type:"object",required:["path","query","\
header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};function v(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",qe,r),i++),
r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",qe,r),i++),r.header===
void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",qe,r),i++),r.path!==void 0&&
(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length))):(e=s(e,o,"type",{type:"o\
bject"},"must be object",qe,r),i++),v.errors=e,i===0}var Xe={type:"object",required:[],properties:{"Last-Event-ID":{type:"\
string"}}};function oe(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r["Last-Event-ID"]!==void 0){let t=r["Last-Event-ID"];typeof t!="string"&&(e=s(e,o+"/Las\
t-Event-ID","type",{type:"string"},"must be string",Xe.properties["Last-Event-ID"],t),i++)}}else e=s(e,o,"type",{type:"o\
bject"},"must be object",Xe,r),i++;return oe.errors=e,i===0}var ve={type:"object",required:["path","query","header"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"streamEvents_header"}}};function cr(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",ve,r),i++),r.query===void 0&&(e=
s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",ve,r),i++),r.header===void 0&&(e=s(e,o,
"required",{missingProperty:"header"},"must have required property 'header'",ve,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+
"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==
void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.
concat(p.errors),i=e.length)),r.header!==void 0&&(oe(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be o\
bject",ve,r),i++),cr.errors=e,i===0}var E={type:"object",additionalProperties:!1,properties:{days:{type:"number",minimum:0},
hours:{type:"number",minimum:0},minutes:{type:"number",minimum:0},seconds:{type:"number",minimum:0}}};function se(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
t==="days"||t==="hours"||t==="minutes"||t==="seconds"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT \
have additional properties",E,r),i++);if(r.days!==void 0){let t=r.days;typeof t=="number"&&isFinite(t)?(t<0||isNaN(t))&&
(e=s(e,o+"/days","minimum",{comparison:">=",limit:0},"must be >= 0",E.properties.days,t),i++):(e=s(e,o+"/days","type",{type:"\
number"},"must be number",E.properties.days,t),i++)}if(r.hours!==void 0){let t=r.hours;typeof t=="number"&&isFinite(t)?(t<
0||isNaN(t))&&(e=s(e,o+"/hours","minimum",{comparison:">=",limit:0},"must be >= 0",E.properties.hours,t),i++):(e=s(e,o+"\
/hours","type",{type:"number"},"must be number",E.properties.hours,t),i++)}if(r.minutes!==void 0){let t=r.minutes;typeof t==
"number"&&isFinite(t)?(t<0||isNaN(t))&&(e=s(e,o+"/minutes","minimum",{comparison:">=",limit:0},"must be >= 0",E.properties.
minutes,t),i++):(e=s(e,o+"/minutes","type",{type:"number"},"must be number",E.properties.minutes,t),i++)}if(r.seconds!==
void 0){let t=r.seconds;typeof t=="number"&&isFinite(t)?(t<0||isNaN(t))&&(e=s(e,o+"/seconds","minimum",{comparison:">=",
limit:0},"must be >= 0",E.properties.seconds,t),i++):(e=s(e,o+"/seconds","type",{type:"number"},"must be number",E.properties.
seconds,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",E,r),i++;return se.errors=e,i===0}var K={type:"obj\
ect",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},
header:{$ref:"readHealth_path"},body:{$ref:"advanceClock_body"}}};function gr(r,{instancePath:o="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{
missingProperty:"path"},"must have required property 'path'",K,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"\
query"},"must have required property 'query'",K,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},
"must have required property 'header'",K,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must hav\
e required property 'body'",K,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"\
path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/\
query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==
void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),i=e.length)),r.body!==void 0&&(se(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?se.errors:e.concat(se.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",
K,r),i++),gr.errors=e,i===0}var B={type:"object",additionalProperties:!1,properties:{speed:{type:"number",minimum:0,maximum:1e6,
default:1}}};function pe(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let t in r)t!=="speed"&&(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NO\
T have additional properties",B,r),i++);if(r.speed!==void 0){let t=r.speed;typeof t=="number"&&isFinite(t)?((t>1e6||isNaN(
t))&&(e=s(e,o+"/speed","maximum",{comparison:"<=",limit:1e6},"must be <= 1000000",B.properties.speed,t),i++),(t<0||isNaN(
t))&&(e=s(e,o+"/speed","minimum",{comparison:">=",limit:0},"must be >= 0",B.properties.speed,t),i++)):(e=s(e,o+"/speed",
"type",{type:"number"},"must be number",B.properties.speed,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",
B,r),i++;return pe.errors=e,i===0}var De={type:"object",required:["path","query","header"],properties:{path:{$ref:"readH\
ealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"resumeClock_body"}}};function hr(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",De,r),i++),
r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",De,r),i++),r.header===
void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",De,r),i++),r.path!==void 0&&
(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(pe(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?pe.errors:e.concat(pe.errors),i=
e.length))):(e=s(e,o,"type",{type:"object"},"must be object",De,r),i++),hr.errors=e,i===0}var er={type:"object",required:[
"machine"],properties:{machine:{$ref:"description#/components/schemas/Machine"}}},Ye={type:"string",enum:["power","reins\
tall","signup","hosting"]};function Se(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
i=0;return typeof r!="string"&&(e=s(e,o,"type",{type:"string"},"must be string",Ye,r),i++),r==="power"||r==="reinstall"||
r==="signup"||r==="hosting"||(e=s(e,o,"enum",{allowedValues:Ye.enum},"must be equal to one of the allowed values",Ye,r),
i++),Se.errors=e,i===0}function ne(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.machine===void 0&&(e=s(e,o,"required",{missingProperty:"machine"},"mu\
st have required property 'machine'",er,r),i++),r.machine!==void 0&&(Se(r.machine,{instancePath:o+"/machine",parentData:r,
parentDataProperty:"machine",rootData:n})||(e=e===null?Se.errors:e.concat(Se.errors),i=e.length))):(e=s(e,o,"type",{type:"\
object"},"must be object",er,r),i++),ne.errors=e,i===0}var z={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"setTransitionPolicy_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"descri\
ption#/components/schemas/TransitionPolicy"}}},F={type:"object",required:["mode"],additionalProperties:!1,properties:{mode:{
type:"string",enum:["usual","immediate","after","reads","held","error"]},seconds:{type:"number",minimum:0,maximum:31536e5},
reads:{type:"integer",minimum:1}}};function Fe(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.mode===void 0&&(e=s(e,o,"required",{missingProperty:"mode"},
"must have required property 'mode'",F,r),i++);for(let t in r)t==="mode"||t==="seconds"||t==="reads"||(e=s(e,o,"addition\
alProperties",{additionalProperty:t},"must NOT have additional properties",F,r),i++);if(r.mode!==void 0){let t=r.mode;typeof t!=
"string"&&(e=s(e,o+"/mode","type",{type:"string"},"must be string",F.properties.mode,t),i++),t==="usual"||t==="immediate"||
t==="after"||t==="reads"||t==="held"||t==="error"||(e=s(e,o+"/mode","enum",{allowedValues:F.properties.mode.enum},"must \
be equal to one of the allowed values",F.properties.mode,t),i++)}if(r.seconds!==void 0){let t=r.seconds;typeof t=="numbe\
r"&&isFinite(t)?((t>31536e5||isNaN(t))&&(e=s(e,o+"/seconds","maximum",{comparison:"<=",limit:31536e5},"must be <= 315360\
0000",F.properties.seconds,t),i++),(t<0||isNaN(t))&&(e=s(e,o+"/seconds","minimum",{comparison:">=",limit:0},"must be >= \
0",F.properties.seconds,t),i++)):(e=s(e,o+"/seconds","type",{type:"number"},"must be number",F.properties.seconds,t),i++)}
if(r.reads!==void 0){let t=r.reads;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/reads","type",{type:"i\
nteger"},"must be integer",F.properties.reads,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/reads",
"minimum",{comparison:">=",limit:1},"must be >= 1",F.properties.reads,t),i++)}}else e=s(e,o,"type",{type:"object"},"must\
 be object",F,r),i++;return Fe.errors=e,i===0}function qr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"p\
ath"},"must have required property 'path'",z,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"mu\
st have required property 'query'",z,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must hav\
e required property 'header'",z,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have require\
d property 'body'",z,r),i++),r.path!==void 0&&(ne(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",
rootData:n})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/quer\
y",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==
void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),i=e.length)),r.body!==void 0&&(Fe(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?Fe.errors:e.concat(Fe.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",
z,r),i++),qr.errors=e,i===0}var Y={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readH\
ealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/\
Fault"}}},k={type:"object",required:["effect"],additionalProperties:!1,properties:{operationId:{type:"string"},path:{type:"\
string"},nth:{type:"integer",minimum:1,default:1},probability:{type:"number",exclusiveMinimum:0,maximum:1},times:{type:"\
integer",minimum:1},effect:{$ref:"description#/components/schemas/FaultEffect"}}},g={oneOf:[{type:"string",enum:["drop-r\
equest","drop-response","stall","truncate","html"]},{type:"object",required:["status","code"],additionalProperties:!1,properties:{
status:{type:"integer",minimum:400,maximum:599},code:{type:"string"}}},{type:"object",required:["retryAfterSeconds"],additionalProperties:!1,
properties:{retryAfterSeconds:{type:"integer",minimum:0}}},{type:"object",required:["latencyMs"],additionalProperties:!1,
properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}},{type:"object",required:["finishLateMs"],additionalProperties:!1,
properties:{finishLateMs:{type:"number",minimum:0,maximum:31536e8},answer:{type:"string",enum:["gateway-timeout","nothin\
g"],default:"gateway-timeout"},answerAfterMs:{type:"number",minimum:0,maximum:31536e8,default:0}}}],alternatives:["choic\
e_0","choice_1","choice_2","choice_3","choice_4"]};function Ee(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0,t=i,d=!1,f=null,m=i;typeof r!="string"&&(e=s(e,o,"type",{type:"string"},"must be string",g.oneOf[0],r),i++),
r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="html"||(e=s(e,o,"enum",{allowedValues:g.oneOf[0].
enum},"must be equal to one of the allowed values",g.oneOf[0],r),i++);var l=m===i;l&&(d=!0,f=0);let u=i;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.status===void 0&&(e=s(e,o,"required",{missingProperty:"status"},"must have required prope\
rty 'status'",g.oneOf[1],r),i++),r.code===void 0&&(e=s(e,o,"required",{missingProperty:"code"},"must have required prope\
rty 'code'",g.oneOf[1],r),i++);for(let y in r)y==="status"||y==="code"||(e=s(e,o,"additionalProperties",{additionalProperty:y},
"must NOT have additional properties",g.oneOf[1],r),i++);if(r.status!==void 0){let y=r.status;typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)||(e=s(e,o+"/status","type",{type:"integer"},"must be integer",g.oneOf[1].properties.status,y),i++),
typeof y=="number"&&isFinite(y)&&((y>599||isNaN(y))&&(e=s(e,o+"/status","maximum",{comparison:"<=",limit:599},"must be <\
= 599",g.oneOf[1].properties.status,y),i++),(y<400||isNaN(y))&&(e=s(e,o+"/status","minimum",{comparison:">=",limit:400},
"must be >= 400",g.oneOf[1].properties.status,y),i++))}if(r.code!==void 0){let y=r.code;typeof y!="string"&&(e=s(e,o+"/c\
ode","type",{type:"string"},"must be string",g.oneOf[1].properties.code,y),i++)}}else e=s(e,o,"type",{type:"object"},"mu\
st be object",g.oneOf[1],r),i++;var l=u===i;if(l&&d)d=!1,f=[f,1];else{l&&(d=!0,f=1);let y=i;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.retryAfterSeconds===void 0&&(e=s(e,o,"required",{missingProperty:"retryAfterSeconds"},"must have required \
property 'retryAfterSeconds'",g.oneOf[2],r),i++);for(let D in r)D!=="retryAfterSeconds"&&(e=s(e,o,"additionalProperties",
{additionalProperty:D},"must NOT have additional properties",g.oneOf[2],r),i++);if(r.retryAfterSeconds!==void 0){let D=r.
retryAfterSeconds;typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D)||(e=s(e,o+"/retryAfterSeconds","type",{type:"intege\
r"},"must be integer",g.oneOf[2].properties.retryAfterSeconds,D),i++),typeof D=="number"&&isFinite(D)&&(D<0||isNaN(D))&&
(e=s(e,o+"/retryAfterSeconds","minimum",{comparison:">=",limit:0},"must be >= 0",g.oneOf[2].properties.retryAfterSeconds,
D),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",g.oneOf[2],r),i++;var l=y===i;if(l&&d)d=!1,f=[f,2];else{l&&
(d=!0,f=2);let D=i;if(r&&typeof r=="object"&&!Array.isArray(r)){r.latencyMs===void 0&&(e=s(e,o,"required",{missingProperty:"\
latencyMs"},"must have required property 'latencyMs'",g.oneOf[3],r),i++);for(let N in r)N!=="latencyMs"&&(e=s(e,o,"addit\
ionalProperties",{additionalProperty:N},"must NOT have additional properties",g.oneOf[3],r),i++);if(r.latencyMs!==void 0){
let N=r.latencyMs;typeof N=="number"&&isFinite(N)?((N>31536e8||isNaN(N))&&(e=s(e,o+"/latencyMs","maximum",{comparison:"<\
=",limit:31536e8},"must be <= 3153600000000",g.oneOf[3].properties.latencyMs,N),i++),(N<0||isNaN(N))&&(e=s(e,o+"/latency\
Ms","minimum",{comparison:">=",limit:0},"must be >= 0",g.oneOf[3].properties.latencyMs,N),i++)):(e=s(e,o+"/latencyMs","t\
ype",{type:"number"},"must be number",g.oneOf[3].properties.latencyMs,N),i++)}}else e=s(e,o,"type",{type:"object"},"must\
 be object",g.oneOf[3],r),i++;var l=D===i;if(l&&d)d=!1,f=[f,3];else{l&&(d=!0,f=3);let N=i;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.finishLateMs===void 0&&(e=s(e,o,"required",{missingProperty:"finishLateMs"},"must have required property '\
finishLateMs'",g.oneOf[4],r),i++);for(let h in r)h==="finishLateMs"||h==="answer"||h==="answerAfterMs"||(e=s(e,o,"additi\
onalProperties",{additionalProperty:h},"must NOT have additional properties",g.oneOf[4],r),i++);if(r.finishLateMs!==void 0){
let h=r.finishLateMs;typeof h=="number"&&isFinite(h)?((h>31536e8||isNaN(h))&&(e=s(e,o+"/finishLateMs","maximum",{comparison:"\
<=",limit:31536e8},"must be <= 3153600000000",g.oneOf[4].properties.finishLateMs,h),i++),(h<0||isNaN(h))&&(e=s(e,o+"/fin\
ishLateMs","minimum",{comparison:">=",limit:0},"must be >= 0",g.oneOf[4].properties.finishLateMs,h),i++)):(e=s(e,o+"/fin\
ishLateMs","type",{type:"number"},"must be number",g.oneOf[4].properties.finishLateMs,h),i++)}if(r.answer!==void 0){let h=r.
answer;typeof h!="string"&&(e=s(e,o+"/answer","type",{type:"string"},"must be string",g.oneOf[4].properties.answer,h),i++),
h==="gateway-timeout"||h==="nothing"||(e=s(e,o+"/answer","enum",{allowedValues:g.oneOf[4].properties.answer.enum},"must \
be equal to one of the allowed values",g.oneOf[4].properties.answer,h),i++)}if(r.answerAfterMs!==void 0){let h=r.answerAfterMs;
typeof h=="number"&&isFinite(h)?((h>31536e8||isNaN(h))&&(e=s(e,o+"/answerAfterMs","maximum",{comparison:"<=",limit:31536e8},
"must be <= 3153600000000",g.oneOf[4].properties.answerAfterMs,h),i++),(h<0||isNaN(h))&&(e=s(e,o+"/answerAfterMs","minim\
um",{comparison:">=",limit:0},"must be >= 0",g.oneOf[4].properties.answerAfterMs,h),i++)):(e=s(e,o+"/answerAfterMs","typ\
e",{type:"number"},"must be number",g.oneOf[4].properties.answerAfterMs,h),i++)}}else e=s(e,o,"type",{type:"object"},"mu\
st be object",g.oneOf[4],r),i++;var l=N===i;l&&d?(d=!1,f=[f,4]):l&&(d=!0,f=4)}}}return d?(i=t,e!==null&&(t?e.length=t:e=
null)):(e=s(e,o,"oneOf",{passingSchemas:f},"must match exactly one schema in oneOf",g,r),i++),Ee.errors=e,i===0}function He(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.effect===void 0&&(e=s(e,o,"required",{missingProperty:"effect"},"must have required property 'effect'",k,r),i++);for(let t in r)
t==="operationId"||t==="path"||t==="nth"||t==="probability"||t==="times"||t==="effect"||(e=s(e,o,"additionalProperties",
{additionalProperty:t},"must NOT have additional properties",k,r),i++);if(r.operationId!==void 0){let t=r.operationId;typeof t!=
"string"&&(e=s(e,o+"/operationId","type",{type:"string"},"must be string",k.properties.operationId,t),i++)}if(r.path!==void 0){
let t=r.path;typeof t!="string"&&(e=s(e,o+"/path","type",{type:"string"},"must be string",k.properties.path,t),i++)}if(r.
nth!==void 0){let t=r.nth;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/nth","type",{type:"integer"},"m\
ust be integer",k.properties.nth,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/nth","minimum",{comparison:"\
>=",limit:1},"must be >= 1",k.properties.nth,t),i++)}if(r.probability!==void 0){let t=r.probability;typeof t=="number"&&
isFinite(t)?((t>1||isNaN(t))&&(e=s(e,o+"/probability","maximum",{comparison:"<=",limit:1},"must be <= 1",k.properties.probability,
t),i++),(t<=0||isNaN(t))&&(e=s(e,o+"/probability","exclusiveMinimum",{comparison:">",limit:0},"must be > 0",k.properties.
probability,t),i++)):(e=s(e,o+"/probability","type",{type:"number"},"must be number",k.properties.probability,t),i++)}if(r.
times!==void 0){let t=r.times;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/times","type",{type:"intege\
r"},"must be integer",k.properties.times,t),i++),typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))&&(e=s(e,o+"/times","mi\
nimum",{comparison:">=",limit:1},"must be >= 1",k.properties.times,t),i++)}r.effect!==void 0&&(Ee(r.effect,{instancePath:o+
"/effect",parentData:r,parentDataProperty:"effect",rootData:n})||(e=e===null?Ee.errors:e.concat(Ee.errors),i=e.length))}else
e=s(e,o,"type",{type:"object"},"must be object",k,r),i++;return He.errors=e,i===0}function vr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",Y,r),i++),r.query===void 0&&(e=s(e,o,"\
required",{missingProperty:"query"},"must have required property 'query'",Y,r),i++),r.header===void 0&&(e=s(e,o,"require\
d",{missingProperty:"header"},"must have required property 'header'",Y,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"\
body"},"must have required property 'body'",Y,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"\
path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/\
query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==
void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),i=e.length)),r.body!==void 0&&(He(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?He.errors:e.concat(He.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",
Y,r),i++),vr.errors=e,i===0}var je={type:"object",required:["id"],properties:{id:{type:"string",pattern:"^[1-9][0-9]{0,1\
4}$"}}},Pr=new RegExp("^[1-9][0-9]{0,14}$","u");function ue(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=s(e,o,"required",{missingProperty:"id"},
"must have required property 'id'",je,r),i++),r.id!==void 0){let t=r.id;typeof t=="string"?Pr.test(t)||(e=s(e,o+"/id","p\
attern",{pattern:"^[1-9][0-9]{0,14}$"},'must match pattern "^[1-9][0-9]{0,14}$"',je.properties.id,t),i++):(e=s(e,o+"/id",
"type",{type:"string"},"must be string",je.properties.id,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",je,
r),i++;return ue.errors=e,i===0}var Ne={type:"object",required:["path","query","header"],properties:{path:{$ref:"removeF\
ault_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};function Ge(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",Ne,r),i++),r.query===void 0&&(e=s(e,o,
"required",{missingProperty:"query"},"must have required property 'query'",Ne,r),i++),r.header===void 0&&(e=s(e,o,"requi\
red",{missingProperty:"header"},"must have required property 'header'",Ne,r),i++),r.path!==void 0&&(ue(r.path,{instancePath:o+
"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length)),r.query!==
void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.
concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be obj\
ect",Ne,r),i++),Ge.errors=e,i===0}var _e={type:"object",required:["path","query","header"],properties:{path:{$ref:"readH\
ealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/\
KeyOptions"}}},q={type:"object",additionalProperties:!1,properties:{permission_type:{type:"string",enum:["full","read","\
custom"],default:"full"},permissions:{type:"object",additionalProperties:{type:"string",enum:["full","read","none"]}},target_mode:{
type:"string",enum:["all","selected"],default:"all"},targets:{type:"array",items:{type:"string"}},server:{$ref:"descript\
ion#/components/schemas/HostingRights"},allow_signup:{type:"boolean",default:!1},expires_at:{description:"YYYY-MM-DD HH:\
MM:SS in Japan time, or null. Without one, the key never expires.",type:["string","null"],pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d\
:\\d\\d:\\d\\d$"},allowed_ips:{type:"array",items:{type:"string"}},legacy_servername:{type:"string"}}},Dr=Object.prototype.
hasOwnProperty,j={type:"object",additionalProperties:!1,properties:{permission_type:{type:"string",enum:["full","read","\
custom"]},permissions:{type:"object",additionalProperties:{type:"string",enum:["full","read","none"]}},target_mode:{type:"\
string",enum:["all","selected"],default:"all"},targets:{type:"array",items:{type:"string"}},allow_signup:{type:"boolean"}}};
function Le(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let t in r)t==="permission_type"||t==="permissions"||t==="target_mode"||t==="targets"||t===
"allow_signup"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",j,r),i++);if(r.
permission_type!==void 0){let t=r.permission_type;typeof t!="string"&&(e=s(e,o+"/permission_type","type",{type:"string"},
"must be string",j.properties.permission_type,t),i++),t==="full"||t==="read"||t==="custom"||(e=s(e,o+"/permission_type",
"enum",{allowedValues:j.properties.permission_type.enum},"must be equal to one of the allowed values",j.properties.permission_type,
t),i++)}if(r.permissions!==void 0){let t=r.permissions;if(t&&typeof t=="object"&&!Array.isArray(t))for(let d in t){let f=t[d];
typeof f!="string"&&(e=s(e,o+"/permissions/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},"must be st\
ring",j.properties.permissions.additionalProperties,f),i++),f==="full"||f==="read"||f==="none"||(e=s(e,o+"/permissions/"+
d.replace(/~/g,"~0").replace(/\//g,"~1"),"enum",{allowedValues:j.properties.permissions.additionalProperties.enum},"must\
 be equal to one of the allowed values",j.properties.permissions.additionalProperties,f),i++)}else e=s(e,o+"/permissions",
"type",{type:"object"},"must be object",j.properties.permissions,t),i++}if(r.target_mode!==void 0){let t=r.target_mode;typeof t!=
"string"&&(e=s(e,o+"/target_mode","type",{type:"string"},"must be string",j.properties.target_mode,t),i++),t==="all"||t===
"selected"||(e=s(e,o+"/target_mode","enum",{allowedValues:j.properties.target_mode.enum},"must be equal to one of the al\
lowed values",j.properties.target_mode,t),i++)}if(r.targets!==void 0){let t=r.targets;if(Array.isArray(t)){let d=t.length;
for(let f=0;f<d;f++){let m=t[f];typeof m!="string"&&(e=s(e,o+"/targets/"+f,"type",{type:"string"},"must be string",j.properties.
targets.items,m),i++)}}else e=s(e,o+"/targets","type",{type:"array"},"must be array",j.properties.targets,t),i++}if(r.allow_signup!==
void 0){let t=r.allow_signup;typeof t!="boolean"&&(e=s(e,o+"/allow_signup","type",{type:"boolean"},"must be boolean",j.properties.
allow_signup,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",j,r),i++;return Le.errors=e,i===0}var xr=new RegExp(
"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$","u");function Pe(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)Dr.call(q.properties,t)||(e=s(e,o,"additional\
Properties",{additionalProperty:t},"must NOT have additional properties",q,r),i++);if(r.permission_type!==void 0){let t=r.
permission_type;typeof t!="string"&&(e=s(e,o+"/permission_type","type",{type:"string"},"must be string",q.properties.permission_type,
t),i++),t==="full"||t==="read"||t==="custom"||(e=s(e,o+"/permission_type","enum",{allowedValues:q.properties.permission_type.
enum},"must be equal to one of the allowed values",q.properties.permission_type,t),i++)}if(r.permissions!==void 0){let t=r.
permissions;if(t&&typeof t=="object"&&!Array.isArray(t))for(let d in t){let f=t[d];typeof f!="string"&&(e=s(e,o+"/permis\
sions/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},"must be string",q.properties.permissions.additionalProperties,
f),i++),f==="full"||f==="read"||f==="none"||(e=s(e,o+"/permissions/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"enum",{allowedValues:q.
properties.permissions.additionalProperties.enum},"must be equal to one of the allowed values",q.properties.permissions.
additionalProperties,f),i++)}else e=s(e,o+"/permissions","type",{type:"object"},"must be object",q.properties.permissions,
t),i++}if(r.target_mode!==void 0){let t=r.target_mode;typeof t!="string"&&(e=s(e,o+"/target_mode","type",{type:"string"},
"must be string",q.properties.target_mode,t),i++),t==="all"||t==="selected"||(e=s(e,o+"/target_mode","enum",{allowedValues:q.
properties.target_mode.enum},"must be equal to one of the allowed values",q.properties.target_mode,t),i++)}if(r.targets!==
void 0){let t=r.targets;if(Array.isArray(t)){let d=t.length;for(let f=0;f<d;f++){let m=t[f];typeof m!="string"&&(e=s(e,o+
"/targets/"+f,"type",{type:"string"},"must be string",q.properties.targets.items,m),i++)}}else e=s(e,o+"/targets","type",
{type:"array"},"must be array",q.properties.targets,t),i++}if(r.server!==void 0&&(Le(r.server,{instancePath:o+"/server",
parentData:r,parentDataProperty:"server",rootData:n})||(e=e===null?Le.errors:e.concat(Le.errors),i=e.length)),r.allow_signup!==
void 0){let t=r.allow_signup;typeof t!="boolean"&&(e=s(e,o+"/allow_signup","type",{type:"boolean"},"must be boolean",q.properties.
allow_signup,t),i++)}if(r.expires_at!==void 0){let t=r.expires_at;typeof t!="string"&&t!==null&&(e=s(e,o+"/expires_at","\
type",{type:q.properties.expires_at.type},"must be string,null",q.properties.expires_at,t),i++),typeof t=="string"&&(xr.
test(t)||(e=s(e,o+"/expires_at","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},'must match pattern "^\
\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"',q.properties.expires_at,t),i++))}if(r.allowed_ips!==void 0){let t=r.allowed_ips;
if(Array.isArray(t)){let d=t.length;for(let f=0;f<d;f++){let m=t[f];typeof m!="string"&&(e=s(e,o+"/allowed_ips/"+f,"type",
{type:"string"},"must be string",q.properties.allowed_ips.items,m),i++)}}else e=s(e,o+"/allowed_ips","type",{type:"array"},
"must be array",q.properties.allowed_ips,t),i++}if(r.legacy_servername!==void 0){let t=r.legacy_servername;typeof t!="st\
ring"&&(e=s(e,o+"/legacy_servername","type",{type:"string"},"must be string",q.properties.legacy_servername,t),i++)}}else
e=s(e,o,"type",{type:"object"},"must be object",q,r),i++;return Pe.errors=e,i===0}function jr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",_e,r),i++),r.query===void 0&&(e=s(e,o,
"required",{missingProperty:"query"},"must have required property 'query'",_e,r),i++),r.header===void 0&&(e=s(e,o,"requi\
red",{missingProperty:"header"},"must have required property 'header'",_e,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+
"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==
void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.
concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(Pe(r.body,{instancePath:o+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.length))):(e=s(
e,o,"type",{type:"object"},"must be object",_e,r),i++),jr.errors=e,i===0}var C={type:"object",required:["key","targets"],
additionalProperties:!1,properties:{key:{type:"string"},targets:{type:"array",items:{type:"string"}}}};function ye(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.key===
void 0&&(e=s(e,o,"required",{missingProperty:"key"},"must have required property 'key'",C,r),i++),r.targets===void 0&&(e=
s(e,o,"required",{missingProperty:"targets"},"must have required property 'targets'",C,r),i++);for(let t in r)t==="key"||
t==="targets"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",C,r),i++);if(r.
key!==void 0){let t=r.key;typeof t!="string"&&(e=s(e,o+"/key","type",{type:"string"},"must be string",C.properties.key,t),
i++)}if(r.targets!==void 0){let t=r.targets;if(Array.isArray(t)){let d=t.length;for(let f=0;f<d;f++){let m=t[f];typeof m!=
"string"&&(e=s(e,o+"/targets/"+f,"type",{type:"string"},"must be string",C.properties.targets.items,m),i++)}}else e=s(e,
o+"/targets","type",{type:"array"},"must be array",C.properties.targets,t),i++}}else e=s(e,o,"type",{type:"object"},"mus\
t be object",C,r),i++;return ye.errors=e,i===0}var Z={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setKeyTargets_b\
ody"}}};function Nr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property \
'path'",Z,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",
Z,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",Z,r),
i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have required property 'body'",Z,r),i++),r.path!==
void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(
p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(ye(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ye.errors:e.concat(ye.errors),i=
e.length))):(e=s(e,o,"type",{type:"object"},"must be object",Z,r),i++),Nr.errors=e,i===0}var Ae={type:"object",required:[
"key"],additionalProperties:!1,properties:{key:{type:"string"}}};function le(r,{instancePath:o="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.key===void 0&&(e=s(e,o,"required",{missingProperty:"\
key"},"must have required property 'key'",Ae,r),i++);for(let t in r)t!=="key"&&(e=s(e,o,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",Ae,r),i++);if(r.key!==void 0){let t=r.key;typeof t!="string"&&(e=s(e,o+"/key","typ\
e",{type:"string"},"must be string",Ae.properties.key,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",Ae,r),
i++;return le.errors=e,i===0}var W={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"read\
Health_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"revokeKey_body"}}};function _r(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",W,r),i++),
r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",W,r),i++),r.header===
void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",W,r),i++),r.body===void 0&&
(e=s(e,o,"required",{missingProperty:"body"},"must have required property 'body'",W,r),i++),r.path!==void 0&&(p(r.path,{
instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.
length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=
e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(le(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?le.errors:e.concat(le.errors),i=
e.length))):(e=s(e,o,"type",{type:"object"},"must be object",W,r),i++),_r.errors=e,i===0}var J={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"description#/components/schemas/Account"}}},U={type:"object",required:["balance"],additionalProperties:!1,
properties:{balance:{type:"integer",minimum:0}}};function xe(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.balance===void 0&&(e=s(e,o,"required",{missingProperty:"ba\
lance"},"must have required property 'balance'",U,r),i++);for(let t in r)t!=="balance"&&(e=s(e,o,"additionalProperties",
{additionalProperty:t},"must NOT have additional properties",U,r),i++);if(r.balance!==void 0){let t=r.balance;typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/balance","type",{type:"integer"},"must be integer",U.properties.balance,
t),i++),typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))&&(e=s(e,o+"/balance","minimum",{comparison:">=",limit:0},"must \
be >= 0",U.properties.balance,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",U,r),i++;return xe.errors=e,
i===0}function Ar(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property \
'path'",J,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",
J,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",J,r),
i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have required property 'body'",J,r),i++),r.path!==
void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(
p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(xe(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),i=
e.length))):(e=s(e,o,"type",{type:"object"},"must be object",J,r),i++),Ar.errors=e,i===0}var rr={type:"object",additionalProperties:!1,
properties:{vps:{$ref:"description#/components/schemas/LimitChange"},server:{$ref:"description#/components/schemas/Limit\
Change"},common:{$ref:"description#/components/schemas/LimitChange"},authenticationBlock:{$ref:"description#/components/\
schemas/AuthenticationBlockChange"}}},M={oneOf:[{type:"object",additionalProperties:!1,properties:{perMinute:{type:"inte\
ger",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}},{type:"boolean",enum:[!1]}],alternatives:[
"choice_7","choice_6"]};function H(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0,
t=i,d=!1,f=null,m=i;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let y in r)y==="perMinute"||y==="perDay"||y==="conc\
urrent"||(e=s(e,o,"additionalProperties",{additionalProperty:y},"must NOT have additional properties",M.oneOf[0],r),i++);
if(r.perMinute!==void 0){let y=r.perMinute;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=s(e,o+"/perMinute","ty\
pe",{type:"integer"},"must be integer",M.oneOf[0].properties.perMinute,y),i++),typeof y=="number"&&isFinite(y)&&(y<1||isNaN(
y))&&(e=s(e,o+"/perMinute","minimum",{comparison:">=",limit:1},"must be >= 1",M.oneOf[0].properties.perMinute,y),i++)}if(r.
perDay!==void 0){let y=r.perDay;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=s(e,o+"/perDay","type",{type:"int\
eger"},"must be integer",M.oneOf[0].properties.perDay,y),i++),typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))&&(e=s(e,o+
"/perDay","minimum",{comparison:">=",limit:1},"must be >= 1",M.oneOf[0].properties.perDay,y),i++)}if(r.concurrent!==void 0){
let y=r.concurrent;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=s(e,o+"/concurrent","type",{type:"integer"},"m\
ust be integer",M.oneOf[0].properties.concurrent,y),i++),typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))&&(e=s(e,o+"/co\
ncurrent","minimum",{comparison:">=",limit:1},"must be >= 1",M.oneOf[0].properties.concurrent,y),i++)}}else e=s(e,o,"typ\
e",{type:"object"},"must be object",M.oneOf[0],r),i++;var l=m===i;l&&(d=!0,f=0);let u=i;typeof r!="boolean"&&(e=s(e,o,"t\
ype",{type:"boolean"},"must be boolean",M.oneOf[1],r),i++),r!==!1&&(e=s(e,o,"enum",{allowedValues:M.oneOf[1].enum},"must\
 be equal to one of the allowed values",M.oneOf[1],r),i++);var l=u===i;return l&&d?(d=!1,f=[f,1]):l&&(d=!0,f=1),d?(i=t,e!==
null&&(t?e.length=t:e=null)):(e=s(e,o,"oneOf",{passingSchemas:f},"must match exactly one schema in oneOf",M,r),i++),H.errors=
e,i===0}var O={oneOf:[{type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1},withinSeconds:{
type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}},{type:"boolean",enum:[!1]}],alternatives:["choice_11",
"choice_6"]};function Te(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0,t=i,d=!1,
f=null,m=i;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let y in r)y==="failures"||y==="withinSeconds"||y==="blockSe\
conds"||(e=s(e,o,"additionalProperties",{additionalProperty:y},"must NOT have additional properties",O.oneOf[0],r),i++);
if(r.failures!==void 0){let y=r.failures;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=s(e,o+"/failures","type",
{type:"integer"},"must be integer",O.oneOf[0].properties.failures,y),i++),typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))&&
(e=s(e,o+"/failures","minimum",{comparison:">=",limit:1},"must be >= 1",O.oneOf[0].properties.failures,y),i++)}if(r.withinSeconds!==
void 0){let y=r.withinSeconds;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=s(e,o+"/withinSeconds","type",{type:"\
integer"},"must be integer",O.oneOf[0].properties.withinSeconds,y),i++),typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))&&
(e=s(e,o+"/withinSeconds","minimum",{comparison:">=",limit:1},"must be >= 1",O.oneOf[0].properties.withinSeconds,y),i++)}
if(r.blockSeconds!==void 0){let y=r.blockSeconds;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=s(e,o+"/blockSec\
onds","type",{type:"integer"},"must be integer",O.oneOf[0].properties.blockSeconds,y),i++),typeof y=="number"&&isFinite(
y)&&(y<1||isNaN(y))&&(e=s(e,o+"/blockSeconds","minimum",{comparison:">=",limit:1},"must be >= 1",O.oneOf[0].properties.blockSeconds,
y),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",O.oneOf[0],r),i++;var l=m===i;l&&(d=!0,f=0);let u=i;typeof r!=
"boolean"&&(e=s(e,o,"type",{type:"boolean"},"must be boolean",O.oneOf[1],r),i++),r!==!1&&(e=s(e,o,"enum",{allowedValues:O.
oneOf[1].enum},"must be equal to one of the allowed values",O.oneOf[1],r),i++);var l=u===i;return l&&d?(d=!1,f=[f,1]):l&&
(d=!0,f=1),d?(i=t,e!==null&&(t?e.length=t:e=null)):(e=s(e,o,"oneOf",{passingSchemas:f},"must match exactly one schema in\
 oneOf",O,r),i++),Te.errors=e,i===0}function fe(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t==="vps"||t==="server"||t==="common"||t==="a\
uthenticationBlock"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",rr,r),
i++);r.vps!==void 0&&(H(r.vps,{instancePath:o+"/vps",parentData:r,parentDataProperty:"vps",rootData:n})||(e=e===null?H.errors:
e.concat(H.errors),i=e.length)),r.server!==void 0&&(H(r.server,{instancePath:o+"/server",parentData:r,parentDataProperty:"\
server",rootData:n})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),r.common!==void 0&&(H(r.common,{instancePath:o+
"/common",parentData:r,parentDataProperty:"common",rootData:n})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),r.
authenticationBlock!==void 0&&(Te(r.authenticationBlock,{instancePath:o+"/authenticationBlock",parentData:r,parentDataProperty:"\
authenticationBlock",rootData:n})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.length))}else e=s(e,o,"type",{type:"obj\
ect"},"must be object",rr,r),i++;return fe.errors=e,i===0}var G={type:"object",required:["path","query","header","body"],
properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"set\
Limits_body"}}};function wr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required\
 property 'path'",G,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property\
 'query'",G,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'head\
er'",G,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have required property 'body'",G,r),i++),
r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"q\
uery",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+
"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.
body!==void 0&&(fe(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?fe.errors:
e.concat(fe.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",G,r),i++),wr.errors=e,i===0}var ir={type:"\
object",additionalProperties:!1,properties:{lagMs:{$ref:"description#/components/schemas/LogLag"},skewMs:{$ref:"descript\
ion#/components/schemas/LogSkew"}}},Ze={type:"number",minimum:0,maximum:31536e8};function Ce(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)?((r>31536e8||isNaN(r))&&(e=
s(e,o,"maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",Ze,r),i++),(r<0||isNaN(r))&&(e=s(e,o,"minimum",
{comparison:">=",limit:0},"must be >= 0",Ze,r),i++)):(e=s(e,o,"type",{type:"number"},"must be number",Ze,r),i++),Ce.errors=
e,i===0}var I={type:"array",minItems:1,maxItems:100,items:{type:"number",minimum:-864e5,maximum:864e5}};function Ve(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(Array.isArray(r)){r.length>100&&(e=s(e,o,"maxItems",
{limit:100},"must NOT have more than 100 items",I,r),i++),r.length<1&&(e=s(e,o,"minItems",{limit:1},"must NOT have fewer\
 than 1 items",I,r),i++);let t=r.length;for(let d=0;d<t;d++){let f=r[d];typeof f=="number"&&isFinite(f)?((f>864e5||isNaN(
f))&&(e=s(e,o+"/"+d,"maximum",{comparison:"<=",limit:864e5},"must be <= 86400000",I.items,f),i++),(f<-864e5||isNaN(f))&&
(e=s(e,o+"/"+d,"minimum",{comparison:">=",limit:-864e5},"must be >= -86400000",I.items,f),i++)):(e=s(e,o+"/"+d,"type",{type:"\
number"},"must be number",I.items,f),i++)}}else e=s(e,o,"type",{type:"array"},"must be array",I,r),i++;return Ve.errors=
e,i===0}function me(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let t in r)t==="lagMs"||t==="skewMs"||(e=s(e,o,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",ir,r),i++);r.lagMs!==void 0&&(Ce(r.lagMs,{instancePath:o+"/lagMs",parentData:r,parentDataProperty:"\
lagMs",rootData:n})||(e=e===null?Ce.errors:e.concat(Ce.errors),i=e.length)),r.skewMs!==void 0&&(Ve(r.skewMs,{instancePath:o+
"/skewMs",parentData:r,parentDataProperty:"skewMs",rootData:n})||(e=e===null?Ve.errors:e.concat(Ve.errors),i=e.length))}else
e=s(e,o,"type",{type:"object"},"must be object",ir,r),i++;return me.errors=e,i===0}var Q={type:"object",required:["path",
"query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHeal\
th_path"},body:{$ref:"setLogSettings_body"}}};function kr(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"p\
ath"},"must have required property 'path'",Q,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"mu\
st have required property 'query'",Q,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must hav\
e required property 'header'",Q,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have require\
d property 'body'",Q,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,
{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
i=e.length)),r.body!==void 0&&(me(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=
e===null?me.errors:e.concat(me.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",Q,r),i++),kr.errors=
e,i===0}var X={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{
$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Uuid"}}},we={type:"o\
bject",required:["uuid"],additionalProperties:!1,properties:{uuid:{type:"string"}}};function Ie(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.uuid===void 0&&(e=s(
e,o,"required",{missingProperty:"uuid"},"must have required property 'uuid'",we,r),i++);for(let t in r)t!=="uuid"&&(e=s(
e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",we,r),i++);if(r.uuid!==void 0){let t=r.
uuid;typeof t!="string"&&(e=s(e,o+"/uuid","type",{type:"string"},"must be string",we.properties.uuid,t),i++)}}else e=s(e,
o,"type",{type:"object"},"must be object",we,r),i++;return Ie.errors=e,i===0}function Mr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",X,r),i++),r.query===void 0&&(e=s(e,o,"\
required",{missingProperty:"query"},"must have required property 'query'",X,r),i++),r.header===void 0&&(e=s(e,o,"require\
d",{missingProperty:"header"},"must have required property 'header'",X,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"\
body"},"must have required property 'body'",X,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"\
path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/\
query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==
void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),i=e.length)),r.body!==void 0&&(Ie(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?Ie.errors:e.concat(Ie.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",
X,r),i++),Mr.errors=e,i===0}var T={type:"object",required:["uuid","hostname"],additionalProperties:!1,properties:{uuid:{
type:"string"},hostname:{description:"Letters, digits, hyphens and dots, or null for no record.",type:["string","null"],
pattern:"^[0-9A-Za-z.-]{1,253}$"}}},Tr=new RegExp("^[0-9A-Za-z.-]{1,253}$","u");function de(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.uuid===void 0&&(e=s(
e,o,"required",{missingProperty:"uuid"},"must have required property 'uuid'",T,r),i++),r.hostname===void 0&&(e=s(e,o,"re\
quired",{missingProperty:"hostname"},"must have required property 'hostname'",T,r),i++);for(let t in r)t==="uuid"||t==="\
hostname"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",T,r),i++);if(r.uuid!==
void 0){let t=r.uuid;typeof t!="string"&&(e=s(e,o+"/uuid","type",{type:"string"},"must be string",T.properties.uuid,t),i++)}
if(r.hostname!==void 0){let t=r.hostname;typeof t!="string"&&t!==null&&(e=s(e,o+"/hostname","type",{type:T.properties.hostname.
type},"must be string,null",T.properties.hostname,t),i++),typeof t=="string"&&(Tr.test(t)||(e=s(e,o+"/hostname","pattern",
{pattern:"^[0-9A-Za-z.-]{1,253}$"},'must match pattern "^[0-9A-Za-z.-]{1,253}$"',T.properties.hostname,t),i++))}}else e=
s(e,o,"type",{type:"object"},"must be object",T,r),i++;return de.errors=e,i===0}var ee={type:"object",required:["path","\
query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealt\
h_path"},body:{$ref:"setReverseRecord_body"}}};function Or(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"p\
ath"},"must have required property 'path'",ee,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"m\
ust have required property 'query'",ee,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must h\
ave required property 'header'",ee,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",ee,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/que\
ry",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==
void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),i=e.length)),r.body!==void 0&&(de(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?de.errors:e.concat(de.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",
ee,r),i++),Or.errors=e,i===0}var ke={type:"object",required:["target"],additionalProperties:!1,properties:{target:{type:"\
string"}}};function ae(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.target===void 0&&(e=s(e,o,"required",{missingProperty:"target"},"must have required prope\
rty 'target'",ke,r),i++);for(let t in r)t!=="target"&&(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT h\
ave additional properties",ke,r),i++);if(r.target!==void 0){let t=r.target;typeof t!="string"&&(e=s(e,o+"/target","type",
{type:"string"},"must be string",ke.properties.target,t),i++)}}else e=s(e,o,"type",{type:"object"},"must be object",ke,r),
i++;return ae.errors=e,i===0}var re={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"rea\
dHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"suspendContract_body"}}};function Qe(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",re,r),i++),
r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",re,r),i++),r.header===
void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",re,r),i++),r.body===void 0&&
(e=s(e,o,"required",{missingProperty:"body"},"must have required property 'body'",re,r),i++),r.path!==void 0&&(p(r.path,
{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.
length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=
e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(ae(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ae.errors:e.concat(ae.errors),i=
e.length))):(e=s(e,o,"type",{type:"object"},"must be object",re,r),i++),Qe.errors=e,i===0}var We={type:"object",required:[
"servername"],properties:{servername:{type:"string"}}};function be(r,{instancePath:o="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0&&(e=s(e,o,"requir\
ed",{missingProperty:"servername"},"must have required property 'servername'",We,r),i++),r.servername!==void 0){let t=r.
servername;typeof t!="string"&&(e=s(e,o+"/servername","type",{type:"string"},"must be string",We.properties.servername,t),
i++)}}else e=s(e,o,"type",{type:"object"},"must be object",We,r),i++;return be.errors=e,i===0}var Me={type:"object",required:[
"path","query","header"],properties:{path:{$ref:"readHostingContents_path"},query:{$ref:"readHealth_path"},header:{$ref:"\
readHealth_path"}}};function $r(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must hav\
e required property 'path'",Me,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have requir\
ed property 'query'",Me,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required pr\
operty 'header'",Me,r),i++),r.path!==void 0&&(be(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||
(e=e===null?be.errors:e.concat(be.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,
{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",Me,r),i++),$r.errors=e,i===0}var Je={type:"object",required:[
"plan_id"],properties:{plan_id:{type:"string"}}};function ce(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id===void 0&&(e=s(e,o,"required",{missingProperty:"\
plan_id"},"must have required property 'plan_id'",Je,r),i++),r.plan_id!==void 0){let t=r.plan_id;typeof t!="string"&&(e=
s(e,o+"/plan_id","type",{type:"string"},"must be string",Je.properties.plan_id,t),i++)}}else e=s(e,o,"type",{type:"objec\
t"},"must be object",Je,r),i++;return ce.errors=e,i===0}var _={type:"object",additionalProperties:!1,properties:{open:{type:"\
boolean"},periods:{type:"array",items:{type:"object",required:["months","price"],additionalProperties:!1,properties:{months:{
type:"integer",minimum:1},price:{type:"integer",minimum:0},regularPrice:{type:"integer",minimum:0}}}}}};function ge(r,{instancePath:o="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)
t==="open"||t==="periods"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",
_,r),i++);if(r.open!==void 0){let t=r.open;typeof t!="boolean"&&(e=s(e,o+"/open","type",{type:"boolean"},"must be boolea\
n",_.properties.open,t),i++)}if(r.periods!==void 0){let t=r.periods;if(Array.isArray(t)){let d=t.length;for(let f=0;f<d;f++){
let m=t[f];if(m&&typeof m=="object"&&!Array.isArray(m)){m.months===void 0&&(e=s(e,o+"/periods/"+f,"required",{missingProperty:"\
months"},"must have required property 'months'",_.properties.periods.items,m),i++),m.price===void 0&&(e=s(e,o+"/periods/"+
f,"required",{missingProperty:"price"},"must have required property 'price'",_.properties.periods.items,m),i++);for(let u in m)
u==="months"||u==="price"||u==="regularPrice"||(e=s(e,o+"/periods/"+f,"additionalProperties",{additionalProperty:u},"mus\
t NOT have additional properties",_.properties.periods.items,m),i++);if(m.months!==void 0){let u=m.months;typeof u=="num\
ber"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=s(e,o+"/periods/"+f+"/months","type",{type:"integer"},"must be integer",_.properties.
periods.items.properties.months,u),i++),typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))&&(e=s(e,o+"/periods/"+f+"/month\
s","minimum",{comparison:">=",limit:1},"must be >= 1",_.properties.periods.items.properties.months,u),i++)}if(m.price!==
void 0){let u=m.price;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=s(e,o+"/periods/"+f+"/price","type",{type:"\
integer"},"must be integer",_.properties.periods.items.properties.price,u),i++),typeof u=="number"&&isFinite(u)&&(u<0||isNaN(
u))&&(e=s(e,o+"/periods/"+f+"/price","minimum",{comparison:">=",limit:0},"must be >= 0",_.properties.periods.items.properties.
price,u),i++)}if(m.regularPrice!==void 0){let u=m.regularPrice;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=s(
e,o+"/periods/"+f+"/regularPrice","type",{type:"integer"},"must be integer",_.properties.periods.items.properties.regularPrice,
u),i++),typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))&&(e=s(e,o+"/periods/"+f+"/regularPrice","minimum",{comparison:"\
>=",limit:0},"must be >= 0",_.properties.periods.items.properties.regularPrice,u),i++)}}else e=s(e,o+"/periods/"+f,"type",
{type:"object"},"must be object",_.properties.periods.items,m),i++}}else e=s(e,o+"/periods","type",{type:"array"},"must \
be array",_.properties.periods,t),i++}}else e=s(e,o,"type",{type:"object"},"must be object",_,r),i++;return ge.errors=e,
i===0}var ie={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"changePlan_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"changePlan_body"}}};function Sr(r,{instancePath:o="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",ie,r),i++),r.query===void 0&&(e=s(e,o,
"required",{missingProperty:"query"},"must have required property 'query'",ie,r),i++),r.header===void 0&&(e=s(e,o,"requi\
red",{missingProperty:"header"},"must have required property 'header'",ie,r),i++),r.body===void 0&&(e=s(e,o,"required",{
missingProperty:"body"},"must have required property 'body'",ie,r),i++),r.path!==void 0&&(ce(r.path,{instancePath:o+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)),r.query!==
void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.
concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(ge(r.body,{instancePath:o+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ge.errors:e.concat(ge.errors),i=e.length))):(e=s(
e,o,"type",{type:"object"},"must be object",ie,r),i++),Sr.errors=e,i===0}var tr={type:"object",additionalProperties:!1,properties:{
world:{$ref:"description#/components/schemas/World"}}},Ue={type:"string",enum:["small","fleet-20","agency-50","short-of-\
money","empty"]};function Re(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return typeof r!=
"string"&&(e=s(e,o,"type",{type:"string"},"must be string",Ue,r),i++),r==="small"||r==="fleet-20"||r==="agency-50"||r===
"short-of-money"||r==="empty"||(e=s(e,o,"enum",{allowedValues:Ue.enum},"must be equal to one of the allowed values",Ue,r),
i++),Re.errors=e,i===0}function he(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)t!=="world"&&(e=s(e,o,"additionalProperties",{additionalProperty:t},
"must NOT have additional properties",tr,r),i++);r.world!==void 0&&(Re(r.world,{instancePath:o+"/world",parentData:r,parentDataProperty:"\
world",rootData:n})||(e=e===null?Re.errors:e.concat(Re.errors),i=e.length))}else e=s(e,o,"type",{type:"object"},"must be\
 object",tr,r),i++;return he.errors=e,i===0}var Oe={type:"object",required:["path","query","header"],properties:{path:{$ref:"\
readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"reset_body"}}};function Fr(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must have required property 'path'",Oe,r),i++),
r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have required property 'query'",Oe,r),i++),r.header===
void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have required property 'header'",Oe,r),i++),r.path!==void 0&&
(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,{instancePath:o+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.body!==void 0&&(he(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?he.errors:e.concat(he.errors),i=
e.length))):(e=s(e,o,"type",{type:"object"},"must be object",Oe,r),i++),Fr.errors=e,i===0}var te={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"description#/components/schemas/Snapshot"}}},c={type:"object",required:["version","tables"],
additionalProperties:!1,properties:{version:{type:"integer"},tables:{type:"object",required:["record","counter","log"],additionalProperties:!1,
properties:{record:{type:"array",items:{type:"object",required:["collection","id","json"],additionalProperties:!1,properties:{
collection:{type:"string"},id:{type:"string"},json:{type:"string"}}}},counter:{type:"array",items:{type:"object",required:[
"name","last"],additionalProperties:!1,properties:{name:{type:"string"},last:{type:"integer"}}}},log:{type:"array",items:{
type:"object",required:["number","key_hash","at","shown_at","method","path","status","duration_ms","address"],additionalProperties:!1,
properties:{number:{type:"integer"},key_hash:{type:"string"},at:{type:"integer"},shown_at:{type:"integer"},method:{type:"\
string"},path:{type:"string"},status:{type:"integer"},duration_ms:{type:"integer"},address:{type:"string"}}}}}}}};function Ke(r,{
instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.version===void 0&&(e=s(e,o,"required",{missingProperty:"version"},"must have required property 'version'",c,r),i++),
r.tables===void 0&&(e=s(e,o,"required",{missingProperty:"tables"},"must have required property 'tables'",c,r),i++);for(let t in r)
t==="version"||t==="tables"||(e=s(e,o,"additionalProperties",{additionalProperty:t},"must NOT have additional properties",
c,r),i++);if(r.version!==void 0){let t=r.version;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=s(e,o+"/version",
"type",{type:"integer"},"must be integer",c.properties.version,t),i++)}if(r.tables!==void 0){let t=r.tables;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.record===void 0&&(e=s(e,o+"/tables","required",{missingProperty:"record"},"must have requ\
ired property 'record'",c.properties.tables,t),i++),t.counter===void 0&&(e=s(e,o+"/tables","required",{missingProperty:"\
counter"},"must have required property 'counter'",c.properties.tables,t),i++),t.log===void 0&&(e=s(e,o+"/tables","requir\
ed",{missingProperty:"log"},"must have required property 'log'",c.properties.tables,t),i++);for(let d in t)d==="record"||
d==="counter"||d==="log"||(e=s(e,o+"/tables","additionalProperties",{additionalProperty:d},"must NOT have additional pro\
perties",c.properties.tables,t),i++);if(t.record!==void 0){let d=t.record;if(Array.isArray(d)){let f=d.length;for(let m=0;m<
f;m++){let u=d[m];if(u&&typeof u=="object"&&!Array.isArray(u)){u.collection===void 0&&(e=s(e,o+"/tables/record/"+m,"requ\
ired",{missingProperty:"collection"},"must have required property 'collection'",c.properties.tables.properties.record.items,
u),i++),u.id===void 0&&(e=s(e,o+"/tables/record/"+m,"required",{missingProperty:"id"},"must have required property 'id'",
c.properties.tables.properties.record.items,u),i++),u.json===void 0&&(e=s(e,o+"/tables/record/"+m,"required",{missingProperty:"\
json"},"must have required property 'json'",c.properties.tables.properties.record.items,u),i++);for(let l in u)l==="coll\
ection"||l==="id"||l==="json"||(e=s(e,o+"/tables/record/"+m,"additionalProperties",{additionalProperty:l},"must NOT have\
 additional properties",c.properties.tables.properties.record.items,u),i++);if(u.collection!==void 0){let l=u.collection;
typeof l!="string"&&(e=s(e,o+"/tables/record/"+m+"/collection","type",{type:"string"},"must be string",c.properties.tables.
properties.record.items.properties.collection,l),i++)}if(u.id!==void 0){let l=u.id;typeof l!="string"&&(e=s(e,o+"/tables\
/record/"+m+"/id","type",{type:"string"},"must be string",c.properties.tables.properties.record.items.properties.id,l),i++)}
if(u.json!==void 0){let l=u.json;typeof l!="string"&&(e=s(e,o+"/tables/record/"+m+"/json","type",{type:"string"},"must b\
e string",c.properties.tables.properties.record.items.properties.json,l),i++)}}else e=s(e,o+"/tables/record/"+m,"type",{
type:"object"},"must be object",c.properties.tables.properties.record.items,u),i++}}else e=s(e,o+"/tables/record","type",
{type:"array"},"must be array",c.properties.tables.properties.record,d),i++}if(t.counter!==void 0){let d=t.counter;if(Array.
isArray(d)){let f=d.length;for(let m=0;m<f;m++){let u=d[m];if(u&&typeof u=="object"&&!Array.isArray(u)){u.name===void 0&&
(e=s(e,o+"/tables/counter/"+m,"required",{missingProperty:"name"},"must have required property 'name'",c.properties.tables.
properties.counter.items,u),i++),u.last===void 0&&(e=s(e,o+"/tables/counter/"+m,"required",{missingProperty:"last"},"mus\
t have required property 'last'",c.properties.tables.properties.counter.items,u),i++);for(let l in u)l==="name"||l==="la\
st"||(e=s(e,o+"/tables/counter/"+m,"additionalProperties",{additionalProperty:l},"must NOT have additional properties",c.
properties.tables.properties.counter.items,u),i++);if(u.name!==void 0){let l=u.name;typeof l!="string"&&(e=s(e,o+"/table\
s/counter/"+m+"/name","type",{type:"string"},"must be string",c.properties.tables.properties.counter.items.properties.name,
l),i++)}if(u.last!==void 0){let l=u.last;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(e,o+"/tables/counter/"+
m+"/last","type",{type:"integer"},"must be integer",c.properties.tables.properties.counter.items.properties.last,l),i++)}}else
e=s(e,o+"/tables/counter/"+m,"type",{type:"object"},"must be object",c.properties.tables.properties.counter.items,u),i++}}else
e=s(e,o+"/tables/counter","type",{type:"array"},"must be array",c.properties.tables.properties.counter,d),i++}if(t.log!==
void 0){let d=t.log;if(Array.isArray(d)){let f=d.length;for(let m=0;m<f;m++){let u=d[m];if(u&&typeof u=="object"&&!Array.
isArray(u)){u.number===void 0&&(e=s(e,o+"/tables/log/"+m,"required",{missingProperty:"number"},"must have required prope\
rty 'number'",c.properties.tables.properties.log.items,u),i++),u.key_hash===void 0&&(e=s(e,o+"/tables/log/"+m,"required",
{missingProperty:"key_hash"},"must have required property 'key_hash'",c.properties.tables.properties.log.items,u),i++),u.
at===void 0&&(e=s(e,o+"/tables/log/"+m,"required",{missingProperty:"at"},"must have required property 'at'",c.properties.
tables.properties.log.items,u),i++),u.shown_at===void 0&&(e=s(e,o+"/tables/log/"+m,"required",{missingProperty:"shown_at"},
"must have required property 'shown_at'",c.properties.tables.properties.log.items,u),i++),u.method===void 0&&(e=s(e,o+"/\
tables/log/"+m,"required",{missingProperty:"method"},"must have required property 'method'",c.properties.tables.properties.
log.items,u),i++),u.path===void 0&&(e=s(e,o+"/tables/log/"+m,"required",{missingProperty:"path"},"must have required pro\
perty 'path'",c.properties.tables.properties.log.items,u),i++),u.status===void 0&&(e=s(e,o+"/tables/log/"+m,"required",{
missingProperty:"status"},"must have required property 'status'",c.properties.tables.properties.log.items,u),i++),u.duration_ms===
void 0&&(e=s(e,o+"/tables/log/"+m,"required",{missingProperty:"duration_ms"},"must have required property 'duration_ms'",
c.properties.tables.properties.log.items,u),i++),u.address===void 0&&(e=s(e,o+"/tables/log/"+m,"required",{missingProperty:"\
address"},"must have required property 'address'",c.properties.tables.properties.log.items,u),i++);for(let l in u)Dr.call(
c.properties.tables.properties.log.items.properties,l)||(e=s(e,o+"/tables/log/"+m,"additionalProperties",{additionalProperty:l},
"must NOT have additional properties",c.properties.tables.properties.log.items,u),i++);if(u.number!==void 0){let l=u.number;
typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(e,o+"/tables/log/"+m+"/number","type",{type:"integer"},"must be\
 integer",c.properties.tables.properties.log.items.properties.number,l),i++)}if(u.key_hash!==void 0){let l=u.key_hash;typeof l!=
"string"&&(e=s(e,o+"/tables/log/"+m+"/key_hash","type",{type:"string"},"must be string",c.properties.tables.properties.log.
items.properties.key_hash,l),i++)}if(u.at!==void 0){let l=u.at;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(
e,o+"/tables/log/"+m+"/at","type",{type:"integer"},"must be integer",c.properties.tables.properties.log.items.properties.
at,l),i++)}if(u.shown_at!==void 0){let l=u.shown_at;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(e,o+"/table\
s/log/"+m+"/shown_at","type",{type:"integer"},"must be integer",c.properties.tables.properties.log.items.properties.shown_at,
l),i++)}if(u.method!==void 0){let l=u.method;typeof l!="string"&&(e=s(e,o+"/tables/log/"+m+"/method","type",{type:"strin\
g"},"must be string",c.properties.tables.properties.log.items.properties.method,l),i++)}if(u.path!==void 0){let l=u.path;
typeof l!="string"&&(e=s(e,o+"/tables/log/"+m+"/path","type",{type:"string"},"must be string",c.properties.tables.properties.
log.items.properties.path,l),i++)}if(u.status!==void 0){let l=u.status;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||
(e=s(e,o+"/tables/log/"+m+"/status","type",{type:"integer"},"must be integer",c.properties.tables.properties.log.items.properties.
status,l),i++)}if(u.duration_ms!==void 0){let l=u.duration_ms;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=s(e,
o+"/tables/log/"+m+"/duration_ms","type",{type:"integer"},"must be integer",c.properties.tables.properties.log.items.properties.
duration_ms,l),i++)}if(u.address!==void 0){let l=u.address;typeof l!="string"&&(e=s(e,o+"/tables/log/"+m+"/address","typ\
e",{type:"string"},"must be string",c.properties.tables.properties.log.items.properties.address,l),i++)}}else e=s(e,o+"/\
tables/log/"+m,"type",{type:"object"},"must be object",c.properties.tables.properties.log.items,u),i++}}else e=s(e,o+"/t\
ables/log","type",{type:"array"},"must be array",c.properties.tables.properties.log,d),i++}}else e=s(e,o+"/tables","type",
{type:"object"},"must be object",c.properties.tables,t),i++}}else e=s(e,o,"type",{type:"object"},"must be object",c,r),i++;
return Ke.errors=e,i===0}function Er(r,{instancePath:o="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
i=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=s(e,o,"required",{missingProperty:"path"},"must\
 have required property 'path'",te,r),i++),r.query===void 0&&(e=s(e,o,"required",{missingProperty:"query"},"must have re\
quired property 'query'",te,r),i++),r.header===void 0&&(e=s(e,o,"required",{missingProperty:"header"},"must have require\
d property 'header'",te,r),i++),r.body===void 0&&(e=s(e,o,"required",{missingProperty:"body"},"must have required proper\
ty 'body'",te,r),i++),r.path!==void 0&&(p(r.path,{instancePath:o+"/path",parentData:r,parentDataProperty:"path",rootData:n})||
(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.query!==void 0&&(p(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),i=e.length)),r.header!==void 0&&(p(r.header,
{instancePath:o+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),
i=e.length)),r.body!==void 0&&(Ke(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=
e===null?Ke.errors:e.concat(Ke.errors),i=e.length))):(e=s(e,o,"type",{type:"object"},"must be object",te,r),i++),Er.errors=
e,i===0}var Cr={choice_0:or,choice_1:sr,choice_2:pr,choice_3:nr,choice_4:ur,choice_5:yr,choice_6:lr,choice_7:fr,choice_9:mr,
choice_11:dr,RateLimitLeft:ar,choice_13:br,readHealth_path:p,readHealth:v,streamEvents_header:oe,streamEvents:cr,advanceClock_body:se,
advanceClock:gr,resumeClock_body:pe,resumeClock:hr,setTransitionPolicy_path:ne,setTransitionPolicy:qr,addFault:vr,removeFault_path:ue,
removeFault:Ge,createKey:jr,setKeyTargets_body:ye,setKeyTargets:Nr,revokeKey_body:le,revokeKey:_r,setBalance:Ar,setLimits_body:fe,
setLimits:wr,setLogSettings_body:me,setLogSettings:kr,moveVps:Mr,setReverseRecord_body:de,setReverseRecord:Or,suspendContract_body:ae,
suspendContract:Qe,readHostingContents_path:be,readHostingContents:$r,changePlan_path:ce,changePlan_body:ge,changePlan:Sr,
reset_body:he,reset:Fr,restoreSnapshot:Er,readClock:v,freezeClock:v,listTransitionPolicies:v,listFaults:v,clearFaults:v,
listKeys:v,readAccount:v,readLimits:v,readLimitUsage:v,readLogSettings:v,resumeContract:Qe,listServers:v,listRunningOperations:v,
listPlans:v,readWorld:v,takeSnapshot:v,readJournal:v,readExchange:Ge,readCoverage:v,listAssumptions:v};export{Cr as default};
