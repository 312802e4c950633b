// Generated from the description by tools/make/generate. Do not edit.
function p(r,i,a,b,n,e,t){let o={instancePath:i,keyword:a,params:b,message:n,parentSchema:e,data:t};return r===null?[o]:
(r.push(o),r)}var Fe={type:"string",enum:["drop-request","drop-response","stall","truncate","html"]};function or(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return typeof r!="string"&&(e=p(e,i,"type",{type:"str\
ing"},"must be string",Fe,r),t++),r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="html"||(e=p(
e,i,"enum",{allowedValues:Fe.enum},"must be equal to one of the allowed values",Fe,r),t++),or.errors=e,t===0}var P={type:"\
object",required:["status","code"],additionalProperties:!1,properties:{status:{type:"integer",minimum:400,maximum:599},code:{
type:"string"}}};function pr(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.status===void 0&&(e=p(e,i,"required",{missingProperty:"status"},"must have requ\
ired property 'status'",P,r),t++),r.code===void 0&&(e=p(e,i,"required",{missingProperty:"code"},"must have required prop\
erty 'code'",P,r),t++);for(let o in r)o==="status"||o==="code"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"\
must NOT have additional properties",P,r),t++);if(r.status!==void 0){let o=r.status;typeof o=="number"&&!(o%1)&&!isNaN(o)||
(e=p(e,i+"/status","type",{type:"integer"},"must be integer",P.properties.status,o),t++),typeof o=="number"&&((o>599||isNaN(
o))&&(e=p(e,i+"/status","maximum",{comparison:"<=",limit:599},"must be <= 599",P.properties.status,o),t++),(o<400||isNaN(
o))&&(e=p(e,i+"/status","minimum",{comparison:">=",limit:400},"must be >= 400",P.properties.status,o),t++))}if(r.code!==
void 0){let o=r.code;typeof o!="string"&&(e=p(e,i+"/code","type",{type:"string"},"must be string",P.properties.code,o),t++)}}else
e=p(e,i,"type",{type:"object"},"must be object",P,r),t++;return pr.errors=e,t===0}var K={type:"object",required:["retryA\
fterSeconds"],additionalProperties:!1,properties:{retryAfterSeconds:{type:"integer",minimum:0}}};function sr(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.retryAfterSeconds===
void 0&&(e=p(e,i,"required",{missingProperty:"retryAfterSeconds"},"must have required property 'retryAfterSeconds'",K,r),
t++);for(let o in r)o!=="retryAfterSeconds"&&(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have addit\
ional properties",K,r),t++);if(r.retryAfterSeconds!==void 0){let o=r.retryAfterSeconds;typeof o=="number"&&!(o%1)&&!isNaN(
o)||(e=p(e,i+"/retryAfterSeconds","type",{type:"integer"},"must be integer",K.properties.retryAfterSeconds,o),t++),typeof o==
"number"&&(o<0||isNaN(o))&&(e=p(e,i+"/retryAfterSeconds","minimum",{comparison:">=",limit:0},"must be >= 0",K.properties.
retryAfterSeconds,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",K,r),t++;return sr.errors=e,t===0}var I={
type:"object",required:["latencyMs"],additionalProperties:!1,properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}};
function nr(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.latencyMs===void 0&&(e=p(e,i,"required",{missingProperty:"latencyMs"},"must have required pro\
perty 'latencyMs'",I,r),t++);for(let o in r)o!=="latencyMs"&&(e=p(e,i,"additionalProperties",{additionalProperty:o},"mus\
t NOT have additional properties",I,r),t++);if(r.latencyMs!==void 0){let o=r.latencyMs;typeof o=="number"?((o>31536e8||isNaN(
o))&&(e=p(e,i+"/latencyMs","maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",I.properties.latencyMs,o),
t++),(o<0||isNaN(o))&&(e=p(e,i+"/latencyMs","minimum",{comparison:">=",limit:0},"must be >= 0",I.properties.latencyMs,o),
t++)):(e=p(e,i+"/latencyMs","type",{type:"number"},"must be number",I.properties.latencyMs,o),t++)}}else e=p(e,i,"type",
{type:"object"},"must be object",I,r),t++;return nr.errors=e,t===0}var A={type:"object",required:["finishLateMs"],additionalProperties:!1,
properties:{finishLateMs:{type:"number",minimum:0,maximum:31536e8},answer:{type:"string",enum:["gateway-timeout","nothin\
g"],default:"gateway-timeout"},answerAfterMs:{type:"number",minimum:0,maximum:31536e8,default:0}}};function ur(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.finishLateMs===
void 0&&(e=p(e,i,"required",{missingProperty:"finishLateMs"},"must have required property 'finishLateMs'",A,r),t++);for(let o in r)
o==="finishLateMs"||o==="answer"||o==="answerAfterMs"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT \
have additional properties",A,r),t++);if(r.finishLateMs!==void 0){let o=r.finishLateMs;typeof o=="number"?((o>31536e8||isNaN(
o))&&(e=p(e,i+"/finishLateMs","maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",A.properties.finishLateMs,
o),t++),(o<0||isNaN(o))&&(e=p(e,i+"/finishLateMs","minimum",{comparison:">=",limit:0},"must be >= 0",A.properties.finishLateMs,
o),t++)):(e=p(e,i+"/finishLateMs","type",{type:"number"},"must be number",A.properties.finishLateMs,o),t++)}if(r.answer!==
void 0){let o=r.answer;typeof o!="string"&&(e=p(e,i+"/answer","type",{type:"string"},"must be string",A.properties.answer,
o),t++),o==="gateway-timeout"||o==="nothing"||(e=p(e,i+"/answer","enum",{allowedValues:A.properties.answer.enum},"must b\
e equal to one of the allowed values",A.properties.answer,o),t++)}if(r.answerAfterMs!==void 0){let o=r.answerAfterMs;typeof o==
"number"?((o>31536e8||isNaN(o))&&(e=p(e,i+"/answerAfterMs","maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600\
000000",A.properties.answerAfterMs,o),t++),(o<0||isNaN(o))&&(e=p(e,i+"/answerAfterMs","minimum",{comparison:">=",limit:0},
"must be >= 0",A.properties.answerAfterMs,o),t++)):(e=p(e,i+"/answerAfterMs","type",{type:"number"},"must be number",A.properties.
answerAfterMs,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",A,r),t++;return ur.errors=e,t===0}var $={type:"\
object",required:["perMinute","perDay","concurrent"],additionalProperties:!1,properties:{perMinute:{type:"integer",minimum:1},
perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};function yr(r,{instancePath:i="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.perMinute===void 0&&
(e=p(e,i,"required",{missingProperty:"perMinute"},"must have required property 'perMinute'",$,r),t++),r.perDay===void 0&&
(e=p(e,i,"required",{missingProperty:"perDay"},"must have required property 'perDay'",$,r),t++),r.concurrent===void 0&&(e=
p(e,i,"required",{missingProperty:"concurrent"},"must have required property 'concurrent'",$,r),t++);for(let o in r)o===
"perMinute"||o==="perDay"||o==="concurrent"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have addit\
ional properties",$,r),t++);if(r.perMinute!==void 0){let o=r.perMinute;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"\
/perMinute","type",{type:"integer"},"must be integer",$.properties.perMinute,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&
(e=p(e,i+"/perMinute","minimum",{comparison:">=",limit:1},"must be >= 1",$.properties.perMinute,o),t++)}if(r.perDay!==void 0){
let o=r.perDay;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/perDay","type",{type:"integer"},"must be integer",$.properties.
perDay,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/perDay","minimum",{comparison:">=",limit:1},"must be >= 1",
$.properties.perDay,o),t++)}if(r.concurrent!==void 0){let o=r.concurrent;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+
"/concurrent","type",{type:"integer"},"must be integer",$.properties.concurrent,o),t++),typeof o=="number"&&(o<1||isNaN(
o))&&(e=p(e,i+"/concurrent","minimum",{comparison:">=",limit:1},"must be >= 1",$.properties.concurrent,o),t++)}}else e=p(
e,i,"type",{type:"object"},"must be object",$,r),t++;return yr.errors=e,t===0}var ze={type:"boolean",enum:[!1]};function lr(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return typeof r!="boolean"&&(e=p(e,
i,"type",{type:"boolean"},"must be boolean",ze,r),t++),r!==!1&&(e=p(e,i,"enum",{allowedValues:ze.enum},"must be equal to\
 one of the allowed values",ze,r),t++),lr.errors=e,t===0}var x={type:"object",additionalProperties:!1,properties:{perMinute:{
type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};function fr(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)
o==="perMinute"||o==="perDay"||o==="concurrent"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have a\
dditional properties",x,r),t++);if(r.perMinute!==void 0){let o=r.perMinute;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,
i+"/perMinute","type",{type:"integer"},"must be integer",x.properties.perMinute,o),t++),typeof o=="number"&&(o<1||isNaN(
o))&&(e=p(e,i+"/perMinute","minimum",{comparison:">=",limit:1},"must be >= 1",x.properties.perMinute,o),t++)}if(r.perDay!==
void 0){let o=r.perDay;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/perDay","type",{type:"integer"},"must be intege\
r",x.properties.perDay,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/perDay","minimum",{comparison:">=",limit:1},
"must be >= 1",x.properties.perDay,o),t++)}if(r.concurrent!==void 0){let o=r.concurrent;typeof o=="number"&&!(o%1)&&!isNaN(
o)||(e=p(e,i+"/concurrent","type",{type:"integer"},"must be integer",x.properties.concurrent,o),t++),typeof o=="number"&&
(o<1||isNaN(o))&&(e=p(e,i+"/concurrent","minimum",{comparison:">=",limit:1},"must be >= 1",x.properties.concurrent,o),t++)}}else
e=p(e,i,"type",{type:"object"},"must be object",x,r),t++;return fr.errors=e,t===0}var S={type:"object",required:["failur\
es","withinSeconds","blockSeconds"],additionalProperties:!1,properties:{failures:{type:"integer",minimum:1},withinSeconds:{
type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function mr(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.failures===void 0&&(e=p(e,i,"required",{
missingProperty:"failures"},"must have required property 'failures'",S,r),t++),r.withinSeconds===void 0&&(e=p(e,i,"requi\
red",{missingProperty:"withinSeconds"},"must have required property 'withinSeconds'",S,r),t++),r.blockSeconds===void 0&&
(e=p(e,i,"required",{missingProperty:"blockSeconds"},"must have required property 'blockSeconds'",S,r),t++);for(let o in r)
o==="failures"||o==="withinSeconds"||o==="blockSeconds"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NO\
T have additional properties",S,r),t++);if(r.failures!==void 0){let o=r.failures;typeof o=="number"&&!(o%1)&&!isNaN(o)||
(e=p(e,i+"/failures","type",{type:"integer"},"must be integer",S.properties.failures,o),t++),typeof o=="number"&&(o<1||isNaN(
o))&&(e=p(e,i+"/failures","minimum",{comparison:">=",limit:1},"must be >= 1",S.properties.failures,o),t++)}if(r.withinSeconds!==
void 0){let o=r.withinSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/withinSeconds","type",{type:"integer"},"\
must be integer",S.properties.withinSeconds,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/withinSeconds","mini\
mum",{comparison:">=",limit:1},"must be >= 1",S.properties.withinSeconds,o),t++)}if(r.blockSeconds!==void 0){let o=r.blockSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/blockSeconds","type",{type:"integer"},"must be integer",S.properties.blockSeconds,
o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/blockSeconds","minimum",{comparison:">=",limit:1},"must be >= 1",
S.properties.blockSeconds,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",S,r),t++;return mr.errors=e,t===
0}var T={type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1},withinSeconds:{type:"inte\
ger",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function dr(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="failures"||o==="within\
Seconds"||o==="blockSeconds"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional propertie\
s",T,r),t++);if(r.failures!==void 0){let o=r.failures;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/failures","type",
{type:"integer"},"must be integer",T.properties.failures,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/failure\
s","minimum",{comparison:">=",limit:1},"must be >= 1",T.properties.failures,o),t++)}if(r.withinSeconds!==void 0){let o=r.
withinSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/withinSeconds","type",{type:"integer"},"must be integer",
T.properties.withinSeconds,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/withinSeconds","minimum",{comparison:"\
>=",limit:1},"must be >= 1",T.properties.withinSeconds,o),t++)}if(r.blockSeconds!==void 0){let o=r.blockSeconds;typeof o==
"number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/blockSeconds","type",{type:"integer"},"must be integer",T.properties.blockSeconds,
o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/blockSeconds","minimum",{comparison:">=",limit:1},"must be >= 1",
T.properties.blockSeconds,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",T,r),t++;return dr.errors=e,t===
0}var w={type:"object",required:["group","limit","remaining"],additionalProperties:!1,properties:{group:{type:"string",enum:[
"vps","server","common"]},limit:{type:"integer",minimum:1},remaining:{type:"integer",minimum:0}}};function $e(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.group===
void 0&&(e=p(e,i,"required",{missingProperty:"group"},"must have required property 'group'",w,r),t++),r.limit===void 0&&
(e=p(e,i,"required",{missingProperty:"limit"},"must have required property 'limit'",w,r),t++),r.remaining===void 0&&(e=p(
e,i,"required",{missingProperty:"remaining"},"must have required property 'remaining'",w,r),t++);for(let o in r)o==="gro\
up"||o==="limit"||o==="remaining"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional prop\
erties",w,r),t++);if(r.group!==void 0){let o=r.group;typeof o!="string"&&(e=p(e,i+"/group","type",{type:"string"},"must \
be string",w.properties.group,o),t++),o==="vps"||o==="server"||o==="common"||(e=p(e,i+"/group","enum",{allowedValues:w.properties.
group.enum},"must be equal to one of the allowed values",w.properties.group,o),t++)}if(r.limit!==void 0){let o=r.limit;typeof o==
"number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/limit","type",{type:"integer"},"must be integer",w.properties.limit,o),t++),typeof o==
"number"&&(o<1||isNaN(o))&&(e=p(e,i+"/limit","minimum",{comparison:">=",limit:1},"must be >= 1",w.properties.limit,o),t++)}
if(r.remaining!==void 0){let o=r.remaining;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/remaining","type",{type:"in\
teger"},"must be integer",w.properties.remaining,o),t++),typeof o=="number"&&(o<0||isNaN(o))&&(e=p(e,i+"/remaining","min\
imum",{comparison:">=",limit:0},"must be >= 0",w.properties.remaining,o),t++)}}else e=p(e,i,"type",{type:"object"},"must\
 be object",w,r),t++;return $e.errors=e,t===0}function ar(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;return $e(r,{instancePath:i,parentData:a,parentDataProperty:b,rootData:n})||(e=e===null?$e.errors:e.concat(
$e.errors),t=e.length),ar.errors=e,t===0}var Lr={type:"null"};function br(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;return r!==null&&(e=p(e,i,"type",{type:"null"},"must be null",Lr,r),t++),br.errors=e,t===
0}var Pr={type:"object",required:[],properties:{}};function s(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=p(e,i,"type",{type:"object"},"must be object",Pr,r),t++),
s.errors=e,t===0}var qe={type:"object",required:["path","query","header"],properties:{path:{$ref:"readHealth_path"},query:{
$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};function v(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",qe,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",qe,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",qe,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",qe,r),t++),v.errors=e,t===0}var Xe={type:"\
object",required:[],properties:{"Last-Event-ID":{type:"string"}}};function oe(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["Last-Event-ID"]!==void 0){let o=r["L\
ast-Event-ID"];typeof o!="string"&&(e=p(e,i+"/Last-Event-ID","type",{type:"string"},"must be string",Xe.properties["Last\
-Event-ID"],o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",Xe,r),t++;return oe.errors=e,t===0}var ve={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{
$ref:"streamEvents_header"}}};function cr(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",ve,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have re\
quired property 'query'",ve,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have require\
d property 'header'",ve,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",
rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",
parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&
(oe(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",ve,r),t++),cr.errors=e,t===0}var H={type:"obje\
ct",additionalProperties:!1,properties:{days:{type:"number",minimum:0},hours:{type:"number",minimum:0},minutes:{type:"nu\
mber",minimum:0},seconds:{type:"number",minimum:0}}};function pe(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="days"||o==="hours"||o===
"minutes"||o==="seconds"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",H,
r),t++);if(r.days!==void 0){let o=r.days;typeof o=="number"?(o<0||isNaN(o))&&(e=p(e,i+"/days","minimum",{comparison:">=",
limit:0},"must be >= 0",H.properties.days,o),t++):(e=p(e,i+"/days","type",{type:"number"},"must be number",H.properties.
days,o),t++)}if(r.hours!==void 0){let o=r.hours;typeof o=="number"?(o<0||isNaN(o))&&(e=p(e,i+"/hours","minimum",{comparison:"\
>=",limit:0},"must be >= 0",H.properties.hours,o),t++):(e=p(e,i+"/hours","type",{type:"number"},"must be number",H.properties.
hours,o),t++)}if(r.minutes!==void 0){let o=r.minutes;typeof o=="number"?(o<0||isNaN(o))&&(e=p(e,i+"/minutes","minimum",{
comparison:">=",limit:0},"must be >= 0",H.properties.minutes,o),t++):(e=p(e,i+"/minutes","type",{type:"number"},"must be\
 number",H.properties.minutes,o),t++)}if(r.seconds!==void 0){let o=r.seconds;typeof o=="number"?(o<0||isNaN(o))&&(e=p(e,
i+"/seconds","minimum",{comparison:">=",limit:0},"must be >= 0",H.properties.seconds,o),t++):(e=p(e,i+"/seconds","type",
{type:"number"},"must be number",H.properties.seconds,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",H,r),
t++;return pe.errors=e,t===0}var B={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"read\
Health_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"advanceClock_body"}}};function gr(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",B,r),t++),
r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",B,r),t++),r.header===
void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required property 'header'",B,r),t++),r.body===void 0&&
(e=p(e,i,"required",{missingProperty:"body"},"must have required property 'body'",B,r),t++),r.path!==void 0&&(s(r.path,{
instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.
length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(pe(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?pe.errors:e.concat(pe.errors),t=
e.length))):(e=p(e,i,"type",{type:"object"},"must be object",B,r),t++),gr.errors=e,t===0}var F={type:"object",additionalProperties:!1,
properties:{speed:{type:"number",minimum:0,maximum:1e6,default:1}}};function se(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o!=="speed"&&(e=p(e,i,"addi\
tionalProperties",{additionalProperty:o},"must NOT have additional properties",F,r),t++);if(r.speed!==void 0){let o=r.speed;
typeof o=="number"?((o>1e6||isNaN(o))&&(e=p(e,i+"/speed","maximum",{comparison:"<=",limit:1e6},"must be <= 1000000",F.properties.
speed,o),t++),(o<0||isNaN(o))&&(e=p(e,i+"/speed","minimum",{comparison:">=",limit:0},"must be >= 0",F.properties.speed,o),
t++)):(e=p(e,i+"/speed","type",{type:"number"},"must be number",F.properties.speed,o),t++)}}else e=p(e,i,"type",{type:"o\
bject"},"must be object",F,r),t++;return se.errors=e,t===0}var De={type:"object",required:["path","query","header"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"resumeClock_bod\
y"}}};function hr(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",De,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
De,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required property 'header'",De,r),
t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?
s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.
body!==void 0&&(se(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?se.errors:
e.concat(se.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",De,r),t++),hr.errors=e,t===0}var er={
type:"object",required:["machine"],properties:{machine:{$ref:"description#/components/schemas/Machine"}}},Ye={type:"stri\
ng",enum:["power","reinstall","signup","hosting"]};function Se(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=p(e,i,"type",{type:"string"},"must be string",Ye,r),t++),r==="power"||r==="\
reinstall"||r==="signup"||r==="hosting"||(e=p(e,i,"enum",{allowedValues:Ye.enum},"must be equal to one of the allowed va\
lues",Ye,r),t++),Se.errors=e,t===0}function ne(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.machine===void 0&&(e=p(e,i,"required",{missingProperty:"\
machine"},"must have required property 'machine'",er,r),t++),r.machine!==void 0&&(Se(r.machine,{instancePath:i+"/machine",
parentData:r,parentDataProperty:"machine",rootData:n})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length))):(e=p(e,i,
"type",{type:"object"},"must be object",er,r),t++),ne.errors=e,t===0}var z={type:"object",required:["path","query","head\
er","body"],properties:{path:{$ref:"setTransitionPolicy_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_p\
ath"},body:{$ref:"description#/components/schemas/TransitionPolicy"}}},E={type:"object",required:["mode"],additionalProperties:!1,
properties:{mode:{type:"string",enum:["usual","immediate","after","reads","held","error"]},seconds:{type:"number",minimum:0,
maximum:31536e5},reads:{type:"integer",minimum:1}}};function Ee(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.mode===void 0&&(e=p(e,i,"required",{missingProperty:"mode"},
"must have required property 'mode'",E,r),t++);for(let o in r)o==="mode"||o==="seconds"||o==="reads"||(e=p(e,i,"addition\
alProperties",{additionalProperty:o},"must NOT have additional properties",E,r),t++);if(r.mode!==void 0){let o=r.mode;typeof o!=
"string"&&(e=p(e,i+"/mode","type",{type:"string"},"must be string",E.properties.mode,o),t++),o==="usual"||o==="immediate"||
o==="after"||o==="reads"||o==="held"||o==="error"||(e=p(e,i+"/mode","enum",{allowedValues:E.properties.mode.enum},"must \
be equal to one of the allowed values",E.properties.mode,o),t++)}if(r.seconds!==void 0){let o=r.seconds;typeof o=="numbe\
r"?((o>31536e5||isNaN(o))&&(e=p(e,i+"/seconds","maximum",{comparison:"<=",limit:31536e5},"must be <= 3153600000",E.properties.
seconds,o),t++),(o<0||isNaN(o))&&(e=p(e,i+"/seconds","minimum",{comparison:">=",limit:0},"must be >= 0",E.properties.seconds,
o),t++)):(e=p(e,i+"/seconds","type",{type:"number"},"must be number",E.properties.seconds,o),t++)}if(r.reads!==void 0){let o=r.
reads;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/reads","type",{type:"integer"},"must be integer",E.properties.reads,
o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(e,i+"/reads","minimum",{comparison:">=",limit:1},"must be >= 1",E.properties.
reads,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",E,r),t++;return Ee.errors=e,t===0}function qr(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",z,r),t++),r.query===void 0&&(e=
p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",z,r),t++),r.header===void 0&&(e=p(e,i,"\
required",{missingProperty:"header"},"must have required property 'header'",z,r),t++),r.body===void 0&&(e=p(e,i,"require\
d",{missingProperty:"body"},"must have required property 'body'",z,r),t++),r.path!==void 0&&(ne(r.path,{instancePath:i+"\
/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Ee(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",z,r),t++),qr.errors=e,t===0}var Y={type:"object",required:["path","query","h\
eader","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},
body:{$ref:"description#/components/schemas/Fault"}}},k={type:"object",required:["effect"],additionalProperties:!1,properties:{
operationId:{type:"string"},path:{type:"string"},nth:{type:"integer",minimum:1,default:1},probability:{type:"number",exclusiveMinimum:0,
maximum:1},times:{type:"integer",minimum:1},effect:{$ref:"description#/components/schemas/FaultEffect"}}},g={oneOf:[{type:"\
string",enum:["drop-request","drop-response","stall","truncate","html"]},{type:"object",required:["status","code"],additionalProperties:!1,
properties:{status:{type:"integer",minimum:400,maximum:599},code:{type:"string"}}},{type:"object",required:["retryAfterS\
econds"],additionalProperties:!1,properties:{retryAfterSeconds:{type:"integer",minimum:0}}},{type:"object",required:["la\
tencyMs"],additionalProperties:!1,properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}},{type:"object",required:[
"finishLateMs"],additionalProperties:!1,properties:{finishLateMs:{type:"number",minimum:0,maximum:31536e8},answer:{type:"\
string",enum:["gateway-timeout","nothing"],default:"gateway-timeout"},answerAfterMs:{type:"number",minimum:0,maximum:31536e8,
default:0}}}],alternatives:["choice_0","choice_1","choice_2","choice_3","choice_4"]};function He(r,{instancePath:i="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,t=0,o=t,d=!1,y=null,m=t;typeof r!="string"&&(e=p(e,i,"type",{type:"str\
ing"},"must be string",g.oneOf[0],r),t++),r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="htm\
l"||(e=p(e,i,"enum",{allowedValues:g.oneOf[0].enum},"must be equal to one of the allowed values",g.oneOf[0],r),t++);var l=m===
t;l&&(d=!0,y=0);let u=t;if(r&&typeof r=="object"&&!Array.isArray(r)){r.status===void 0&&(e=p(e,i,"required",{missingProperty:"\
status"},"must have required property 'status'",g.oneOf[1],r),t++),r.code===void 0&&(e=p(e,i,"required",{missingProperty:"\
code"},"must have required property 'code'",g.oneOf[1],r),t++);for(let f in r)f==="status"||f==="code"||(e=p(e,i,"additi\
onalProperties",{additionalProperty:f},"must NOT have additional properties",g.oneOf[1],r),t++);if(r.status!==void 0){let f=r.
status;typeof f=="number"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/status","type",{type:"integer"},"must be integer",g.oneOf[1].properties.
status,f),t++),typeof f=="number"&&((f>599||isNaN(f))&&(e=p(e,i+"/status","maximum",{comparison:"<=",limit:599},"must be\
 <= 599",g.oneOf[1].properties.status,f),t++),(f<400||isNaN(f))&&(e=p(e,i+"/status","minimum",{comparison:">=",limit:400},
"must be >= 400",g.oneOf[1].properties.status,f),t++))}if(r.code!==void 0){let f=r.code;typeof f!="string"&&(e=p(e,i+"/c\
ode","type",{type:"string"},"must be string",g.oneOf[1].properties.code,f),t++)}}else e=p(e,i,"type",{type:"object"},"mu\
st be object",g.oneOf[1],r),t++;var l=u===t;if(l&&d)d=!1,y=[y,1];else{l&&(d=!0,y=1);let f=t;if(r&&typeof r=="object"&&!Array.
isArray(r)){r.retryAfterSeconds===void 0&&(e=p(e,i,"required",{missingProperty:"retryAfterSeconds"},"must have required \
property 'retryAfterSeconds'",g.oneOf[2],r),t++);for(let N in r)N!=="retryAfterSeconds"&&(e=p(e,i,"additionalProperties",
{additionalProperty:N},"must NOT have additional properties",g.oneOf[2],r),t++);if(r.retryAfterSeconds!==void 0){let N=r.
retryAfterSeconds;typeof N=="number"&&!(N%1)&&!isNaN(N)||(e=p(e,i+"/retryAfterSeconds","type",{type:"integer"},"must be \
integer",g.oneOf[2].properties.retryAfterSeconds,N),t++),typeof N=="number"&&(N<0||isNaN(N))&&(e=p(e,i+"/retryAfterSecon\
ds","minimum",{comparison:">=",limit:0},"must be >= 0",g.oneOf[2].properties.retryAfterSeconds,N),t++)}}else e=p(e,i,"ty\
pe",{type:"object"},"must be object",g.oneOf[2],r),t++;var l=f===t;if(l&&d)d=!1,y=[y,2];else{l&&(d=!0,y=2);let N=t;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.latencyMs===void 0&&(e=p(e,i,"required",{missingProperty:"latencyMs"},"must hav\
e required property 'latencyMs'",g.oneOf[3],r),t++);for(let _ in r)_!=="latencyMs"&&(e=p(e,i,"additionalProperties",{additionalProperty:_},
"must NOT have additional properties",g.oneOf[3],r),t++);if(r.latencyMs!==void 0){let _=r.latencyMs;typeof _=="number"?((_>
31536e8||isNaN(_))&&(e=p(e,i+"/latencyMs","maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",g.oneOf[3].
properties.latencyMs,_),t++),(_<0||isNaN(_))&&(e=p(e,i+"/latencyMs","minimum",{comparison:">=",limit:0},"must be >= 0",g.
oneOf[3].properties.latencyMs,_),t++)):(e=p(e,i+"/latencyMs","type",{type:"number"},"must be number",g.oneOf[3].properties.
latencyMs,_),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",g.oneOf[3],r),t++;var l=N===t;if(l&&d)d=!1,y=[y,
3];else{l&&(d=!0,y=3);let _=t;if(r&&typeof r=="object"&&!Array.isArray(r)){r.finishLateMs===void 0&&(e=p(e,i,"required",
{missingProperty:"finishLateMs"},"must have required property 'finishLateMs'",g.oneOf[4],r),t++);for(let h in r)h==="fin\
ishLateMs"||h==="answer"||h==="answerAfterMs"||(e=p(e,i,"additionalProperties",{additionalProperty:h},"must NOT have add\
itional properties",g.oneOf[4],r),t++);if(r.finishLateMs!==void 0){let h=r.finishLateMs;typeof h=="number"?((h>31536e8||
isNaN(h))&&(e=p(e,i+"/finishLateMs","maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",g.oneOf[4].properties.
finishLateMs,h),t++),(h<0||isNaN(h))&&(e=p(e,i+"/finishLateMs","minimum",{comparison:">=",limit:0},"must be >= 0",g.oneOf[4].
properties.finishLateMs,h),t++)):(e=p(e,i+"/finishLateMs","type",{type:"number"},"must be number",g.oneOf[4].properties.
finishLateMs,h),t++)}if(r.answer!==void 0){let h=r.answer;typeof h!="string"&&(e=p(e,i+"/answer","type",{type:"string"},
"must be string",g.oneOf[4].properties.answer,h),t++),h==="gateway-timeout"||h==="nothing"||(e=p(e,i+"/answer","enum",{allowedValues:g.
oneOf[4].properties.answer.enum},"must be equal to one of the allowed values",g.oneOf[4].properties.answer,h),t++)}if(r.
answerAfterMs!==void 0){let h=r.answerAfterMs;typeof h=="number"?((h>31536e8||isNaN(h))&&(e=p(e,i+"/answerAfterMs","maxi\
mum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",g.oneOf[4].properties.answerAfterMs,h),t++),(h<0||isNaN(
h))&&(e=p(e,i+"/answerAfterMs","minimum",{comparison:">=",limit:0},"must be >= 0",g.oneOf[4].properties.answerAfterMs,h),
t++)):(e=p(e,i+"/answerAfterMs","type",{type:"number"},"must be number",g.oneOf[4].properties.answerAfterMs,h),t++)}}else
e=p(e,i,"type",{type:"object"},"must be object",g.oneOf[4],r),t++;var l=_===t;l&&d?(d=!1,y=[y,4]):l&&(d=!0,y=4)}}}return d?
(t=o,e!==null&&(o?e.length=o:e=null)):(e=p(e,i,"oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",g,r),
t++),He.errors=e,t===0}function Le(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){r.effect===void 0&&(e=p(e,i,"required",{missingProperty:"effect"},"must hav\
e required property 'effect'",k,r),t++);for(let o in r)o==="operationId"||o==="path"||o==="nth"||o==="probability"||o===
"times"||o==="effect"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",k,r),
t++);if(r.operationId!==void 0){let o=r.operationId;typeof o!="string"&&(e=p(e,i+"/operationId","type",{type:"string"},"\
must be string",k.properties.operationId,o),t++)}if(r.path!==void 0){let o=r.path;typeof o!="string"&&(e=p(e,i+"/path","\
type",{type:"string"},"must be string",k.properties.path,o),t++)}if(r.nth!==void 0){let o=r.nth;typeof o=="number"&&!(o%
1)&&!isNaN(o)||(e=p(e,i+"/nth","type",{type:"integer"},"must be integer",k.properties.nth,o),t++),typeof o=="number"&&(o<
1||isNaN(o))&&(e=p(e,i+"/nth","minimum",{comparison:">=",limit:1},"must be >= 1",k.properties.nth,o),t++)}if(r.probability!==
void 0){let o=r.probability;typeof o=="number"?((o>1||isNaN(o))&&(e=p(e,i+"/probability","maximum",{comparison:"<=",limit:1},
"must be <= 1",k.properties.probability,o),t++),(o<=0||isNaN(o))&&(e=p(e,i+"/probability","exclusiveMinimum",{comparison:"\
>",limit:0},"must be > 0",k.properties.probability,o),t++)):(e=p(e,i+"/probability","type",{type:"number"},"must be numb\
er",k.properties.probability,o),t++)}if(r.times!==void 0){let o=r.times;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+
"/times","type",{type:"integer"},"must be integer",k.properties.times,o),t++),typeof o=="number"&&(o<1||isNaN(o))&&(e=p(
e,i+"/times","minimum",{comparison:">=",limit:1},"must be >= 1",k.properties.times,o),t++)}r.effect!==void 0&&(He(r.effect,
{instancePath:i+"/effect",parentData:r,parentDataProperty:"effect",rootData:n})||(e=e===null?He.errors:e.concat(He.errors),
t=e.length))}else e=p(e,i,"type",{type:"object"},"must be object",k,r),t++;return Le.errors=e,t===0}function vr(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Y,r),t++),r.query===void 0&&(e=
p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Y,r),t++),r.header===void 0&&(e=p(e,i,"\
required",{missingProperty:"header"},"must have required property 'header'",Y,r),t++),r.body===void 0&&(e=p(e,i,"require\
d",{missingProperty:"body"},"must have required property 'body'",Y,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/\
path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Le(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",Y,r),t++),vr.errors=e,t===0}var je={type:"object",required:["id"],properties:{
id:{type:"string",pattern:"^[1-9][0-9]{0,14}$"}}},xr=new RegExp("^[1-9][0-9]{0,14}$","u");function ue(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0&&(e=p(e,i,"required",{missingProperty:"id"},"must have required property 'id'",je,r),t++),r.id!==void 0){let o=r.
id;typeof o=="string"?xr.test(o)||(e=p(e,i+"/id","pattern",{pattern:"^[1-9][0-9]{0,14}$"},'must match pattern "^[1-9][0-\
9]{0,14}$"',je.properties.id,o),t++):(e=p(e,i+"/id","type",{type:"string"},"must be string",je.properties.id,o),t++)}}else
e=p(e,i,"type",{type:"object"},"must be object",je,r),t++;return ue.errors=e,t===0}var Ne={type:"object",required:["path",
"query","header"],properties:{path:{$ref:"removeFault_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_pat\
h"}}};function Ge(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Ne,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Ne,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Ne,r),
t++),r.path!==void 0&&(ue(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?
ue.errors:e.concat(ue.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
p(e,i,"type",{type:"object"},"must be object",Ne,r),t++),Ge.errors=e,t===0}var _e={type:"object",required:["path","query",
"header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{
$ref:"description#/components/schemas/KeyOptions"}}},q={type:"object",additionalProperties:!1,properties:{permission_type:{
type:"string",enum:["full","read","custom"],default:"full"},permissions:{type:"object",additionalProperties:{type:"strin\
g",enum:["full","read","none"]}},target_mode:{type:"string",enum:["all","selected"],default:"all"},targets:{type:"array",
items:{type:"string"}},server:{$ref:"description#/components/schemas/HostingRights"},allow_signup:{type:"boolean",default:!1},
expires_at:{description:"YYYY-MM-DD HH:MM:SS in Japan time, or null. Without one, the key never expires.",type:["string",
"null"],pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},allowed_ips:{type:"array",items:{type:"string"}},legacy_servername:{
type:"string"}}},Dr=Object.prototype.hasOwnProperty,D={type:"object",additionalProperties:!1,properties:{permission_type:{
type:"string",enum:["full","read","custom"]},permissions:{type:"object",additionalProperties:{type:"string",enum:["full",
"read","none"]}},target_mode:{type:"string",enum:["all","selected"],default:"all"},targets:{type:"array",items:{type:"st\
ring"}},allow_signup:{type:"boolean"}}};function Pe(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="permission_type"||o==="permissions"||o===
"target_mode"||o==="targets"||o==="allow_signup"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have \
additional properties",D,r),t++);if(r.permission_type!==void 0){let o=r.permission_type;typeof o!="string"&&(e=p(e,i+"/p\
ermission_type","type",{type:"string"},"must be string",D.properties.permission_type,o),t++),o==="full"||o==="read"||o===
"custom"||(e=p(e,i+"/permission_type","enum",{allowedValues:D.properties.permission_type.enum},"must be equal to one of \
the allowed values",D.properties.permission_type,o),t++)}if(r.permissions!==void 0){let o=r.permissions;if(o&&typeof o==
"object"&&!Array.isArray(o))for(let d in o){let y=o[d];typeof y!="string"&&(e=p(e,i+"/permissions/"+d.replace(/~/g,"~0").
replace(/\//g,"~1"),"type",{type:"string"},"must be string",D.properties.permissions.additionalProperties,y),t++),y==="f\
ull"||y==="read"||y==="none"||(e=p(e,i+"/permissions/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"enum",{allowedValues:D.
properties.permissions.additionalProperties.enum},"must be equal to one of the allowed values",D.properties.permissions.
additionalProperties,y),t++)}else e=p(e,i+"/permissions","type",{type:"object"},"must be object",D.properties.permissions,
o),t++}if(r.target_mode!==void 0){let o=r.target_mode;typeof o!="string"&&(e=p(e,i+"/target_mode","type",{type:"string"},
"must be string",D.properties.target_mode,o),t++),o==="all"||o==="selected"||(e=p(e,i+"/target_mode","enum",{allowedValues:D.
properties.target_mode.enum},"must be equal to one of the allowed values",D.properties.target_mode,o),t++)}if(r.targets!==
void 0){let o=r.targets;if(Array.isArray(o)){let d=o.length;for(let y=0;y<d;y++){let m=o[y];typeof m!="string"&&(e=p(e,i+
"/targets/"+y,"type",{type:"string"},"must be string",D.properties.targets.items,m),t++)}}else e=p(e,i+"/targets","type",
{type:"array"},"must be array",D.properties.targets,o),t++}if(r.allow_signup!==void 0){let o=r.allow_signup;typeof o!="b\
oolean"&&(e=p(e,i+"/allow_signup","type",{type:"boolean"},"must be boolean",D.properties.allow_signup,o),t++)}}else e=p(
e,i,"type",{type:"object"},"must be object",D,r),t++;return Pe.errors=e,t===0}var Tr=new RegExp("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\\
d\\d:\\d\\d$","u");function xe(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let o in r)Dr.call(q.properties,o)||(e=p(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",q,r),t++);if(r.permission_type!==void 0){let o=r.permission_type;typeof o!="string"&&
(e=p(e,i+"/permission_type","type",{type:"string"},"must be string",q.properties.permission_type,o),t++),o==="full"||o===
"read"||o==="custom"||(e=p(e,i+"/permission_type","enum",{allowedValues:q.properties.permission_type.enum},"must be equa\
l to one of the allowed values",q.properties.permission_type,o),t++)}if(r.permissions!==void 0){let o=r.permissions;if(o&&
typeof o=="object"&&!Array.isArray(o))for(let d in o){let y=o[d];typeof y!="string"&&(e=p(e,i+"/permissions/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},"must be string",q.properties.permissions.additionalProperties,y),
t++),y==="full"||y==="read"||y==="none"||(e=p(e,i+"/permissions/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"enum",{allowedValues:q.
properties.permissions.additionalProperties.enum},"must be equal to one of the allowed values",q.properties.permissions.
additionalProperties,y),t++)}else e=p(e,i+"/permissions","type",{type:"object"},"must be object",q.properties.permissions,
o),t++}if(r.target_mode!==void 0){let o=r.target_mode;typeof o!="string"&&(e=p(e,i+"/target_mode","type",{type:"string"},
"must be string",q.properties.target_mode,o),t++),o==="all"||o==="selected"||(e=p(e,i+"/target_mode","enum",{allowedValues:q.
properties.target_mode.enum},"must be equal to one of the allowed values",q.properties.target_mode,o),t++)}if(r.targets!==
void 0){let o=r.targets;if(Array.isArray(o)){let d=o.length;for(let y=0;y<d;y++){let m=o[y];typeof m!="string"&&(e=p(e,i+
"/targets/"+y,"type",{type:"string"},"must be string",q.properties.targets.items,m),t++)}}else e=p(e,i+"/targets","type",
{type:"array"},"must be array",q.properties.targets,o),t++}if(r.server!==void 0&&(Pe(r.server,{instancePath:i+"/server",
parentData:r,parentDataProperty:"server",rootData:n})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)),r.allow_signup!==
void 0){let o=r.allow_signup;typeof o!="boolean"&&(e=p(e,i+"/allow_signup","type",{type:"boolean"},"must be boolean",q.properties.
allow_signup,o),t++)}if(r.expires_at!==void 0){let o=r.expires_at;typeof o!="string"&&o!==null&&(e=p(e,i+"/expires_at","\
type",{type:q.properties.expires_at.type},"must be string,null",q.properties.expires_at,o),t++),typeof o=="string"&&(Tr.
test(o)||(e=p(e,i+"/expires_at","pattern",{pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},'must match pattern "^\
\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"',q.properties.expires_at,o),t++))}if(r.allowed_ips!==void 0){let o=r.allowed_ips;
if(Array.isArray(o)){let d=o.length;for(let y=0;y<d;y++){let m=o[y];typeof m!="string"&&(e=p(e,i+"/allowed_ips/"+y,"type",
{type:"string"},"must be string",q.properties.allowed_ips.items,m),t++)}}else e=p(e,i+"/allowed_ips","type",{type:"array"},
"must be array",q.properties.allowed_ips,o),t++}if(r.legacy_servername!==void 0){let o=r.legacy_servername;typeof o!="st\
ring"&&(e=p(e,i+"/legacy_servername","type",{type:"string"},"must be string",q.properties.legacy_servername,o),t++)}}else
e=p(e,i,"type",{type:"object"},"must be object",q,r),t++;return xe.errors=e,t===0}function jr(r,{instancePath:i="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",_e,r),t++),r.query===void 0&&(e=p(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",_e,r),t++),r.header===void 0&&(e=p(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",_e,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(xe(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",_e,r),t++),jr.errors=e,t===0}var V={type:"object",required:["key","targets"],
additionalProperties:!1,properties:{key:{type:"string"},targets:{type:"array",items:{type:"string"}}}};function ye(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.key===
void 0&&(e=p(e,i,"required",{missingProperty:"key"},"must have required property 'key'",V,r),t++),r.targets===void 0&&(e=
p(e,i,"required",{missingProperty:"targets"},"must have required property 'targets'",V,r),t++);for(let o in r)o==="key"||
o==="targets"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",V,r),t++);if(r.
key!==void 0){let o=r.key;typeof o!="string"&&(e=p(e,i+"/key","type",{type:"string"},"must be string",V.properties.key,o),
t++)}if(r.targets!==void 0){let o=r.targets;if(Array.isArray(o)){let d=o.length;for(let y=0;y<d;y++){let m=o[y];typeof m!=
"string"&&(e=p(e,i+"/targets/"+y,"type",{type:"string"},"must be string",V.properties.targets.items,m),t++)}}else e=p(e,
i+"/targets","type",{type:"array"},"must be array",V.properties.targets,o),t++}}else e=p(e,i,"type",{type:"object"},"mus\
t be object",V,r),t++;return ye.errors=e,t===0}var Z={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setKeyTargets_b\
ody"}}};function Nr(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Z,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Z,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Z,r),
t++),r.body===void 0&&(e=p(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Z,r),t++),r.path!==
void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(ye(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ye.errors:e.concat(ye.errors),t=
e.length))):(e=p(e,i,"type",{type:"object"},"must be object",Z,r),t++),Nr.errors=e,t===0}var Ae={type:"object",required:[
"key"],additionalProperties:!1,properties:{key:{type:"string"}}};function le(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.key===void 0&&(e=p(e,i,"required",{missingProperty:"\
key"},"must have required property 'key'",Ae,r),t++);for(let o in r)o!=="key"&&(e=p(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",Ae,r),t++);if(r.key!==void 0){let o=r.key;typeof o!="string"&&(e=p(e,i+"/key","typ\
e",{type:"string"},"must be string",Ae.properties.key,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",Ae,r),
t++;return le.errors=e,t===0}var W={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"read\
Health_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"revokeKey_body"}}};function _r(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",W,r),t++),
r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",W,r),t++),r.header===
void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required property 'header'",W,r),t++),r.body===void 0&&
(e=p(e,i,"required",{missingProperty:"body"},"must have required property 'body'",W,r),t++),r.path!==void 0&&(s(r.path,{
instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.
length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(le(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?le.errors:e.concat(le.errors),t=
e.length))):(e=p(e,i,"type",{type:"object"},"must be object",W,r),t++),_r.errors=e,t===0}var J={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"description#/components/schemas/Account"}}},U={type:"object",required:["balance"],additionalProperties:!1,
properties:{balance:{type:"integer",minimum:0}}};function Te(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.balance===void 0&&(e=p(e,i,"required",{missingProperty:"ba\
lance"},"must have required property 'balance'",U,r),t++);for(let o in r)o!=="balance"&&(e=p(e,i,"additionalProperties",
{additionalProperty:o},"must NOT have additional properties",U,r),t++);if(r.balance!==void 0){let o=r.balance;typeof o==
"number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/balance","type",{type:"integer"},"must be integer",U.properties.balance,o),t++),
typeof o=="number"&&(o<0||isNaN(o))&&(e=p(e,i+"/balance","minimum",{comparison:">=",limit:0},"must be >= 0",U.properties.
balance,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",U,r),t++;return Te.errors=e,t===0}function Ar(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",J,r),t++),r.query===void 0&&(e=
p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",J,r),t++),r.header===void 0&&(e=p(e,i,"\
required",{missingProperty:"header"},"must have required property 'header'",J,r),t++),r.body===void 0&&(e=p(e,i,"require\
d",{missingProperty:"body"},"must have required property 'body'",J,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/\
path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Te(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",J,r),t++),Ar.errors=e,t===0}var rr={type:"object",additionalProperties:!1,properties:{
vps:{$ref:"description#/components/schemas/LimitChange"},server:{$ref:"description#/components/schemas/LimitChange"},common:{
$ref:"description#/components/schemas/LimitChange"},authenticationBlock:{$ref:"description#/components/schemas/Authentic\
ationBlockChange"}}},M={oneOf:[{type:"object",additionalProperties:!1,properties:{perMinute:{type:"integer",minimum:1},perDay:{
type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}},{type:"boolean",enum:[!1]}],alternatives:["choice_7","\
choice_6"]};function L(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0,o=t,d=!1,
y=null,m=t;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let f in r)f==="perMinute"||f==="perDay"||f==="concurrent"||
(e=p(e,i,"additionalProperties",{additionalProperty:f},"must NOT have additional properties",M.oneOf[0],r),t++);if(r.perMinute!==
void 0){let f=r.perMinute;typeof f=="number"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/perMinute","type",{type:"integer"},"must be \
integer",M.oneOf[0].properties.perMinute,f),t++),typeof f=="number"&&(f<1||isNaN(f))&&(e=p(e,i+"/perMinute","minimum",{comparison:"\
>=",limit:1},"must be >= 1",M.oneOf[0].properties.perMinute,f),t++)}if(r.perDay!==void 0){let f=r.perDay;typeof f=="numb\
er"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/perDay","type",{type:"integer"},"must be integer",M.oneOf[0].properties.perDay,f),t++),
typeof f=="number"&&(f<1||isNaN(f))&&(e=p(e,i+"/perDay","minimum",{comparison:">=",limit:1},"must be >= 1",M.oneOf[0].properties.
perDay,f),t++)}if(r.concurrent!==void 0){let f=r.concurrent;typeof f=="number"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/concurrent",
"type",{type:"integer"},"must be integer",M.oneOf[0].properties.concurrent,f),t++),typeof f=="number"&&(f<1||isNaN(f))&&
(e=p(e,i+"/concurrent","minimum",{comparison:">=",limit:1},"must be >= 1",M.oneOf[0].properties.concurrent,f),t++)}}else
e=p(e,i,"type",{type:"object"},"must be object",M.oneOf[0],r),t++;var l=m===t;l&&(d=!0,y=0);let u=t;typeof r!="boolean"&&
(e=p(e,i,"type",{type:"boolean"},"must be boolean",M.oneOf[1],r),t++),r!==!1&&(e=p(e,i,"enum",{allowedValues:M.oneOf[1].
enum},"must be equal to one of the allowed values",M.oneOf[1],r),t++);var l=u===t;return l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=
1),d?(t=o,e!==null&&(o?e.length=o:e=null)):(e=p(e,i,"oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",
M,r),t++),L.errors=e,t===0}var O={oneOf:[{type:"object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1},
withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}},{type:"boolean",enum:[!1]}],alternatives:[
"choice_11","choice_6"]};function Ce(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
t=0,o=t,d=!1,y=null,m=t;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let f in r)f==="failures"||f==="withinSeconds"||
f==="blockSeconds"||(e=p(e,i,"additionalProperties",{additionalProperty:f},"must NOT have additional properties",O.oneOf[0],
r),t++);if(r.failures!==void 0){let f=r.failures;typeof f=="number"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/failures","type",{type:"\
integer"},"must be integer",O.oneOf[0].properties.failures,f),t++),typeof f=="number"&&(f<1||isNaN(f))&&(e=p(e,i+"/failu\
res","minimum",{comparison:">=",limit:1},"must be >= 1",O.oneOf[0].properties.failures,f),t++)}if(r.withinSeconds!==void 0){
let f=r.withinSeconds;typeof f=="number"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/withinSeconds","type",{type:"integer"},"must be \
integer",O.oneOf[0].properties.withinSeconds,f),t++),typeof f=="number"&&(f<1||isNaN(f))&&(e=p(e,i+"/withinSeconds","min\
imum",{comparison:">=",limit:1},"must be >= 1",O.oneOf[0].properties.withinSeconds,f),t++)}if(r.blockSeconds!==void 0){let f=r.
blockSeconds;typeof f=="number"&&!(f%1)&&!isNaN(f)||(e=p(e,i+"/blockSeconds","type",{type:"integer"},"must be integer",O.
oneOf[0].properties.blockSeconds,f),t++),typeof f=="number"&&(f<1||isNaN(f))&&(e=p(e,i+"/blockSeconds","minimum",{comparison:"\
>=",limit:1},"must be >= 1",O.oneOf[0].properties.blockSeconds,f),t++)}}else e=p(e,i,"type",{type:"object"},"must be obj\
ect",O.oneOf[0],r),t++;var l=m===t;l&&(d=!0,y=0);let u=t;typeof r!="boolean"&&(e=p(e,i,"type",{type:"boolean"},"must be \
boolean",O.oneOf[1],r),t++),r!==!1&&(e=p(e,i,"enum",{allowedValues:O.oneOf[1].enum},"must be equal to one of the allowed\
 values",O.oneOf[1],r),t++);var l=u===t;return l&&d?(d=!1,y=[y,1]):l&&(d=!0,y=1),d?(t=o,e!==null&&(o?e.length=o:e=null)):
(e=p(e,i,"oneOf",{passingSchemas:y},"must match exactly one schema in oneOf",O,r),t++),Ce.errors=e,t===0}function fe(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let o in r)o==="vps"||o==="server"||o==="common"||o==="authenticationBlock"||(e=p(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",rr,r),t++);r.vps!==void 0&&(L(r.vps,{instancePath:i+"/vps",parentData:r,parentDataProperty:"\
vps",rootData:n})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),r.server!==void 0&&(L(r.server,{instancePath:i+"\
/server",parentData:r,parentDataProperty:"server",rootData:n})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),r.common!==
void 0&&(L(r.common,{instancePath:i+"/common",parentData:r,parentDataProperty:"common",rootData:n})||(e=e===null?L.errors:
e.concat(L.errors),t=e.length)),r.authenticationBlock!==void 0&&(Ce(r.authenticationBlock,{instancePath:i+"/authenticati\
onBlock",parentData:r,parentDataProperty:"authenticationBlock",rootData:n})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=
e.length))}else e=p(e,i,"type",{type:"object"},"must be object",rr,r),t++;return fe.errors=e,t===0}var G={type:"object",
required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{
$ref:"readHealth_path"},body:{$ref:"setLimits_body"}}};function wr(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",G,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",G,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",G,r),t++),r.body===void 0&&(e=p(e,i,"required",{missingProperty:"body"},"must hav\
e required property 'body'",G,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(fe(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",
G,r),t++),wr.errors=e,t===0}var tr={type:"object",additionalProperties:!1,properties:{lagMs:{$ref:"description#/componen\
ts/schemas/LogLag"},skewMs:{$ref:"description#/components/schemas/LogSkew"}}},Ze={type:"number",minimum:0,maximum:31536e8};
function Ve(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return typeof r=="nu\
mber"?((r>31536e8||isNaN(r))&&(e=p(e,i,"maximum",{comparison:"<=",limit:31536e8},"must be <= 3153600000000",Ze,r),t++),(r<
0||isNaN(r))&&(e=p(e,i,"minimum",{comparison:">=",limit:0},"must be >= 0",Ze,r),t++)):(e=p(e,i,"type",{type:"number"},"m\
ust be number",Ze,r),t++),Ve.errors=e,t===0}var R={type:"array",minItems:1,maxItems:100,items:{type:"number",minimum:-864e5,
maximum:864e5}};function Ie(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(Array.
isArray(r)){r.length>100&&(e=p(e,i,"maxItems",{limit:100},"must NOT have more than 100 items",R,r),t++),r.length<1&&(e=p(
e,i,"minItems",{limit:1},"must NOT have fewer than 1 items",R,r),t++);let o=r.length;for(let d=0;d<o;d++){let y=r[d];typeof y==
"number"?((y>864e5||isNaN(y))&&(e=p(e,i+"/"+d,"maximum",{comparison:"<=",limit:864e5},"must be <= 86400000",R.items,y),t++),
(y<-864e5||isNaN(y))&&(e=p(e,i+"/"+d,"minimum",{comparison:">=",limit:-864e5},"must be >= -86400000",R.items,y),t++)):(e=
p(e,i+"/"+d,"type",{type:"number"},"must be number",R.items,y),t++)}}else e=p(e,i,"type",{type:"array"},"must be array",
R,r),t++;return Ie.errors=e,t===0}function me(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="lagMs"||o==="skewMs"||(e=p(e,i,"additionalPropertie\
s",{additionalProperty:o},"must NOT have additional properties",tr,r),t++);r.lagMs!==void 0&&(Ve(r.lagMs,{instancePath:i+
"/lagMs",parentData:r,parentDataProperty:"lagMs",rootData:n})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length)),r.
skewMs!==void 0&&(Ie(r.skewMs,{instancePath:i+"/skewMs",parentData:r,parentDataProperty:"skewMs",rootData:n})||(e=e===null?
Ie.errors:e.concat(Ie.errors),t=e.length))}else e=p(e,i,"type",{type:"object"},"must be object",tr,r),t++;return me.errors=
e,t===0}var Q={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{
$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setLogSettings_body"}}};function kr(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Q,r),t++),r.query===void 0&&(e=
p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Q,r),t++),r.header===void 0&&(e=p(e,i,"\
required",{missingProperty:"header"},"must have required property 'header'",Q,r),t++),r.body===void 0&&(e=p(e,i,"require\
d",{missingProperty:"body"},"must have required property 'body'",Q,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/\
path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(me(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?me.errors:e.concat(me.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",Q,r),t++),kr.errors=e,t===0}var X={type:"object",required:["path","query","h\
eader","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},
body:{$ref:"description#/components/schemas/Uuid"}}},we={type:"object",required:["uuid"],additionalProperties:!1,properties:{
uuid:{type:"string"}}};function Re(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){r.uuid===void 0&&(e=p(e,i,"required",{missingProperty:"uuid"},"must have re\
quired property 'uuid'",we,r),t++);for(let o in r)o!=="uuid"&&(e=p(e,i,"additionalProperties",{additionalProperty:o},"mu\
st NOT have additional properties",we,r),t++);if(r.uuid!==void 0){let o=r.uuid;typeof o!="string"&&(e=p(e,i+"/uuid","typ\
e",{type:"string"},"must be string",we.properties.uuid,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",we,
r),t++;return Re.errors=e,t===0}function Mr(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",X,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have req\
uired property 'query'",X,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required \
property 'header'",X,r),t++),r.body===void 0&&(e=p(e,i,"required",{missingProperty:"body"},"must have required property \
'body'",X,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,
{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),
t=e.length)),r.body!==void 0&&(Re(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=
e===null?Re.errors:e.concat(Re.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",X,r),t++),Mr.errors=
e,t===0}var C={type:"object",required:["uuid","hostname"],additionalProperties:!1,properties:{uuid:{type:"string"},hostname:{
description:"Letters, digits, hyphens and dots, or null for no record.",type:["string","null"],pattern:"^[0-9A-Za-z.-]{1\
,253}$"}}},Cr=new RegExp("^[0-9A-Za-z.-]{1,253}$","u");function de(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.uuid===void 0&&(e=p(e,i,"required",{missingProperty:"\
uuid"},"must have required property 'uuid'",C,r),t++),r.hostname===void 0&&(e=p(e,i,"required",{missingProperty:"hostnam\
e"},"must have required property 'hostname'",C,r),t++);for(let o in r)o==="uuid"||o==="hostname"||(e=p(e,i,"additionalPr\
operties",{additionalProperty:o},"must NOT have additional properties",C,r),t++);if(r.uuid!==void 0){let o=r.uuid;typeof o!=
"string"&&(e=p(e,i+"/uuid","type",{type:"string"},"must be string",C.properties.uuid,o),t++)}if(r.hostname!==void 0){let o=r.
hostname;typeof o!="string"&&o!==null&&(e=p(e,i+"/hostname","type",{type:C.properties.hostname.type},"must be string,nul\
l",C.properties.hostname,o),t++),typeof o=="string"&&(Cr.test(o)||(e=p(e,i+"/hostname","pattern",{pattern:"^[0-9A-Za-z.-\
]{1,253}$"},'must match pattern "^[0-9A-Za-z.-]{1,253}$"',C.properties.hostname,o),t++))}}else e=p(e,i,"type",{type:"obj\
ect"},"must be object",C,r),t++;return de.errors=e,t===0}var ee={type:"object",required:["path","query","header","body"],
properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"set\
ReverseRecord_body"}}};function Or(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;
return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must hav\
e required property 'path'",ee,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have requir\
ed property 'query'",ee,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required pr\
operty 'header'",ee,r),t++),r.body===void 0&&(e=p(e,i,"required",{missingProperty:"body"},"must have required property '\
body'",ee,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,
{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),
t=e.length)),r.body!==void 0&&(de(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=
e===null?de.errors:e.concat(de.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",ee,r),t++),Or.errors=
e,t===0}var ke={type:"object",required:["target"],additionalProperties:!1,properties:{target:{type:"string"}}};function ae(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.target===void 0&&(e=p(e,i,"required",{missingProperty:"target"},"must have required property 'target'",ke,r),t++);
for(let o in r)o!=="target"&&(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",
ke,r),t++);if(r.target!==void 0){let o=r.target;typeof o!="string"&&(e=p(e,i+"/target","type",{type:"string"},"must be s\
tring",ke.properties.target,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",ke,r),t++;return ae.errors=e,t===
0}var re={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"suspendContract_body"}}};function Qe(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",re,r),t++),r.query===void 0&&(e=
p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",re,r),t++),r.header===void 0&&(e=p(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",re,r),t++),r.body===void 0&&(e=p(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",re,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(ae(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",re,r),t++),Qe.errors=e,t===0}var We={type:"object",required:["servername"],properties:{
servername:{type:"string"}}};function be(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.servername===void 0&&(e=p(e,i,"required",{missingProperty:"servern\
ame"},"must have required property 'servername'",We,r),t++),r.servername!==void 0){let o=r.servername;typeof o!="string"&&
(e=p(e,i+"/servername","type",{type:"string"},"must be string",We.properties.servername,o),t++)}}else e=p(e,i,"type",{type:"\
object"},"must be object",We,r),t++;return be.errors=e,t===0}var Me={type:"object",required:["path","query","header"],properties:{
path:{$ref:"readHostingContents_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};function $r(r,{instancePath:i="",
parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Me,r),t++),r.query===void 0&&(e=
p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Me,r),t++),r.header===void 0&&(e=p(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",Me,r),t++),r.path!==void 0&&(be(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?be.errors:e.concat(be.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be obj\
ect",Me,r),t++),$r.errors=e,t===0}var Je={type:"object",required:["plan_id"],properties:{plan_id:{type:"string"}}};function ce(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.plan_id===void 0&&(e=p(e,i,"required",{missingProperty:"plan_id"},"must have required property 'plan_id'",Je,r),
t++),r.plan_id!==void 0){let o=r.plan_id;typeof o!="string"&&(e=p(e,i+"/plan_id","type",{type:"string"},"must be string",
Je.properties.plan_id,o),t++)}}else e=p(e,i,"type",{type:"object"},"must be object",Je,r),t++;return ce.errors=e,t===0}var j={
type:"object",additionalProperties:!1,properties:{open:{type:"boolean"},periods:{type:"array",items:{type:"object",required:[
"months","price"],additionalProperties:!1,properties:{months:{type:"integer",minimum:1},price:{type:"integer",minimum:0},
regularPrice:{type:"integer",minimum:0}}}}}};function ge(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o==="open"||o==="periods"||(e=p(e,i,"addition\
alProperties",{additionalProperty:o},"must NOT have additional properties",j,r),t++);if(r.open!==void 0){let o=r.open;typeof o!=
"boolean"&&(e=p(e,i+"/open","type",{type:"boolean"},"must be boolean",j.properties.open,o),t++)}if(r.periods!==void 0){let o=r.
periods;if(Array.isArray(o)){let d=o.length;for(let y=0;y<d;y++){let m=o[y];if(m&&typeof m=="object"&&!Array.isArray(m)){
m.months===void 0&&(e=p(e,i+"/periods/"+y,"required",{missingProperty:"months"},"must have required property 'months'",j.
properties.periods.items,m),t++),m.price===void 0&&(e=p(e,i+"/periods/"+y,"required",{missingProperty:"price"},"must hav\
e required property 'price'",j.properties.periods.items,m),t++);for(let u in m)u==="months"||u==="price"||u==="regularPr\
ice"||(e=p(e,i+"/periods/"+y,"additionalProperties",{additionalProperty:u},"must NOT have additional properties",j.properties.
periods.items,m),t++);if(m.months!==void 0){let u=m.months;typeof u=="number"&&!(u%1)&&!isNaN(u)||(e=p(e,i+"/periods/"+y+
"/months","type",{type:"integer"},"must be integer",j.properties.periods.items.properties.months,u),t++),typeof u=="numb\
er"&&(u<1||isNaN(u))&&(e=p(e,i+"/periods/"+y+"/months","minimum",{comparison:">=",limit:1},"must be >= 1",j.properties.periods.
items.properties.months,u),t++)}if(m.price!==void 0){let u=m.price;typeof u=="number"&&!(u%1)&&!isNaN(u)||(e=p(e,i+"/per\
iods/"+y+"/price","type",{type:"integer"},"must be integer",j.properties.periods.items.properties.price,u),t++),typeof u==
"number"&&(u<0||isNaN(u))&&(e=p(e,i+"/periods/"+y+"/price","minimum",{comparison:">=",limit:0},"must be >= 0",j.properties.
periods.items.properties.price,u),t++)}if(m.regularPrice!==void 0){let u=m.regularPrice;typeof u=="number"&&!(u%1)&&!isNaN(
u)||(e=p(e,i+"/periods/"+y+"/regularPrice","type",{type:"integer"},"must be integer",j.properties.periods.items.properties.
regularPrice,u),t++),typeof u=="number"&&(u<0||isNaN(u))&&(e=p(e,i+"/periods/"+y+"/regularPrice","minimum",{comparison:"\
>=",limit:0},"must be >= 0",j.properties.periods.items.properties.regularPrice,u),t++)}}else e=p(e,i+"/periods/"+y,"type",
{type:"object"},"must be object",j.properties.periods.items,m),t++}}else e=p(e,i+"/periods","type",{type:"array"},"must \
be array",j.properties.periods,o),t++}}else e=p(e,i,"type",{type:"object"},"must be object",j,r),t++;return ge.errors=e,
t===0}var te={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"changePlan_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"changePlan_body"}}};function Sr(r,{instancePath:i="",parentData:a,
parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",te,r),t++),r.query===void 0&&(e=p(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",te,r),t++),r.header===void 0&&(e=p(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",te,r),t++),r.body===void 0&&(e=p(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",te,r),t++),r.path!==void 0&&(ce(r.path,{instancePath:i+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(ge(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length))):(e=p(
e,i,"type",{type:"object"},"must be object",te,r),t++),Sr.errors=e,t===0}var ir={type:"object",additionalProperties:!1,properties:{
world:{$ref:"description#/components/schemas/World"}}},Ue={type:"string",enum:["small","fleet-20","agency-50","short-of-\
money","empty"]};function Ke(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=p(e,i,"type",{type:"string"},"must be string",Ue,r),t++),r==="small"||r==="fleet-20"||r==="agency-50"||r===
"short-of-money"||r==="empty"||(e=p(e,i,"enum",{allowedValues:Ue.enum},"must be equal to one of the allowed values",Ue,r),
t++),Ke.errors=e,t===0}function he(r,{instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){for(let o in r)o!=="world"&&(e=p(e,i,"additionalProperties",{additionalProperty:o},
"must NOT have additional properties",ir,r),t++);r.world!==void 0&&(Ke(r.world,{instancePath:i+"/world",parentData:r,parentDataProperty:"\
world",rootData:n})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length))}else e=p(e,i,"type",{type:"object"},"must be\
 object",ir,r),t++;return he.errors=e,t===0}var Oe={type:"object",required:["path","query","header"],properties:{path:{$ref:"\
readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"reset_body"}}};function Er(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Oe,r),t++),
r.query===void 0&&(e=p(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Oe,r),t++),r.header===
void 0&&(e=p(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Oe,r),t++),r.path!==void 0&&
(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),
t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(he(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?he.errors:e.concat(he.errors),t=
e.length))):(e=p(e,i,"type",{type:"object"},"must be object",Oe,r),t++),Er.errors=e,t===0}var ie={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"description#/components/schemas/Snapshot"}}},c={type:"object",required:["version","tables"],
additionalProperties:!1,properties:{version:{type:"integer"},tables:{type:"object",required:["record","counter","log"],additionalProperties:!1,
properties:{record:{type:"array",items:{type:"object",required:["collection","id","json"],additionalProperties:!1,properties:{
collection:{type:"string"},id:{type:"string"},json:{type:"string"}}}},counter:{type:"array",items:{type:"object",required:[
"name","last"],additionalProperties:!1,properties:{name:{type:"string"},last:{type:"integer"}}}},log:{type:"array",items:{
type:"object",required:["number","key_hash","at","shown_at","method","path","status","duration_ms","address"],additionalProperties:!1,
properties:{number:{type:"integer"},key_hash:{type:"string"},at:{type:"integer"},shown_at:{type:"integer"},method:{type:"\
string"},path:{type:"string"},status:{type:"integer"},duration_ms:{type:"integer"},address:{type:"string"}}}}}}}};function Be(r,{
instancePath:i="",parentData:a,parentDataProperty:b,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.version===void 0&&(e=p(e,i,"required",{missingProperty:"version"},"must have required property 'version'",c,r),t++),
r.tables===void 0&&(e=p(e,i,"required",{missingProperty:"tables"},"must have required property 'tables'",c,r),t++);for(let o in r)
o==="version"||o==="tables"||(e=p(e,i,"additionalProperties",{additionalProperty:o},"must NOT have additional properties",
c,r),t++);if(r.version!==void 0){let o=r.version;typeof o=="number"&&!(o%1)&&!isNaN(o)||(e=p(e,i+"/version","type",{type:"\
integer"},"must be integer",c.properties.version,o),t++)}if(r.tables!==void 0){let o=r.tables;if(o&&typeof o=="object"&&
!Array.isArray(o)){o.record===void 0&&(e=p(e,i+"/tables","required",{missingProperty:"record"},"must have required prope\
rty 'record'",c.properties.tables,o),t++),o.counter===void 0&&(e=p(e,i+"/tables","required",{missingProperty:"counter"},
"must have required property 'counter'",c.properties.tables,o),t++),o.log===void 0&&(e=p(e,i+"/tables","required",{missingProperty:"\
log"},"must have required property 'log'",c.properties.tables,o),t++);for(let d in o)d==="record"||d==="counter"||d==="l\
og"||(e=p(e,i+"/tables","additionalProperties",{additionalProperty:d},"must NOT have additional properties",c.properties.
tables,o),t++);if(o.record!==void 0){let d=o.record;if(Array.isArray(d)){let y=d.length;for(let m=0;m<y;m++){let u=d[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){u.collection===void 0&&(e=p(e,i+"/tables/record/"+m,"required",{missingProperty:"\
collection"},"must have required property 'collection'",c.properties.tables.properties.record.items,u),t++),u.id===void 0&&
(e=p(e,i+"/tables/record/"+m,"required",{missingProperty:"id"},"must have required property 'id'",c.properties.tables.properties.
record.items,u),t++),u.json===void 0&&(e=p(e,i+"/tables/record/"+m,"required",{missingProperty:"json"},"must have requir\
ed property 'json'",c.properties.tables.properties.record.items,u),t++);for(let l in u)l==="collection"||l==="id"||l==="\
json"||(e=p(e,i+"/tables/record/"+m,"additionalProperties",{additionalProperty:l},"must NOT have additional properties",
c.properties.tables.properties.record.items,u),t++);if(u.collection!==void 0){let l=u.collection;typeof l!="string"&&(e=
p(e,i+"/tables/record/"+m+"/collection","type",{type:"string"},"must be string",c.properties.tables.properties.record.items.
properties.collection,l),t++)}if(u.id!==void 0){let l=u.id;typeof l!="string"&&(e=p(e,i+"/tables/record/"+m+"/id","type",
{type:"string"},"must be string",c.properties.tables.properties.record.items.properties.id,l),t++)}if(u.json!==void 0){let l=u.
json;typeof l!="string"&&(e=p(e,i+"/tables/record/"+m+"/json","type",{type:"string"},"must be string",c.properties.tables.
properties.record.items.properties.json,l),t++)}}else e=p(e,i+"/tables/record/"+m,"type",{type:"object"},"must be object",
c.properties.tables.properties.record.items,u),t++}}else e=p(e,i+"/tables/record","type",{type:"array"},"must be array",
c.properties.tables.properties.record,d),t++}if(o.counter!==void 0){let d=o.counter;if(Array.isArray(d)){let y=d.length;
for(let m=0;m<y;m++){let u=d[m];if(u&&typeof u=="object"&&!Array.isArray(u)){u.name===void 0&&(e=p(e,i+"/tables/counter/"+
m,"required",{missingProperty:"name"},"must have required property 'name'",c.properties.tables.properties.counter.items,
u),t++),u.last===void 0&&(e=p(e,i+"/tables/counter/"+m,"required",{missingProperty:"last"},"must have required property \
'last'",c.properties.tables.properties.counter.items,u),t++);for(let l in u)l==="name"||l==="last"||(e=p(e,i+"/tables/co\
unter/"+m,"additionalProperties",{additionalProperty:l},"must NOT have additional properties",c.properties.tables.properties.
counter.items,u),t++);if(u.name!==void 0){let l=u.name;typeof l!="string"&&(e=p(e,i+"/tables/counter/"+m+"/name","type",
{type:"string"},"must be string",c.properties.tables.properties.counter.items.properties.name,l),t++)}if(u.last!==void 0){
let l=u.last;typeof l=="number"&&!(l%1)&&!isNaN(l)||(e=p(e,i+"/tables/counter/"+m+"/last","type",{type:"integer"},"must \
be integer",c.properties.tables.properties.counter.items.properties.last,l),t++)}}else e=p(e,i+"/tables/counter/"+m,"typ\
e",{type:"object"},"must be object",c.properties.tables.properties.counter.items,u),t++}}else e=p(e,i+"/tables/counter",
"type",{type:"array"},"must be array",c.properties.tables.properties.counter,d),t++}if(o.log!==void 0){let d=o.log;if(Array.
isArray(d)){let y=d.length;for(let m=0;m<y;m++){let u=d[m];if(u&&typeof u=="object"&&!Array.isArray(u)){u.number===void 0&&
(e=p(e,i+"/tables/log/"+m,"required",{missingProperty:"number"},"must have required property 'number'",c.properties.tables.
properties.log.items,u),t++),u.key_hash===void 0&&(e=p(e,i+"/tables/log/"+m,"required",{missingProperty:"key_hash"},"mus\
t have required property 'key_hash'",c.properties.tables.properties.log.items,u),t++),u.at===void 0&&(e=p(e,i+"/tables/l\
og/"+m,"required",{missingProperty:"at"},"must have required property 'at'",c.properties.tables.properties.log.items,u),
t++),u.shown_at===void 0&&(e=p(e,i+"/tables/log/"+m,"required",{missingProperty:"shown_at"},"must have required property\
 'shown_at'",c.properties.tables.properties.log.items,u),t++),u.method===void 0&&(e=p(e,i+"/tables/log/"+m,"required",{missingProperty:"\
method"},"must have required property 'method'",c.properties.tables.properties.log.items,u),t++),u.path===void 0&&(e=p(e,
i+"/tables/log/"+m,"required",{missingProperty:"path"},"must have required property 'path'",c.properties.tables.properties.
log.items,u),t++),u.status===void 0&&(e=p(e,i+"/tables/log/"+m,"required",{missingProperty:"status"},"must have required\
 property 'status'",c.properties.tables.properties.log.items,u),t++),u.duration_ms===void 0&&(e=p(e,i+"/tables/log/"+m,"\
required",{missingProperty:"duration_ms"},"must have required property 'duration_ms'",c.properties.tables.properties.log.
items,u),t++),u.address===void 0&&(e=p(e,i+"/tables/log/"+m,"required",{missingProperty:"address"},"must have required p\
roperty 'address'",c.properties.tables.properties.log.items,u),t++);for(let l in u)Dr.call(c.properties.tables.properties.
log.items.properties,l)||(e=p(e,i+"/tables/log/"+m,"additionalProperties",{additionalProperty:l},"must NOT have addition\
al properties",c.properties.tables.properties.log.items,u),t++);if(u.number!==void 0){let l=u.number;typeof l=="number"&&
!(l%1)&&!isNaN(l)||(e=p(e,i+"/tables/log/"+m+"/number","type",{type:"integer"},"must be integer",c.properties.tables.properties.
log.items.properties.number,l),t++)}if(u.key_hash!==void 0){let l=u.key_hash;typeof l!="string"&&(e=p(e,i+"/tables/log/"+
m+"/key_hash","type",{type:"string"},"must be string",c.properties.tables.properties.log.items.properties.key_hash,l),t++)}
if(u.at!==void 0){let l=u.at;typeof l=="number"&&!(l%1)&&!isNaN(l)||(e=p(e,i+"/tables/log/"+m+"/at","type",{type:"intege\
r"},"must be integer",c.properties.tables.properties.log.items.properties.at,l),t++)}if(u.shown_at!==void 0){let l=u.shown_at;
typeof l=="number"&&!(l%1)&&!isNaN(l)||(e=p(e,i+"/tables/log/"+m+"/shown_at","type",{type:"integer"},"must be integer",c.
properties.tables.properties.log.items.properties.shown_at,l),t++)}if(u.method!==void 0){let l=u.method;typeof l!="strin\
g"&&(e=p(e,i+"/tables/log/"+m+"/method","type",{type:"string"},"must be string",c.properties.tables.properties.log.items.
properties.method,l),t++)}if(u.path!==void 0){let l=u.path;typeof l!="string"&&(e=p(e,i+"/tables/log/"+m+"/path","type",
{type:"string"},"must be string",c.properties.tables.properties.log.items.properties.path,l),t++)}if(u.status!==void 0){
let l=u.status;typeof l=="number"&&!(l%1)&&!isNaN(l)||(e=p(e,i+"/tables/log/"+m+"/status","type",{type:"integer"},"must \
be integer",c.properties.tables.properties.log.items.properties.status,l),t++)}if(u.duration_ms!==void 0){let l=u.duration_ms;
typeof l=="number"&&!(l%1)&&!isNaN(l)||(e=p(e,i+"/tables/log/"+m+"/duration_ms","type",{type:"integer"},"must be integer",
c.properties.tables.properties.log.items.properties.duration_ms,l),t++)}if(u.address!==void 0){let l=u.address;typeof l!=
"string"&&(e=p(e,i+"/tables/log/"+m+"/address","type",{type:"string"},"must be string",c.properties.tables.properties.log.
items.properties.address,l),t++)}}else e=p(e,i+"/tables/log/"+m,"type",{type:"object"},"must be object",c.properties.tables.
properties.log.items,u),t++}}else e=p(e,i+"/tables/log","type",{type:"array"},"must be array",c.properties.tables.properties.
log,d),t++}}else e=p(e,i+"/tables","type",{type:"object"},"must be object",c.properties.tables,o),t++}}else e=p(e,i,"typ\
e",{type:"object"},"must be object",c,r),t++;return Be.errors=e,t===0}function Hr(r,{instancePath:i="",parentData:a,parentDataProperty:b,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=p(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",ie,r),t++),r.query===void 0&&(e=p(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",ie,r),t++),r.header===void 0&&(e=p(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",ie,r),t++),r.body===void 0&&(e=p(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",ie,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:n})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(Be(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:n})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length))):(e=p(e,i,"type",{type:"object"},"must be object",
ie,r),t++),Hr.errors=e,t===0}var Vr={choice_0:or,choice_1:pr,choice_2:sr,choice_3:nr,choice_4:ur,choice_5:yr,choice_6:lr,
choice_7:fr,choice_9:mr,choice_11:dr,RateLimitLeft:ar,choice_13:br,readHealth_path:s,readHealth:v,streamEvents_header:oe,
streamEvents:cr,advanceClock_body:pe,advanceClock:gr,resumeClock_body:se,resumeClock:hr,setTransitionPolicy_path:ne,setTransitionPolicy:qr,
addFault:vr,removeFault_path:ue,removeFault:Ge,createKey:jr,setKeyTargets_body:ye,setKeyTargets:Nr,revokeKey_body:le,revokeKey:_r,
setBalance:Ar,setLimits_body:fe,setLimits:wr,setLogSettings_body:me,setLogSettings:kr,moveVps:Mr,setReverseRecord_body:de,
setReverseRecord:Or,suspendContract_body:ae,suspendContract:Qe,readHostingContents_path:be,readHostingContents:$r,changePlan_path:ce,
changePlan_body:ge,changePlan:Sr,reset_body:he,reset:Er,restoreSnapshot:Hr,readClock:v,freezeClock:v,listTransitionPolicies:v,
listFaults:v,clearFaults:v,listKeys:v,readAccount:v,readLimits:v,readLimitUsage:v,readLogSettings:v,resumeContract:Qe,listServers:v,
listRunningOperations:v,listPlans:v,readWorld:v,takeSnapshot:v,readJournal:v,readExchange:Ge,readCoverage:v,listAssumptions:v};export{Vr as default};
