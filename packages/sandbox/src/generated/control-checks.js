// Generated from the description by tools/make/generate. Do not edit.
var be={type:"string",enum:["drop-request","drop-response","stall","truncate","html"]};function ar(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:be.type,parentSchema:be,data:r};e===null?e=
[s]:e.push(s),t++}if(!(r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="html")){let s={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:be.enum},message:"must be equal to one of the allowed values",schema:be.
enum,parentSchema:be,data:r};e===null?e=[s]:e.push(s),t++}return ar.errors=e,t===0}var L={type:"object",required:["statu\
s","code"],additionalProperties:!1,properties:{status:{type:"integer",minimum:400,maximum:599},code:{type:"string"}}};function or(r,{
instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.status===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stat\
us"},message:"must have required property 'status'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}
if(r.code===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="status"||s==="code")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:L,data:r};e===null?e=
[i]:e.push(i),t++}if(r.status!==void 0){let s=r.status;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:L.
properties.status.type,parentSchema:L.properties.status,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"){if(s>
599||isNaN(s)){let i={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599},message:"must be <= 599",schema:599,parentSchema:L.properties.status,data:s};e===null?e=[i]:e.push(i),t++}
if(s<400||isNaN(s)){let i={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400",schema:400,parentSchema:L.properties.status,data:s};e===null?e=[i]:e.push(i),t++}}}
if(r.code!==void 0){let s=r.code;if(typeof s!="string"){let i={instancePath:p+"/code",schemaPath:"#/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.code.type,parentSchema:L.properties.code,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:L.type,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}return or.errors=e,t===0}
var te={type:"object",required:["retryAfterSeconds"],additionalProperties:!1,properties:{retryAfterSeconds:{type:"intege\
r",minimum:0}}};function nr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.retryAfterSeconds===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"retryAfterSeconds"},message:"must have required property 'retryAfterSeconds'",schema:te.
required,parentSchema:te,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="retryAfterSeconds"){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:te,data:r};e===null?e=[i]:e.push(i),t++}if(r.retryAfterSeconds!==void 0){let s=r.
retryAfterSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/retryAfterSeconds",schemaPath:"#/\
properties/retryAfterSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:te.properties.
retryAfterSeconds.type,parentSchema:te.properties.retryAfterSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="n\
umber"&&(s<0||isNaN(s))){let i={instancePath:p+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:te.properties.retryAfterSeconds,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:te.type,parentSchema:te,data:r};e===null?e=[s]:e.push(s),t++}return nr.errors=e,t===
0}var re={type:"object",required:["latencyMs"],additionalProperties:!1,properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}};
function mr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.latencyMs===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"latencyMs"},message:"must have required property 'latencyMs'",schema:re.required,parentSchema:re,data:r};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="latencyMs"){let i={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:re,
data:r};e===null?e=[i]:e.push(i),t++}if(r.latencyMs!==void 0){let s=r.latencyMs;if(typeof s=="number"){if(s>31536e8||isNaN(
s)){let i={instancePath:p+"/latencyMs",schemaPath:"#/properties/latencyMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:31536e8},message:"must be <= 3153600000000",schema:31536e8,parentSchema:re.properties.latencyMs,data:s};e===null?
e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={instancePath:p+"/latencyMs",schemaPath:"#/properties/latencyMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:re.properties.latencyMs,data:s};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/latencyMs",schemaPath:"#/properties/latencyMs/type",keyword:"type",
params:{type:"number"},message:"must be number",schema:re.properties.latencyMs.type,parentSchema:re.properties.latencyMs,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:re.type,parentSchema:re,data:r};e===null?e=[s]:e.push(s),t++}return mr.errors=e,t===
0}var O={type:"object",required:["finishLateMs"],additionalProperties:!1,properties:{finishLateMs:{type:"number",minimum:0,
maximum:31536e8},answer:{type:"string",enum:["gateway-timeout","nothing"],default:"gateway-timeout"},answerAfterMs:{type:"\
number",minimum:0,maximum:31536e8,default:0}}};function ur(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.finishLateMs===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"finishLateMs"},message:"must have required property 'finishLateM\
s'",schema:O.required,parentSchema:O,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="finishLateMs"||s==="a\
nswer"||s==="answerAfterMs")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:O,data:r};e===null?e=[i]:e.push(
i),t++}if(r.finishLateMs!==void 0){let s=r.finishLateMs;if(typeof s=="number"){if(s>31536e8||isNaN(s)){let i={instancePath:p+
"/finishLateMs",schemaPath:"#/properties/finishLateMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},
message:"must be <= 3153600000000",schema:31536e8,parentSchema:O.properties.finishLateMs,data:s};e===null?e=[i]:e.push(i),
t++}if(s<0||isNaN(s)){let i={instancePath:p+"/finishLateMs",schemaPath:"#/properties/finishLateMs/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:O.properties.finishLateMs,data:s};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/finishLateMs",schemaPath:"#/properties/finishLateMs/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:O.properties.finishLateMs.type,parentSchema:O.properties.finishLateMs,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.answer!==void 0){let s=r.answer;if(typeof s!="string"){let i={instancePath:p+
"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.
properties.answer.type,parentSchema:O.properties.answer,data:s};e===null?e=[i]:e.push(i),t++}if(!(s==="gateway-timeout"||
s==="nothing")){let i={instancePath:p+"/answer",schemaPath:"#/properties/answer/enum",keyword:"enum",params:{allowedValues:O.
properties.answer.enum},message:"must be equal to one of the allowed values",schema:O.properties.answer.enum,parentSchema:O.
properties.answer,data:s};e===null?e=[i]:e.push(i),t++}}if(r.answerAfterMs!==void 0){let s=r.answerAfterMs;if(typeof s==
"number"){if(s>31536e8||isNaN(s)){let i={instancePath:p+"/answerAfterMs",schemaPath:"#/properties/answerAfterMs/maximum",
keyword:"maximum",params:{comparison:"<=",limit:31536e8},message:"must be <= 3153600000000",schema:31536e8,parentSchema:O.
properties.answerAfterMs,data:s};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={instancePath:p+"/answerAfterMs",schemaPath:"\
#/properties/answerAfterMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:O.
properties.answerAfterMs,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/answerAfterMs",schemaPath:"#\
/properties/answerAfterMs/type",keyword:"type",params:{type:"number"},message:"must be number",schema:O.properties.answerAfterMs.
type,parentSchema:O.properties.answerAfterMs,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,parentSchema:O,data:r};e===null?e=[
s]:e.push(s),t++}return ur.errors=e,t===0}var M={type:"object",required:["perMinute","perDay","concurrent"],additionalProperties:!1,
properties:{perMinute:{type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};
function lr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.perMinute===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"perMinute"},message:"must have required property 'perMinute'",schema:M.required,parentSchema:M,data:r};
e===null?e=[s]:e.push(s),t++}if(r.perDay===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"perDay"},message:"must have required property 'perDay'",schema:M.required,parentSchema:M,data:r};e===null?
e=[s]:e.push(s),t++}if(r.concurrent===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
concurrent"},message:"must have required property 'concurrent'",schema:M.required,parentSchema:M,data:r};e===null?e=[s]:
e.push(s),t++}for(let s in r)if(!(s==="perMinute"||s==="perDay"||s==="concurrent")){let i={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:M,data:r};e===null?e=[i]:e.push(i),t++}if(r.perMinute!==void 0){let s=r.perMinute;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"#/properties/perMinute/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:M.properties.perMinute.type,parentSchema:M.properties.perMinute,
data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"\
#/properties/perMinute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:M.
properties.perMinute,data:s};e===null?e=[i]:e.push(i),t++}}if(r.perDay!==void 0){let s=r.perDay;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:M.properties.perDay.type,parentSchema:M.properties.perDay,data:s};e===null?e=[
i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:M.properties.perDay,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.concurrent!==void 0){let s=r.concurrent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concurrent/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:M.properties.concurrent.type,parentSchema:M.properties.concurrent,data:s};e===null?e=[i]:
e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concu\
rrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:M.properties.
concurrent,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:r};e===null?e=[s]:e.push(s),t++}return lr.errors=
e,t===0}var qe={type:"boolean",enum:[!1]};function hr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(typeof r!="boolean"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:qe.type,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}if(r!==!1){let s={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qe.enum},message:"must be equal to one of the allowed values",schema:qe.
enum,parentSchema:qe,data:r};e===null?e=[s]:e.push(s),t++}return hr.errors=e,t===0}var I={type:"object",additionalProperties:!1,
properties:{perMinute:{type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};
function cr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let s in r)if(!(s==="perMinute"||s==="perDay"||s==="concurrent")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:I,data:r};e===null?e=[i]:e.push(i),t++}if(r.perMinute!==void 0){let s=r.perMinute;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"#/properties/perMinute/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:I.properties.perMinute.type,parentSchema:I.properties.perMinute,
data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"\
#/properties/perMinute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:I.
properties.perMinute,data:s};e===null?e=[i]:e.push(i),t++}}if(r.perDay!==void 0){let s=r.perDay;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:I.properties.perDay.type,parentSchema:I.properties.perDay,data:s};e===null?e=[
i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:I.properties.perDay,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.concurrent!==void 0){let s=r.concurrent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concurrent/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:I.properties.concurrent.type,parentSchema:I.properties.concurrent,data:s};e===null?e=[i]:
e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concu\
rrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:I.properties.
concurrent,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:r};e===null?e=[s]:e.push(s),t++}return cr.errors=
e,t===0}var $={type:"object",required:["failures","withinSeconds","blockSeconds"],additionalProperties:!1,properties:{failures:{
type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function yr(r,{
instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.failures===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
ilures"},message:"must have required property 'failures'",schema:$.required,parentSchema:$,data:r};e===null?e=[s]:e.push(
s),t++}if(r.withinSeconds===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withinSeconds"},message:"must have required property 'withinSeconds'",schema:$.required,parentSchema:$,data:r};e===null?
e=[s]:e.push(s),t++}if(r.blockSeconds===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"blockSeconds"},message:"must have required property 'blockSeconds'",schema:$.required,parentSchema:$,data:r};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="failures"||s==="withinSeconds"||s==="blockSeconds")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:$,data:r};e===null?e=[i]:e.push(i),t++}if(r.failures!==void 0){let s=r.failures;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"#/properties/failures/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:$.properties.failures.type,parentSchema:$.properties.failures,
data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"\
#/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:$.
properties.failures,data:s};e===null?e=[i]:e.push(i),t++}}if(r.withinSeconds!==void 0){let s=r.withinSeconds;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/withinSeconds",schemaPath:"#/properties/withinSeconds/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:$.properties.withinSeconds.type,parentSchema:$.properties.
withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/withi\
nSeconds",schemaPath:"#/properties/withinSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1",schema:1,parentSchema:$.properties.withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}}if(r.blockSeconds!==void 0){
let s=r.blockSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/blockSeconds",schemaPath:"#/pr\
operties/blockSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:$.properties.blockSeconds.
type,parentSchema:$.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){
let i={instancePath:p+"/blockSeconds",schemaPath:"#/properties/blockSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:$.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,
data:r};e===null?e=[s]:e.push(s),t++}return yr.errors=e,t===0}var V={type:"object",additionalProperties:!1,properties:{failures:{
type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function dr(r,{
instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(s==="failures"||s==="withinSeconds"||s==="blockSeconds")){let i={instancePath:p,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:V,data:r};e===null?e=[i]:e.push(i),t++}if(r.failures!==void 0){let s=r.failures;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:V.properties.failures.type,parentSchema:V.properties.failures,data:s};e===
null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"#/propert\
ies/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:V.
properties.failures,data:s};e===null?e=[i]:e.push(i),t++}}if(r.withinSeconds!==void 0){let s=r.withinSeconds;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/withinSeconds",schemaPath:"#/properties/withinSeconds/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:V.properties.withinSeconds.type,parentSchema:V.properties.
withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/withi\
nSeconds",schemaPath:"#/properties/withinSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1",schema:1,parentSchema:V.properties.withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}}if(r.blockSeconds!==void 0){
let s=r.blockSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/blockSeconds",schemaPath:"#/pr\
operties/blockSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:V.properties.blockSeconds.
type,parentSchema:V.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){
let i={instancePath:p+"/blockSeconds",schemaPath:"#/properties/blockSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:V.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.type,parentSchema:V,
data:r};e===null?e=[s]:e.push(s),t++}return dr.errors=e,t===0}var S={type:"object",required:["group","limit","remaining"],additionalProperties:!1,properties:{group:{type:"string",enum:[
"vps","server","common"]},limit:{type:"integer",minimum:1},remaining:{type:"integer",minimum:0}}};function Ve(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.group===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must \
have required property 'group'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}if(r.limit===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limit"},message:"must have req\
uired property 'limit'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}if(r.remaining===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remaining"},message:"must have requir\
ed property 'remaining'",schema:S.required,parentSchema:S,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="\
group"||s==="limit"||s==="remaining")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:S,data:r};e===
null?e=[i]:e.push(i),t++}if(r.group!==void 0){let s=r.group;if(typeof s!="string"){let i={instancePath:p+"/group",schemaPath:"\
#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string",schema:S.properties.group.type,parentSchema:S.
properties.group,data:s};e===null?e=[i]:e.push(i),t++}if(!(s==="vps"||s==="server"||s==="common")){let i={instancePath:p+
"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues:S.properties.group.enum},message:"mus\
t be equal to one of the allowed values",schema:S.properties.group.enum,parentSchema:S.properties.group,data:s};e===null?
e=[i]:e.push(i),t++}}if(r.limit!==void 0){let s=r.limit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:S.
properties.limit.type,parentSchema:S.properties.limit,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||
isNaN(s))){let i={instancePath:p+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:S.properties.limit,data:s};e===null?e=[i]:e.push(i),t++}}if(r.
remaining!==void 0){let s=r.remaining;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/remaining",schemaPath:"\
#/properties/remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:S.properties.remaining.
type,parentSchema:S.properties.remaining,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let i={
instancePath:p+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:S.properties.remaining,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:S.type,parentSchema:S,data:r};
e===null?e=[s]:e.push(s),t++}return Ve.errors=e,t===0}function fr(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;return Ve(r,{instancePath:p,parentData:y,parentDataProperty:d,rootData:m})||(e=e===null?
Ve.errors:e.concat(Ve.errors),t=e.length),fr.errors=e,t===0}var pr={type:"null"};function gr(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r!==null){let s={instancePath:p,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"null"},message:"must be null",schema:pr.type,parentSchema:pr,data:r};e===null?e=[s]:e.push(s),t++}return gr.
errors=e,t===0}var ir={type:"object",required:[],properties:{}};function n(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){let s={instancePath:p,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object",schema:ir.type,parentSchema:ir,data:r};e===null?e=[s]:
e.push(s),t++}return n.errors=e,t===0}var pe={type:"object",required:["path","query","header"],properties:{path:{$ref:"r\
eadHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};function v(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:pe.required,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:pe.required,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:pe.
required,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=
e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}return v.errors=
e,t===0}var He={type:"object",required:[],properties:{"Last-Event-ID":{type:"string"}}};function ke(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r["La\
st-Event-ID"]!==void 0){let s=r["Last-Event-ID"];if(typeof s!="string"){let i={instancePath:p+"/Last-Event-ID",schemaPath:"\
#/properties/Last-Event-ID/type",keyword:"type",params:{type:"string"},message:"must be string",schema:He.properties["La\
st-Event-ID"].type,parentSchema:He.properties["Last-Event-ID"],data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:He.type,parentSchema:He,data:r};
e===null?e=[s]:e.push(s),t++}return ke.errors=e,t===0}var ie={type:"object",required:["path","query","header"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"streamEvents_header"}}};function br(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:ie.required,parentSchema:ie,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:ie.required,parentSchema:ie,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:ie.required,parentSchema:ie,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+
"/path",parentData:r,parentDataProperty:"path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==
void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.
concat(n.errors),t=e.length)),r.header!==void 0&&(ke(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"\
header",rootData:m})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,data:r};e===null?e=[s]:
e.push(s),t++}return br.errors=e,t===0}var x={type:"object",additionalProperties:!1,properties:{days:{type:"number",minimum:0},
hours:{type:"number",minimum:0},minutes:{type:"number",minimum:0},seconds:{type:"number",minimum:0}}};function Se(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(!(s==="days"||s==="hours"||s==="minutes"||s==="seconds")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:x,
data:r};e===null?e=[i]:e.push(i),t++}if(r.days!==void 0){let s=r.days;if(typeof s=="number"){if(s<0||isNaN(s)){let i={instancePath:p+
"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:x.properties.days,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/days",schemaPath:"\
#/properties/days/type",keyword:"type",params:{type:"number"},message:"must be number",schema:x.properties.days.type,parentSchema:x.
properties.days,data:s};e===null?e=[i]:e.push(i),t++}}if(r.hours!==void 0){let s=r.hours;if(typeof s=="number"){if(s<0||
isNaN(s)){let i={instancePath:p+"/hours",schemaPath:"#/properties/hours/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.hours,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:p+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type:"number"},message:"must be numb\
er",schema:x.properties.hours.type,parentSchema:x.properties.hours,data:s};e===null?e=[i]:e.push(i),t++}}if(r.minutes!==
void 0){let s=r.minutes;if(typeof s=="number"){if(s<0||isNaN(s)){let i={instancePath:p+"/minutes",schemaPath:"#/properti\
es/minutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.
minutes,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/minutes",schemaPath:"#/properties/minutes/typ\
e",keyword:"type",params:{type:"number"},message:"must be number",schema:x.properties.minutes.type,parentSchema:x.properties.
minutes,data:s};e===null?e=[i]:e.push(i),t++}}if(r.seconds!==void 0){let s=r.seconds;if(typeof s=="number"){if(s<0||isNaN(
s)){let i={instancePath:p+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:p+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"},message:"must be \
number",schema:x.properties.seconds.type,parentSchema:x.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:x.type,parentSchema:x,
data:r};e===null?e=[s]:e.push(s),t++}return Se.errors=e,t===0}var R={type:"object",required:["path","query","header","bo\
dy"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"\
advanceClock_body"}}};function qr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:R.required,parentSchema:R,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:R.required,parentSchema:R,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:R.required,parentSchema:R,data:r};e===null?
e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:R.required,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}
r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"q\
uery",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.
body!==void 0&&(Se(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=e===null?Se.errors:
e.concat(Se.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:R.type,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}return qr.errors=e,t===0}var he={type:"\
object",additionalProperties:!1,properties:{speed:{type:"number",minimum:0,maximum:1e6,default:1}}};function ve(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)
if(s!=="speed"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:he,data:r};e===null?e=[i]:e.push(i),t++}if(r.speed!==
void 0){let s=r.speed;if(typeof s=="number"){if(s>1e6||isNaN(s)){let i={instancePath:p+"/speed",schemaPath:"#/properties\
/speed/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000",schema:1e6,parentSchema:he.
properties.speed,data:s};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={instancePath:p+"/speed",schemaPath:"#/pro\
perties/speed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:he.
properties.speed,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/speed",schemaPath:"#/properties/spee\
d/type",keyword:"type",params:{type:"number"},message:"must be number",schema:he.properties.speed.type,parentSchema:he.properties.
speed,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:he.type,parentSchema:he,data:r};e===null?e=[s]:e.push(s),t++}return ve.errors=e,
t===0}var ae={type:"object",required:["path","query","header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"re\
adHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"resumeClock_body"}}};function Pr(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:ae.required,parentSchema:ae,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:ae.required,parentSchema:ae,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:ae.
required,parentSchema:ae,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,
parentDataProperty:"path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,
{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=
e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(ve(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"\
body",rootData:m})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:r};e===null?e=[s]:e.push(
s),t++}return Pr.errors=e,t===0}var Te={type:"object",required:["machine"],properties:{machine:{$ref:"description#/compo\
nents/schemas/Machine"}}},Pe={type:"string",enum:["power","reinstall","signup","hosting"]};function Ce(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Pe.type,parentSchema:Pe,data:r};e===null?e=
[s]:e.push(s),t++}if(!(r==="power"||r==="reinstall"||r==="signup"||r==="hosting")){let s={instancePath:p,schemaPath:"#/e\
num",keyword:"enum",params:{allowedValues:Pe.enum},message:"must be equal to one of the allowed values",schema:Pe.enum,parentSchema:Pe,
data:r};e===null?e=[s]:e.push(s),t++}return Ce.errors=e,t===0}function De(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.machine===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"machine"},message:"must have required property 'mach\
ine'",schema:Te.required,parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}r.machine!==void 0&&(Ce(r.machine,{instancePath:p+
"/machine",parentData:r,parentDataProperty:"machine",rootData:m})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length))}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Te.type,
parentSchema:Te,data:r};e===null?e=[s]:e.push(s),t++}return De.errors=e,t===0}var K={type:"object",required:["path","que\
ry","header","body"],properties:{path:{$ref:"setTransitionPolicy_path"},query:{$ref:"readHealth_path"},header:{$ref:"rea\
dHealth_path"},body:{$ref:"description#/components/schemas/TransitionPolicy"}}},E={type:"object",required:["mode"],additionalProperties:!1,
properties:{mode:{type:"string",enum:["usual","immediate","after","reads","held","error"]},seconds:{type:"number",minimum:0,
maximum:31536e5},reads:{type:"integer",minimum:1}}};function Re(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.mode===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"mode"},message:"must have required property 'mode'",schema:E.required,
parentSchema:E,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="mode"||s==="seconds"||s==="reads")){let i={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:E,data:r};e===null?e=[i]:e.push(i),t++}if(r.mode!==void 0){let s=r.
mode;if(typeof s!="string"){let i={instancePath:p+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:E.properties.mode.type,parentSchema:E.properties.mode,data:s};e===null?e=[i]:e.
push(i),t++}if(!(s==="usual"||s==="immediate"||s==="after"||s==="reads"||s==="held"||s==="error")){let i={instancePath:p+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:E.properties.mode.enum},message:"must b\
e equal to one of the allowed values",schema:E.properties.mode.enum,parentSchema:E.properties.mode,data:s};e===null?e=[i]:
e.push(i),t++}}if(r.seconds!==void 0){let s=r.seconds;if(typeof s=="number"){if(s>31536e5||isNaN(s)){let i={instancePath:p+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e5},message:"m\
ust be <= 3153600000",schema:31536e5,parentSchema:E.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(
s)){let i={instancePath:p+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:E.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:p+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"},message:"must be \
number",schema:E.properties.seconds.type,parentSchema:E.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}}if(r.reads!==
void 0){let s=r.reads;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/reads",schemaPath:"#/properti\
es/reads/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:E.properties.reads.type,parentSchema:E.
properties.reads,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/re\
ads",schemaPath:"#/properties/reads/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:E.properties.reads,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:r};e===null?e=[s]:e.push(s),t++}
return Re.errors=e,t===0}function wr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:K.required,parentSchema:K,
data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"query"},message:"must have required property 'query'",schema:K.required,parentSchema:K,data:r};
e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"header"},message:"must have required property 'header'",schema:K.required,parentSchema:K,data:r};e===null?
e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}
r.path!==void 0&&(De(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||(e=e===null?De.
errors:e.concat(De.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.
body!==void 0&&(Re(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=e===null?Re.errors:
e.concat(Re.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:K.type,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}return wr.errors=e,t===0}var B={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},
header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Fault"}}},_={type:"object",required:["effect"],
additionalProperties:!1,properties:{operationId:{type:"string"},path:{type:"string"},nth:{type:"integer",minimum:1,default:1},
probability:{type:"number",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1},effect:{$ref:"description#/com\
ponents/schemas/FaultEffect"}}},g={oneOf:[{type:"string",enum:["drop-request","drop-response","stall","truncate","html"]},
{type:"object",required:["status","code"],additionalProperties:!1,properties:{status:{type:"integer",minimum:400,maximum:599},
code:{type:"string"}}},{type:"object",required:["retryAfterSeconds"],additionalProperties:!1,properties:{retryAfterSeconds:{
type:"integer",minimum:0}}},{type:"object",required:["latencyMs"],additionalProperties:!1,properties:{latencyMs:{type:"n\
umber",minimum:0,maximum:31536e8}}},{type:"object",required:["finishLateMs"],additionalProperties:!1,properties:{finishLateMs:{
type:"number",minimum:0,maximum:31536e8},answer:{type:"string",enum:["gateway-timeout","nothing"],default:"gateway-timeo\
ut"},answerAfterMs:{type:"number",minimum:0,maximum:31536e8,default:0}}}],alternatives:["choice_0","choice_1","choice_2",
"choice_3","choice_4"]};function Ke(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,
t=0,s=t,i=!1,l=null,h=t;if(typeof r!="string"){let a={instancePath:p,schemaPath:"#/oneOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.oneOf[0].type,parentSchema:g.oneOf[0],data:r};e===null?e=[a]:e.push(a),
t++}if(!(r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="html")){let a={instancePath:p,schemaPath:"\
#/oneOf/0/enum",keyword:"enum",params:{allowedValues:g.oneOf[0].enum},message:"must be equal to one of the allowed value\
s",schema:g.oneOf[0].enum,parentSchema:g.oneOf[0],data:r};e===null?e=[a]:e.push(a),t++}var o=h===t;o&&(i=!0,l=0);let u=t;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let a={instancePath:p,schemaPath:"#/oneOf/1/required",
keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:g.oneOf[1].required,
parentSchema:g.oneOf[1],data:r};e===null?e=[a]:e.push(a),t++}if(r.code===void 0){let a={instancePath:p,schemaPath:"#/one\
Of/1/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'",schema:g.
oneOf[1].required,parentSchema:g.oneOf[1],data:r};e===null?e=[a]:e.push(a),t++}for(let a in r)if(!(a==="status"||a==="co\
de")){let f={instancePath:p,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:g.oneOf[1],data:r};e===null?e=[f]:e.push(f),t++}if(r.
status!==void 0){let a=r.status;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={instancePath:p+"/status",schemaPath:"\
#/oneOf/1/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.oneOf[1].properties.
status.type,parentSchema:g.oneOf[1].properties.status,data:a};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"){if(a>599||
isNaN(a)){let f={instancePath:p+"/status",schemaPath:"#/oneOf/1/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599},message:"must be <= 599",schema:599,parentSchema:g.oneOf[1].properties.status,data:a};e===null?e=[f]:e.push(
f),t++}if(a<400||isNaN(a)){let f={instancePath:p+"/status",schemaPath:"#/oneOf/1/properties/status/minimum",keyword:"min\
imum",params:{comparison:">=",limit:400},message:"must be >= 400",schema:400,parentSchema:g.oneOf[1].properties.status,data:a};
e===null?e=[f]:e.push(f),t++}}}if(r.code!==void 0){let a=r.code;if(typeof a!="string"){let f={instancePath:p+"/code",schemaPath:"\
#/oneOf/1/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.oneOf[1].properties.
code.type,parentSchema:g.oneOf[1].properties.code,data:a};e===null?e=[f]:e.push(f),t++}}}else{let a={instancePath:p,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.oneOf[1].type,parentSchema:g.oneOf[1],
data:r};e===null?e=[a]:e.push(a),t++}var o=u===t;if(o&&i)i=!1,l=[l,1];else{o&&(i=!0,l=1);let a=t;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.retryAfterSeconds===void 0){let D={instancePath:p,schemaPath:"#/oneOf/2/required",keyword:"requi\
red",params:{missingProperty:"retryAfterSeconds"},message:"must have required property 'retryAfterSeconds'",schema:g.oneOf[2].
required,parentSchema:g.oneOf[2],data:r};e===null?e=[D]:e.push(D),t++}for(let D in r)if(D!=="retryAfterSeconds"){let se={
instancePath:p,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D},
message:"must NOT have additional properties",schema:!1,parentSchema:g.oneOf[2],data:r};e===null?e=[se]:e.push(se),t++}if(r.
retryAfterSeconds!==void 0){let D=r.retryAfterSeconds;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D))){let se={instancePath:p+
"/retryAfterSeconds",schemaPath:"#/oneOf/2/properties/retryAfterSeconds/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:g.oneOf[2].properties.retryAfterSeconds.type,parentSchema:g.oneOf[2].properties.retryAfterSeconds,
data:D};e===null?e=[se]:e.push(se),t++}if(typeof D=="number"&&(D<0||isNaN(D))){let se={instancePath:p+"/retryAfterSecond\
s",schemaPath:"#/oneOf/2/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0",schema:0,parentSchema:g.oneOf[2].properties.retryAfterSeconds,data:D};e===null?e=[se]:e.push(se),t++}}}else{
let D={instancePath:p,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
oneOf[2].type,parentSchema:g.oneOf[2],data:r};e===null?e=[D]:e.push(D),t++}var o=a===t;if(o&&i)i=!1,l=[l,2];else{o&&(i=!0,
l=2);let D=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.latencyMs===void 0){let j={instancePath:p,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"latencyMs"},message:"must have required property 'latencyMs\
'",schema:g.oneOf[3].required,parentSchema:g.oneOf[3],data:r};e===null?e=[j]:e.push(j),t++}for(let j in r)if(j!=="latenc\
yMs"){let C={instancePath:p,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
message:"must NOT have additional properties",schema:!1,parentSchema:g.oneOf[3],data:r};e===null?e=[C]:e.push(C),t++}if(r.
latencyMs!==void 0){let j=r.latencyMs;if(typeof j=="number"){if(j>31536e8||isNaN(j)){let C={instancePath:p+"/latencyMs",
schemaPath:"#/oneOf/3/properties/latencyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},message:"mu\
st be <= 3153600000000",schema:31536e8,parentSchema:g.oneOf[3].properties.latencyMs,data:j};e===null?e=[C]:e.push(C),t++}
if(j<0||isNaN(j)){let C={instancePath:p+"/latencyMs",schemaPath:"#/oneOf/3/properties/latencyMs/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.oneOf[3].properties.latencyMs,data:j};
e===null?e=[C]:e.push(C),t++}}else{let C={instancePath:p+"/latencyMs",schemaPath:"#/oneOf/3/properties/latencyMs/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:g.oneOf[3].properties.latencyMs.type,parentSchema:g.oneOf[3].
properties.latencyMs,data:j};e===null?e=[C]:e.push(C),t++}}}else{let j={instancePath:p,schemaPath:"#/oneOf/3/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:g.oneOf[3].type,parentSchema:g.oneOf[3],data:r};e===null?e=
[j]:e.push(j),t++}var o=D===t;if(o&&i)i=!1,l=[l,3];else{o&&(i=!0,l=3);let j=t;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.finishLateMs===void 0){let q={instancePath:p,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
finishLateMs"},message:"must have required property 'finishLateMs'",schema:g.oneOf[4].required,parentSchema:g.oneOf[4],data:r};
e===null?e=[q]:e.push(q),t++}for(let q in r)if(!(q==="finishLateMs"||q==="answer"||q==="answerAfterMs")){let P={instancePath:p,
schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},message:"must N\
OT have additional properties",schema:!1,parentSchema:g.oneOf[4],data:r};e===null?e=[P]:e.push(P),t++}if(r.finishLateMs!==
void 0){let q=r.finishLateMs;if(typeof q=="number"){if(q>31536e8||isNaN(q)){let P={instancePath:p+"/finishLateMs",schemaPath:"\
#/oneOf/4/properties/finishLateMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},message:"must be <= \
3153600000000",schema:31536e8,parentSchema:g.oneOf[4].properties.finishLateMs,data:q};e===null?e=[P]:e.push(P),t++}if(q<
0||isNaN(q)){let P={instancePath:p+"/finishLateMs",schemaPath:"#/oneOf/4/properties/finishLateMs/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.oneOf[4].properties.finishLateMs,data:q};
e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:p+"/finishLateMs",schemaPath:"#/oneOf/4/properties/finishLateMs/t\
ype",keyword:"type",params:{type:"number"},message:"must be number",schema:g.oneOf[4].properties.finishLateMs.type,parentSchema:g.
oneOf[4].properties.finishLateMs,data:q};e===null?e=[P]:e.push(P),t++}}if(r.answer!==void 0){let q=r.answer;if(typeof q!=
"string"){let P={instancePath:p+"/answer",schemaPath:"#/oneOf/4/properties/answer/type",keyword:"type",params:{type:"str\
ing"},message:"must be string",schema:g.oneOf[4].properties.answer.type,parentSchema:g.oneOf[4].properties.answer,data:q};
e===null?e=[P]:e.push(P),t++}if(!(q==="gateway-timeout"||q==="nothing")){let P={instancePath:p+"/answer",schemaPath:"#/o\
neOf/4/properties/answer/enum",keyword:"enum",params:{allowedValues:g.oneOf[4].properties.answer.enum},message:"must be \
equal to one of the allowed values",schema:g.oneOf[4].properties.answer.enum,parentSchema:g.oneOf[4].properties.answer,data:q};
e===null?e=[P]:e.push(P),t++}}if(r.answerAfterMs!==void 0){let q=r.answerAfterMs;if(typeof q=="number"){if(q>31536e8||isNaN(
q)){let P={instancePath:p+"/answerAfterMs",schemaPath:"#/oneOf/4/properties/answerAfterMs/maximum",keyword:"maximum",params:{
comparison:"<=",limit:31536e8},message:"must be <= 3153600000000",schema:31536e8,parentSchema:g.oneOf[4].properties.answerAfterMs,
data:q};e===null?e=[P]:e.push(P),t++}if(q<0||isNaN(q)){let P={instancePath:p+"/answerAfterMs",schemaPath:"#/oneOf/4/prop\
erties/answerAfterMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.
oneOf[4].properties.answerAfterMs,data:q};e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:p+"/answerAfterMs",schemaPath:"\
#/oneOf/4/properties/answerAfterMs/type",keyword:"type",params:{type:"number"},message:"must be number",schema:g.oneOf[4].
properties.answerAfterMs.type,parentSchema:g.oneOf[4].properties.answerAfterMs,data:q};e===null?e=[P]:e.push(P),t++}}}else{
let q={instancePath:p,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
oneOf[4].type,parentSchema:g.oneOf[4],data:r};e===null?e=[q]:e.push(q),t++}var o=j===t;o&&i?(i=!1,l=[l,4]):o&&(i=!0,l=4)}}}
if(i)t=s,e!==null&&(s?e.length=s:e=null);else{let a={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf",schema:g.oneOf,parentSchema:g,data:r};e===null?e=[a]:e.push(a),t++}return Ke.
errors=e,t===0}function Be(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.effect===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"effect"},message:"must have required property 'effect'",schema:_.required,parentSchema:_,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="operationId"||s==="path"||s==="nth"||s==="probability"||s===
"times"||s==="effect")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:_,data:r};e===null?e=[i]:e.push(
i),t++}if(r.operationId!==void 0){let s=r.operationId;if(typeof s!="string"){let i={instancePath:p+"/operationId",schemaPath:"\
#/properties/operationId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_.properties.operationId.
type,parentSchema:_.properties.operationId,data:s};e===null?e=[i]:e.push(i),t++}}if(r.path!==void 0){let s=r.path;if(typeof s!=
"string"){let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_.properties.path.type,parentSchema:_.properties.path,data:s};e===null?e=[i]:e.push(i),t++}}if(r.
nth!==void 0){let s=r.nth;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/nth",schemaPath:"#/proper\
ties/nth/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.properties.nth.type,parentSchema:_.
properties.nth,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/nth",
schemaPath:"#/properties/nth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:_.properties.nth,data:s};e===null?e=[i]:e.push(i),t++}}if(r.probability!==void 0){let s=r.probability;if(typeof s==
"number"){if(s>1||isNaN(s)){let i={instancePath:p+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:_.properties.probability,data:s};
e===null?e=[i]:e.push(i),t++}if(s<=0||isNaN(s)){let i={instancePath:p+"/probability",schemaPath:"#/properties/probabilit\
y/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0",schema:0,parentSchema:_.
properties.probability,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/probability",schemaPath:"#/pro\
perties/probability/type",keyword:"type",params:{type:"number"},message:"must be number",schema:_.properties.probability.
type,parentSchema:_.properties.probability,data:s};e===null?e=[i]:e.push(i),t++}}if(r.times!==void 0){let s=r.times;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_.properties.times.type,parentSchema:_.properties.times,data:s};e===null?
e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/times",schemaPath:"#/properties/time\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.properties.
times,data:s};e===null?e=[i]:e.push(i),t++}}r.effect!==void 0&&(Ke(r.effect,{instancePath:p+"/effect",parentData:r,parentDataProperty:"\
effect",rootData:m})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:_.type,parentSchema:_,data:r};e===null?e=[s]:e.
push(s),t++}return Be.errors=e,t===0}function kr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:B.required,
parentSchema:B,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:B.required,parentSchema:B,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:B.required,parentSchema:B,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:B.required,parentSchema:B,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(Be(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?Be.errors:e.concat(Be.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:r};e===null?e=[s]:e.push(s),t++}return kr.errors=
e,t===0}var ce={type:"object",required:["id"],properties:{id:{type:"string",pattern:"^[1-9][0-9]{0,14}$"}}},Lr=new RegExp(
"^[1-9][0-9]{0,14}$","u");function je(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:ce.required,parentSchema:ce,data:r};
e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!Lr.test(s)){let i={instancePath:p+"\
/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{0,14}$"},message:'must match pa\
ttern "^[1-9][0-9]{0,14}$"',schema:"^[1-9][0-9]{0,14}$",parentSchema:ce.properties.id,data:s};e===null?e=[i]:e.push(i),t++}}else{
let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:ce.properties.id.type,parentSchema:ce.properties.id,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ce.type,parentSchema:ce,data:r};
e===null?e=[s]:e.push(s),t++}return je.errors=e,t===0}var oe={type:"object",required:["path","query","header"],properties:{
path:{$ref:"removeFault_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};function sr(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:oe.required,parentSchema:oe,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:oe.required,parentSchema:oe,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:oe.required,parentSchema:oe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(je(r.path,{
instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||(e=e===null?je.errors:e.concat(je.errors),t=
e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=
e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:r};
e===null?e=[s]:e.push(s),t++}return sr.errors=e,t===0}var ne={type:"object",required:["path","query","header"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/co\
mponents/schemas/KeyOptions"}}},b={type:"object",additionalProperties:!1,properties:{permission_type:{type:"string",enum:[
"full","read","custom"],default:"full"},permissions:{type:"object",additionalProperties:{type:"string",enum:["full","rea\
d","none"]}},target_mode:{type:"string",enum:["all","selected"],default:"all"},targets:{type:"array",items:{type:"string"}},
server:{$ref:"description#/components/schemas/HostingRights"},allow_signup:{type:"boolean",default:!1},expires_at:{description:"\
YYYY-MM-DD HH:MM:SS in Japan time, or null. Without one, the key never expires.",type:["string","null"],pattern:"^\\d{4}-\
\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},allowed_ips:{type:"array",items:{type:"string"}},legacy_servername:{type:"string"}}},
Sr=Object.prototype.hasOwnProperty,w={type:"object",additionalProperties:!1,properties:{permission_type:{type:"string",enum:[
"full","read","custom"]},permissions:{type:"object",additionalProperties:{type:"string",enum:["full","read","none"]}},target_mode:{
type:"string",enum:["all","selected"],default:"all"},targets:{type:"array",items:{type:"string"}},allow_signup:{type:"bo\
olean"}}};function Fe(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let s in r)if(!(s==="permission_type"||s==="permissions"||s==="target_mode"||s==="targe\
ts"||s==="allow_signup")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:w,data:r};e===null?e=[i]:e.push(
i),t++}if(r.permission_type!==void 0){let s=r.permission_type;if(typeof s!="string"){let i={instancePath:p+"/permission_\
type",schemaPath:"#/properties/permission_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:w.
properties.permission_type.type,parentSchema:w.properties.permission_type,data:s};e===null?e=[i]:e.push(i),t++}if(!(s===
"full"||s==="read"||s==="custom")){let i={instancePath:p+"/permission_type",schemaPath:"#/properties/permission_type/enu\
m",keyword:"enum",params:{allowedValues:w.properties.permission_type.enum},message:"must be equal to one of the allowed \
values",schema:w.properties.permission_type.enum,parentSchema:w.properties.permission_type,data:s};e===null?e=[i]:e.push(
i),t++}}if(r.permissions!==void 0){let s=r.permissions;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let l=s[i];
if(typeof l!="string"){let h={instancePath:p+"/permissions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/permissions/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:w.properties.
permissions.additionalProperties.type,parentSchema:w.properties.permissions.additionalProperties,data:l};e===null?e=[h]:
e.push(h),t++}if(!(l==="full"||l==="read"||l==="none")){let h={instancePath:p+"/permissions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/permissions/additionalProperties/enum",keyword:"enum",params:{allowedValues:w.properties.
permissions.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:w.properties.permissions.
additionalProperties.enum,parentSchema:w.properties.permissions.additionalProperties,data:l};e===null?e=[h]:e.push(h),t++}}else{
let i={instancePath:p+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:w.properties.permissions.type,parentSchema:w.properties.permissions,data:s};e===null?e=[i]:e.push(
i),t++}}if(r.target_mode!==void 0){let s=r.target_mode;if(typeof s!="string"){let i={instancePath:p+"/target_mode",schemaPath:"\
#/properties/target_mode/type",keyword:"type",params:{type:"string"},message:"must be string",schema:w.properties.target_mode.
type,parentSchema:w.properties.target_mode,data:s};e===null?e=[i]:e.push(i),t++}if(!(s==="all"||s==="selected")){let i={
instancePath:p+"/target_mode",schemaPath:"#/properties/target_mode/enum",keyword:"enum",params:{allowedValues:w.properties.
target_mode.enum},message:"must be equal to one of the allowed values",schema:w.properties.target_mode.enum,parentSchema:w.
properties.target_mode,data:s};e===null?e=[i]:e.push(i),t++}}if(r.targets!==void 0){let s=r.targets;if(Array.isArray(s)){
let i=s.length;for(let l=0;l<i;l++){let h=s[l];if(typeof h!="string"){let u={instancePath:p+"/targets/"+l,schemaPath:"#/\
properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:w.properties.targets.
items.type,parentSchema:w.properties.targets.items,data:h};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:p+"/t\
argets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array",schema:w.properties.
targets.type,parentSchema:w.properties.targets,data:s};e===null?e=[i]:e.push(i),t++}}if(r.allow_signup!==void 0){let s=r.
allow_signup;if(typeof s!="boolean"){let i={instancePath:p+"/allow_signup",schemaPath:"#/properties/allow_signup/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:w.properties.allow_signup.type,parentSchema:w.properties.
allow_signup,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:w.type,parentSchema:w,data:r};e===null?e=[s]:e.push(s),t++}return Fe.errors=
e,t===0}var Hr=new RegExp("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$","u");function ze(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!Sr.
call(b.properties,s)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:b,data:r};e===null?e=[i]:e.push(i),t++}if(r.permission_type!==
void 0){let s=r.permission_type;if(typeof s!="string"){let i={instancePath:p+"/permission_type",schemaPath:"#/properties\
/permission_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.permission_type.
type,parentSchema:b.properties.permission_type,data:s};e===null?e=[i]:e.push(i),t++}if(!(s==="full"||s==="read"||s==="cu\
stom")){let i={instancePath:p+"/permission_type",schemaPath:"#/properties/permission_type/enum",keyword:"enum",params:{allowedValues:b.
properties.permission_type.enum},message:"must be equal to one of the allowed values",schema:b.properties.permission_type.
enum,parentSchema:b.properties.permission_type,data:s};e===null?e=[i]:e.push(i),t++}}if(r.permissions!==void 0){let s=r.
permissions;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let l=s[i];if(typeof l!="string"){let h={instancePath:p+
"/permissions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/permissions/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.permissions.additionalProperties.type,
parentSchema:b.properties.permissions.additionalProperties,data:l};e===null?e=[h]:e.push(h),t++}if(!(l==="full"||l==="re\
ad"||l==="none")){let h={instancePath:p+"/permissions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/permissions/additionalProperties/enum",keyword:"enum",params:{allowedValues:b.properties.permissions.additionalProperties.
enum},message:"must be equal to one of the allowed values",schema:b.properties.permissions.additionalProperties.enum,parentSchema:b.
properties.permissions.additionalProperties,data:l};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:p+"/permissio\
ns",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.properties.
permissions.type,parentSchema:b.properties.permissions,data:s};e===null?e=[i]:e.push(i),t++}}if(r.target_mode!==void 0){
let s=r.target_mode;if(typeof s!="string"){let i={instancePath:p+"/target_mode",schemaPath:"#/properties/target_mode/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.target_mode.type,parentSchema:b.properties.
target_mode,data:s};e===null?e=[i]:e.push(i),t++}if(!(s==="all"||s==="selected")){let i={instancePath:p+"/target_mode",schemaPath:"\
#/properties/target_mode/enum",keyword:"enum",params:{allowedValues:b.properties.target_mode.enum},message:"must be equa\
l to one of the allowed values",schema:b.properties.target_mode.enum,parentSchema:b.properties.target_mode,data:s};e===null?
e=[i]:e.push(i),t++}}if(r.targets!==void 0){let s=r.targets;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){let h=s[l];
if(typeof h!="string"){let u={instancePath:p+"/targets/"+l,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.targets.items.type,parentSchema:b.properties.targets.items,data:h};
e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:p+"/targets",schemaPath:"#/properties/targets/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:b.properties.targets.type,parentSchema:b.properties.targets,data:s};
e===null?e=[i]:e.push(i),t++}}if(r.server!==void 0&&(Fe(r.server,{instancePath:p+"/server",parentData:r,parentDataProperty:"\
server",rootData:m})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length)),r.allow_signup!==void 0){let s=r.allow_signup;
if(typeof s!="boolean"){let i={instancePath:p+"/allow_signup",schemaPath:"#/properties/allow_signup/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean",schema:b.properties.allow_signup.type,parentSchema:b.properties.allow_signup,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.expires_at!==void 0){let s=r.expires_at;if(typeof s!="string"&&s!==null){let i={
instancePath:p+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:b.properties.expires_at.
type},message:"must be string,null",schema:b.properties.expires_at.type,parentSchema:b.properties.expires_at,data:s};e===
null?e=[i]:e.push(i),t++}if(typeof s=="string"&&!Hr.test(s)){let i={instancePath:p+"/expires_at",schemaPath:"#/propertie\
s/expires_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},message:'must mat\
ch pattern "^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"',schema:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$",parentSchema:b.
properties.expires_at,data:s};e===null?e=[i]:e.push(i),t++}}if(r.allowed_ips!==void 0){let s=r.allowed_ips;if(Array.isArray(
s)){let i=s.length;for(let l=0;l<i;l++){let h=s[l];if(typeof h!="string"){let u={instancePath:p+"/allowed_ips/"+l,schemaPath:"\
#/properties/allowed_ips/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.
allowed_ips.items.type,parentSchema:b.properties.allowed_ips.items,data:h};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:p+
"/allowed_ips",schemaPath:"#/properties/allowed_ips/type",keyword:"type",params:{type:"array"},message:"must be array",schema:b.
properties.allowed_ips.type,parentSchema:b.properties.allowed_ips,data:s};e===null?e=[i]:e.push(i),t++}}if(r.legacy_servername!==
void 0){let s=r.legacy_servername;if(typeof s!="string"){let i={instancePath:p+"/legacy_servername",schemaPath:"#/proper\
ties/legacy_servername/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.legacy_servername.
type,parentSchema:b.properties.legacy_servername,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:r};e===null?e=[
s]:e.push(s),t++}return ze.errors=e,t===0}function vr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:ne.required,
parentSchema:ne,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:ne.required,parentSchema:ne,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:ne.required,parentSchema:ne,
data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(ze(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:m})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:r};e===null?e=[s]:e.push(s),t++}
return vr.errors=e,t===0}var H={type:"object",required:["key","targets"],additionalProperties:!1,properties:{key:{type:"\
string"},targets:{type:"array",items:{type:"string"}}}};function _e(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.key===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'",schema:H.required,
parentSchema:H,data:r};e===null?e=[s]:e.push(s),t++}if(r.targets===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"targets"},message:"must have required property 'targets'",schema:H.required,
parentSchema:H,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="key"||s==="targets")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:H,data:r};e===null?e=[i]:e.push(i),t++}if(r.key!==void 0){let s=r.key;if(typeof s!=
"string"){let i={instancePath:p+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.key.type,parentSchema:H.properties.key,data:s};e===null?e=[i]:e.push(i),t++}}if(r.targets!==
void 0){let s=r.targets;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){let h=s[l];if(typeof h!="string"){let u={
instancePath:p+"/targets/"+l,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:H.properties.targets.items.type,parentSchema:H.properties.targets.items,data:h};e===null?e=[u]:e.
push(u),t++}}}else{let i={instancePath:p+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:H.properties.targets.type,parentSchema:H.properties.targets,data:s};e===null?e=[i]:
e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:H.type,parentSchema:H,data:r};e===null?e=[s]:e.push(s),t++}return _e.errors=e,t===0}var F={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"setKeyTargets_body"}}};function Dr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:F.required,
parentSchema:F,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:F.required,parentSchema:F,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:F.required,parentSchema:F,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:F.required,parentSchema:F,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(_e(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?_e.errors:e.concat(_e.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:F.type,parentSchema:F,data:r};e===null?e=[s]:e.push(s),t++}return Dr.errors=
e,t===0}var ye={type:"object",required:["key"],additionalProperties:!1,properties:{key:{type:"string"}}};function Ne(r,{
instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.key===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"\
must have required property 'key'",schema:ye.required,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(s!=="key"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:ye,data:r};e===null?e=[i]:e.push(i),t++}if(r.key!==
void 0){let s=r.key;if(typeof s!="string"){let i={instancePath:p+"/key",schemaPath:"#/properties/key/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:ye.properties.key.type,parentSchema:ye.properties.key,data:s};e===
null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ye.type,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}return Ne.errors=e,t===0}var z={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},
header:{$ref:"readHealth_path"},body:{$ref:"revokeKey_body"}}};function jr(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:z.required,parentSchema:z,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:z.required,
parentSchema:z,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:z.required,parentSchema:z,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:z.required,parentSchema:z,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(Ne(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?Ne.errors:e.concat(Ne.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:z.type,parentSchema:z,data:r};e===null?e=[s]:e.push(s),t++}return jr.errors=
e,t===0}var Z={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{
$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Account"}}},me={type:"\
object",required:["balance"],additionalProperties:!1,properties:{balance:{type:"integer",minimum:0}}};function Ze(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.balance===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"balance"},message:"mus\
t have required property 'balance'",schema:me.required,parentSchema:me,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(s!=="balance"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:me,data:r};e===null?e=[i]:e.push(i),t++}if(r.balance!==
void 0){let s=r.balance;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/balance",schemaPath:"#/prop\
erties/balance/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:me.properties.balance.type,
parentSchema:me.properties.balance,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let i={instancePath:p+
"/balance",schemaPath:"#/properties/balance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0",schema:0,parentSchema:me.properties.balance,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,data:r};e===null?e=
[s]:e.push(s),t++}return Ze.errors=e,t===0}function _r(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:Z.required,
parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Z.required,parentSchema:Z,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Z.required,parentSchema:Z,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:Z.required,parentSchema:Z,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(Ze(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?Ze.errors:e.concat(Ze.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}return _r.errors=
e,t===0}var Xe={type:"object",additionalProperties:!1,properties:{vps:{$ref:"description#/components/schemas/LimitChange"},
server:{$ref:"description#/components/schemas/LimitChange"},common:{$ref:"description#/components/schemas/LimitChange"},
authenticationBlock:{$ref:"description#/components/schemas/AuthenticationBlockChange"}}},N={oneOf:[{type:"object",additionalProperties:!1,
properties:{perMinute:{type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}},
{type:"boolean",enum:[!1]}],alternatives:["choice_7","choice_6"]};function ee(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0,s=t,i=!1,l=null,h=t;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a===
"perMinute"||a==="perDay"||a==="concurrent")){let f={instancePath:p,schemaPath:"#/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:N.
oneOf[0],data:r};e===null?e=[f]:e.push(f),t++}if(r.perMinute!==void 0){let a=r.perMinute;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a))){let f={instancePath:p+"/perMinute",schemaPath:"#/oneOf/0/properties/perMinute/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:N.oneOf[0].properties.perMinute.type,parentSchema:N.oneOf[0].properties.perMinute,
data:a};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let f={instancePath:p+"/perMinute",schemaPath:"\
#/oneOf/0/properties/perMinute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:N.oneOf[0].properties.perMinute,data:a};e===null?e=[f]:e.push(f),t++}}if(r.perDay!==void 0){let a=r.perDay;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={instancePath:p+"/perDay",schemaPath:"#/oneOf/0/properties/perDay/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:N.oneOf[0].properties.perDay.type,parentSchema:N.
oneOf[0].properties.perDay,data:a};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let f={instancePath:p+
"/perDay",schemaPath:"#/oneOf/0/properties/perDay/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"m\
ust be >= 1",schema:1,parentSchema:N.oneOf[0].properties.perDay,data:a};e===null?e=[f]:e.push(f),t++}}if(r.concurrent!==
void 0){let a=r.concurrent;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={instancePath:p+"/concurrent",schemaPath:"\
#/oneOf/0/properties/concurrent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:N.oneOf[0].
properties.concurrent.type,parentSchema:N.oneOf[0].properties.concurrent,data:a};e===null?e=[f]:e.push(f),t++}if(typeof a==
"number"&&(a<1||isNaN(a))){let f={instancePath:p+"/concurrent",schemaPath:"#/oneOf/0/properties/concurrent/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:N.oneOf[0].properties.concurrent,
data:a};e===null?e=[f]:e.push(f),t++}}}else{let a={instancePath:p,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:N.oneOf[0].type,parentSchema:N.oneOf[0],data:r};e===null?e=[a]:e.push(a),t++}var o=h===
t;o&&(i=!0,l=0);let u=t;if(typeof r!="boolean"){let a={instancePath:p,schemaPath:"#/oneOf/1/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:N.oneOf[1].type,parentSchema:N.oneOf[1],data:r};e===null?e=[a]:e.push(a),
t++}if(r!==!1){let a={instancePath:p,schemaPath:"#/oneOf/1/enum",keyword:"enum",params:{allowedValues:N.oneOf[1].enum},message:"\
must be equal to one of the allowed values",schema:N.oneOf[1].enum,parentSchema:N.oneOf[1],data:r};e===null?e=[a]:e.push(
a),t++}var o=u===t;if(o&&i?(i=!1,l=[l,1]):o&&(i=!0,l=1),i)t=s,e!==null&&(s?e.length=s:e=null);else{let a={instancePath:p,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf",schema:N.
oneOf,parentSchema:N,data:r};e===null?e=[a]:e.push(a),t++}return ee.errors=e,t===0}var A={oneOf:[{type:"object",additionalProperties:!1,
properties:{failures:{type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}},
{type:"boolean",enum:[!1]}],alternatives:["choice_11","choice_6"]};function Ye(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0,s=t,i=!1,l=null,h=t;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a===
"failures"||a==="withinSeconds"||a==="blockSeconds")){let f={instancePath:p,schemaPath:"#/oneOf/0/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:A.
oneOf[0],data:r};e===null?e=[f]:e.push(f),t++}if(r.failures!==void 0){let a=r.failures;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a))){let f={instancePath:p+"/failures",schemaPath:"#/oneOf/0/properties/failures/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:A.oneOf[0].properties.failures.type,parentSchema:A.oneOf[0].properties.failures,
data:a};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let f={instancePath:p+"/failures",schemaPath:"\
#/oneOf/0/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:A.oneOf[0].properties.failures,data:a};e===null?e=[f]:e.push(f),t++}}if(r.withinSeconds!==void 0){let a=r.withinSeconds;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let f={instancePath:p+"/withinSeconds",schemaPath:"#/oneOf/0/properties/wit\
hinSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:A.oneOf[0].properties.withinSeconds.
type,parentSchema:A.oneOf[0].properties.withinSeconds,data:a};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"&&(a<1||
isNaN(a))){let f={instancePath:p+"/withinSeconds",schemaPath:"#/oneOf/0/properties/withinSeconds/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.oneOf[0].properties.withinSeconds,data:a};
e===null?e=[f]:e.push(f),t++}}if(r.blockSeconds!==void 0){let a=r.blockSeconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){
let f={instancePath:p+"/blockSeconds",schemaPath:"#/oneOf/0/properties/blockSeconds/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:A.oneOf[0].properties.blockSeconds.type,parentSchema:A.oneOf[0].properties.blockSeconds,
data:a};e===null?e=[f]:e.push(f),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let f={instancePath:p+"/blockSeconds",schemaPath:"\
#/oneOf/0/properties/blockSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:A.oneOf[0].properties.blockSeconds,data:a};e===null?e=[f]:e.push(f),t++}}}else{let a={instancePath:p,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.oneOf[0].type,parentSchema:A.oneOf[0],
data:r};e===null?e=[a]:e.push(a),t++}var o=h===t;o&&(i=!0,l=0);let u=t;if(typeof r!="boolean"){let a={instancePath:p,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:A.oneOf[1].type,parentSchema:A.oneOf[1],
data:r};e===null?e=[a]:e.push(a),t++}if(r!==!1){let a={instancePath:p,schemaPath:"#/oneOf/1/enum",keyword:"enum",params:{
allowedValues:A.oneOf[1].enum},message:"must be equal to one of the allowed values",schema:A.oneOf[1].enum,parentSchema:A.
oneOf[1],data:r};e===null?e=[a]:e.push(a),t++}var o=u===t;if(o&&i?(i=!1,l=[l,1]):o&&(i=!0,l=1),i)t=s,e!==null&&(s?e.length=
s:e=null);else{let a={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match \
exactly one schema in oneOf",schema:A.oneOf,parentSchema:A,data:r};e===null?e=[a]:e.push(a),t++}return Ye.errors=e,t===0}
function Ae(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let s in r)if(!(s==="vps"||s==="server"||s==="common"||s==="authenticationBlock")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:Xe,data:r};e===null?e=[i]:e.push(i),t++}r.vps!==void 0&&(ee(r.vps,{instancePath:p+
"/vps",parentData:r,parentDataProperty:"vps",rootData:m})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),r.server!==
void 0&&(ee(r.server,{instancePath:p+"/server",parentData:r,parentDataProperty:"server",rootData:m})||(e=e===null?ee.errors:
e.concat(ee.errors),t=e.length)),r.common!==void 0&&(ee(r.common,{instancePath:p+"/common",parentData:r,parentDataProperty:"\
common",rootData:m})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),r.authenticationBlock!==void 0&&(Ye(r.authenticationBlock,
{instancePath:p+"/authenticationBlock",parentData:r,parentDataProperty:"authenticationBlock",rootData:m})||(e=e===null?Ye.
errors:e.concat(Ye.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:Xe.type,parentSchema:Xe,data:r};e===null?e=[s]:e.push(s),t++}return Ae.errors=e,t===
0}var Y={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setLimits_body"}}};function Nr(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Y.required,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Y.required,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Y.
required,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Y.required,
parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(Ae(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:m})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}
return Nr.errors=e,t===0}var er={type:"object",additionalProperties:!1,properties:{lagMs:{$ref:"description#/components/\
schemas/LogLag"},skewMs:{$ref:"description#/components/schemas/LogSkew"}}},Ie={type:"number",minimum:0,maximum:31536e8};
function We(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(typeof r=="number"){
if(r>31536e8||isNaN(r)){let s={instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},
message:"must be <= 3153600000000",schema:31536e8,parentSchema:Ie,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){
let s={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:Ie,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"number"},message:"must be number",schema:Ie.type,parentSchema:Ie,data:r};e===null?e=[s]:e.push(s),t++}return We.errors=
e,t===0}var ue={type:"array",minItems:1,maxItems:100,items:{type:"number",minimum:-864e5,maximum:864e5}};function Je(r,{
instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>100){
let i={instancePath:p,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100\
 items",schema:100,parentSchema:ue,data:r};e===null?e=[i]:e.push(i),t++}if(r.length<1){let i={instancePath:p,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ue,data:r};
e===null?e=[i]:e.push(i),t++}let s=r.length;for(let i=0;i<s;i++){let l=r[i];if(typeof l=="number"){if(l>864e5||isNaN(l)){
let h={instancePath:p+"/"+i,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"\
must be <= 86400000",schema:864e5,parentSchema:ue.items,data:l};e===null?e=[h]:e.push(h),t++}if(l<-864e5||isNaN(l)){let h={
instancePath:p+"/"+i,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},message:"must \
be >= -86400000",schema:-864e5,parentSchema:ue.items,data:l};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:p+"/"+
i,schemaPath:"#/items/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ue.items.type,parentSchema:ue.
items,data:l};e===null?e=[h]:e.push(h),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:ue.type,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}return Je.errors=e,t===
0}function Oe(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){for(let s in r)if(!(s==="lagMs"||s==="skewMs")){let i={instancePath:p,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",
schema:!1,parentSchema:er,data:r};e===null?e=[i]:e.push(i),t++}r.lagMs!==void 0&&(We(r.lagMs,{instancePath:p+"/lagMs",parentData:r,
parentDataProperty:"lagMs",rootData:m})||(e=e===null?We.errors:e.concat(We.errors),t=e.length)),r.skewMs!==void 0&&(Je(r.
skewMs,{instancePath:p+"/skewMs",parentData:r,parentDataProperty:"skewMs",rootData:m})||(e=e===null?Je.errors:e.concat(Je.
errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:er.type,parentSchema:er,data:r};e===null?e=[s]:e.push(s),t++}return Oe.errors=e,t===0}var W={type:"obj\
ect",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},
header:{$ref:"readHealth_path"},body:{$ref:"setLogSettings_body"}}};function Ar(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:W.required,parentSchema:W,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:W.required,
parentSchema:W,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:W.required,parentSchema:W,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:W.required,parentSchema:W,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(Oe(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?Oe.errors:e.concat(Oe.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:W.type,parentSchema:W,data:r};e===null?e=[s]:e.push(s),t++}return Ar.errors=
e,t===0}var J={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{
$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Uuid"}}},de={type:"o\
bject",required:["uuid"],additionalProperties:!1,properties:{uuid:{type:"string"}}};function Ue(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must have required pr\
operty 'uuid'",schema:de.required,parentSchema:de,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="uuid"){let i={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:de,data:r};e===null?e=[i]:e.push(i),t++}if(r.uuid!==void 0){
let s=r.uuid;if(typeof s!="string"){let i={instancePath:p+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:de.properties.uuid.type,parentSchema:de.properties.uuid,data:s};e===null?
e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:de.type,parentSchema:de,data:r};e===null?e=[s]:e.push(s),t++}return Ue.errors=e,t===0}function Or(r,{
instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}if(r.
query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{
instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.
length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=
e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(Ue(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:J.type,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}return Or.errors=e,t===0}var T={type:"object",required:[
"uuid","hostname"],additionalProperties:!1,properties:{uuid:{type:"string"},hostname:{description:"Letters, digits, hyph\
ens and dots, or null for no record.",type:["string","null"],pattern:"^[0-9A-Za-z.-]{1,253}$"}}},Tr=new RegExp("^[0-9A-Z\
a-z.-]{1,253}$","u");function Me(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"uuid"},message:"must have required property 'uuid'",schema:T.required,parentSchema:T,
data:r};e===null?e=[s]:e.push(s),t++}if(r.hostname===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"hostname"},message:"must have required property 'hostname'",schema:T.required,parentSchema:T,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="uuid"||s==="hostname")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:T,data:r};e===null?e=[i]:e.push(i),t++}if(r.uuid!==void 0){let s=r.uuid;if(typeof s!="\
string"){let i={instancePath:p+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:T.properties.uuid.type,parentSchema:T.properties.uuid,data:s};e===null?e=[i]:e.push(i),t++}}if(r.
hostname!==void 0){let s=r.hostname;if(typeof s!="string"&&s!==null){let i={instancePath:p+"/hostname",schemaPath:"#/pro\
perties/hostname/type",keyword:"type",params:{type:T.properties.hostname.type},message:"must be string,null",schema:T.properties.
hostname.type,parentSchema:T.properties.hostname,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="string"&&!Tr.test(s)){
let i={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Z\
a-z.-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z.-]{1,253}$"',schema:"^[0-9A-Za-z.-]{1,253}$",parentSchema:T.properties.
hostname,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:T.type,parentSchema:T,data:r};e===null?e=[s]:e.push(s),t++}return Me.errors=e,t===
0}var U={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setReverseRecord_body"}}};function Mr(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must h\
ave required property 'path'",schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have req\
uired property 'query'",schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required \
property 'header'",schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",
schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",
parentData:r,parentDataProperty:"path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&
(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(
n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",
rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(Me(r.body,{instancePath:p+"/body",parentData:r,
parentDataProperty:"body",rootData:m})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.type,parentSchema:U,data:r};
e===null?e=[s]:e.push(s),t++}return Mr.errors=e,t===0}var fe={type:"object",required:["target"],additionalProperties:!1,
properties:{target:{type:"string"}}};function $e(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target===void 0){let s={instancePath:p,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"target"},message:"must have required property 'target'",schema:fe.required,
parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="target"){let i={instancePath:p,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pr\
operties",schema:!1,parentSchema:fe,data:r};e===null?e=[i]:e.push(i),t++}if(r.target!==void 0){let s=r.target;if(typeof s!=
"string"){let i={instancePath:p+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:fe.properties.target.type,parentSchema:fe.properties.target,data:s};e===null?e=[i]:e.push(i),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:fe.type,
parentSchema:fe,data:r};e===null?e=[s]:e.push(s),t++}return $e.errors=e,t===0}var G={type:"object",required:["path","que\
ry","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_p\
ath"},body:{$ref:"suspendContract_body"}}};function tr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:G.required,
parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:G.required,parentSchema:G,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:G.required,parentSchema:G,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:G.required,parentSchema:G,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&($e(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?$e.errors:e.concat($e.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}return tr.errors=
e,t===0}var ge={type:"object",required:["plan_id"],properties:{plan_id:{type:"string"}}};function Ee(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"mus\
t have required property 'plan_id'",schema:ge.required,parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}if(r.plan_id!==
void 0){let s=r.plan_id;if(typeof s!="string"){let i={instancePath:p+"/plan_id",schemaPath:"#/properties/plan_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ge.properties.plan_id.type,parentSchema:ge.properties.plan_id,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:ge.type,parentSchema:ge,data:r};e===null?e=[s]:e.push(s),t++}return Ee.errors=e,t===
0}var k={type:"object",additionalProperties:!1,properties:{open:{type:"boolean"},periods:{type:"array",items:{type:"obje\
ct",required:["months","price"],additionalProperties:!1,properties:{months:{type:"integer",minimum:1},price:{type:"integ\
er",minimum:0},regularPrice:{type:"integer",minimum:0}}}}}};function xe(r,{instancePath:p="",parentData:y,parentDataProperty:d,
rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="open"||s==="perio\
ds")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:k,data:r};e===null?e=[i]:e.push(i),t++}if(r.open!==
void 0){let s=r.open;if(typeof s!="boolean"){let i={instancePath:p+"/open",schemaPath:"#/properties/open/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.open.type,parentSchema:k.properties.open,data:s};
e===null?e=[i]:e.push(i),t++}}if(r.periods!==void 0){let s=r.periods;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){
let h=s[l];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.months===void 0){let u={instancePath:p+"/periods/"+l,schemaPath:"\
#/properties/periods/items/required",keyword:"required",params:{missingProperty:"months"},message:"must have required pr\
operty 'months'",schema:k.properties.periods.items.required,parentSchema:k.properties.periods.items,data:h};e===null?e=[
u]:e.push(u),t++}if(h.price===void 0){let u={instancePath:p+"/periods/"+l,schemaPath:"#/properties/periods/items/require\
d",keyword:"required",params:{missingProperty:"price"},message:"must have required property 'price'",schema:k.properties.
periods.items.required,parentSchema:k.properties.periods.items,data:h};e===null?e=[u]:e.push(u),t++}for(let u in h)if(!(u===
"months"||u==="price"||u==="regularPrice")){let o={instancePath:p+"/periods/"+l,schemaPath:"#/properties/periods/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:k.properties.periods.items,data:h};e===null?e=[o]:e.push(o),t++}if(h.months!==void 0){let u=h.
months;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let o={instancePath:p+"/periods/"+l+"/months",schemaPath:"#/properti\
es/periods/items/properties/months/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.
periods.items.properties.months.type,parentSchema:k.properties.periods.items.properties.months,data:u};e===null?e=[o]:e.
push(o),t++}if(typeof u=="number"&&(u<1||isNaN(u))){let o={instancePath:p+"/periods/"+l+"/months",schemaPath:"#/properti\
es/periods/items/properties/months/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:k.properties.periods.items.properties.months,data:u};e===null?e=[o]:e.push(o),t++}}if(h.price!==void 0){let u=h.
price;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let o={instancePath:p+"/periods/"+l+"/price",schemaPath:"#/properties\
/periods/items/properties/price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.
periods.items.properties.price.type,parentSchema:k.properties.periods.items.properties.price,data:u};e===null?e=[o]:e.push(
o),t++}if(typeof u=="number"&&(u<0||isNaN(u))){let o={instancePath:p+"/periods/"+l+"/price",schemaPath:"#/properties/per\
iods/items/properties/price/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:k.properties.periods.items.properties.price,data:u};e===null?e=[o]:e.push(o),t++}}if(h.regularPrice!==void 0){
let u=h.regularPrice;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))){let o={instancePath:p+"/periods/"+l+"/regularPrice",schemaPath:"\
#/properties/periods/items/properties/regularPrice/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:k.properties.periods.items.properties.regularPrice.type,parentSchema:k.properties.periods.items.properties.regularPrice,
data:u};e===null?e=[o]:e.push(o),t++}if(typeof u=="number"&&(u<0||isNaN(u))){let o={instancePath:p+"/periods/"+l+"/regul\
arPrice",schemaPath:"#/properties/periods/items/properties/regularPrice/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:k.properties.periods.items.properties.regularPrice,data:u};e===
null?e=[o]:e.push(o),t++}}}else{let u={instancePath:p+"/periods/"+l,schemaPath:"#/properties/periods/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:k.properties.periods.items.type,parentSchema:k.properties.periods.
items,data:h};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:p+"/periods",schemaPath:"#/properties/periods/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.periods.type,parentSchema:k.properties.
periods,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:k.type,parentSchema:k,data:r};e===null?e=[s]:e.push(s),t++}return xe.errors=e,t===
0}var Q={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"changePlan_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"changePlan_body"}}};function $r(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Q.required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Q.required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Q.
required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Q.required,
parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(Ee(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:m})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+
"/query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(xe(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:m})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}
return $r.errors=e,t===0}var rr={type:"object",additionalProperties:!1,properties:{world:{$ref:"description#/components/\
schemas/World"}}},we={type:"string",enum:["small","fleet-20","agency-50","short-of-money","empty"]};function Ge(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:we.type,parentSchema:we,data:r};e===null?e=
[s]:e.push(s),t++}if(!(r==="small"||r==="fleet-20"||r==="agency-50"||r==="short-of-money"||r==="empty")){let s={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:we.enum},message:"must be equal to one of the allowed values",schema:we.
enum,parentSchema:we,data:r};e===null?e=[s]:e.push(s),t++}return Ge.errors=e,t===0}function Le(r,{instancePath:p="",parentData:y,
parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(s!==
"world"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:rr,data:r};e===null?e=[i]:e.push(i),t++}r.world!==void 0&&
(Ge(r.world,{instancePath:p+"/world",parentData:r,parentDataProperty:"world",rootData:m})||(e=e===null?Ge.errors:e.concat(
Ge.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:rr.type,parentSchema:rr,data:r};e===null?e=[s]:e.push(s),t++}return Le.errors=e,t===0}var le={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{
$ref:"readHealth_path"},body:{$ref:"reset_body"}}};function Er(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:le.required,
parentSchema:le,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:le.required,parentSchema:le,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:le.required,parentSchema:le,
data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(Le(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:m})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,data:r};e===null?e=[s]:e.push(s),t++}
return Er.errors=e,t===0}var X={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHeal\
th_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Sna\
pshot"}}},c={type:"object",required:["version","tables"],additionalProperties:!1,properties:{version:{type:"integer"},tables:{
type:"object",required:["record","counter","log"],additionalProperties:!1,properties:{record:{type:"array",items:{type:"\
object",required:["collection","id","json"],additionalProperties:!1,properties:{collection:{type:"string"},id:{type:"str\
ing"},json:{type:"string"}}}},counter:{type:"array",items:{type:"object",required:["name","last"],additionalProperties:!1,
properties:{name:{type:"string"},last:{type:"integer"}}}},log:{type:"array",items:{type:"object",required:["number","key\
_hash","at","shown_at","method","path","status","duration_ms","address"],additionalProperties:!1,properties:{number:{type:"\
integer"},key_hash:{type:"string"},at:{type:"integer"},shown_at:{type:"integer"},method:{type:"string"},path:{type:"stri\
ng"},status:{type:"integer"},duration_ms:{type:"integer"},address:{type:"string"}}}}}}}};function Qe(r,{instancePath:p="",
parentData:y,parentDataProperty:d,rootData:m=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.version===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"mus\
t have required property 'version'",schema:c.required,parentSchema:c,data:r};e===null?e=[s]:e.push(s),t++}if(r.tables===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tables"},message:"must\
 have required property 'tables'",schema:c.required,parentSchema:c,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"version"||s==="tables")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:c,data:r};e===null?e=[i]:e.push(
i),t++}if(r.version!==void 0){let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/versi\
on",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.
version.type,parentSchema:c.properties.version,data:s};e===null?e=[i]:e.push(i),t++}}if(r.tables!==void 0){let s=r.tables;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.record===void 0){let i={instancePath:p+"/tables",schemaPath:"#/propert\
ies/tables/required",keyword:"required",params:{missingProperty:"record"},message:"must have required property 'record'",
schema:c.properties.tables.required,parentSchema:c.properties.tables,data:s};e===null?e=[i]:e.push(i),t++}if(s.counter===
void 0){let i={instancePath:p+"/tables",schemaPath:"#/properties/tables/required",keyword:"required",params:{missingProperty:"\
counter"},message:"must have required property 'counter'",schema:c.properties.tables.required,parentSchema:c.properties.
tables,data:s};e===null?e=[i]:e.push(i),t++}if(s.log===void 0){let i={instancePath:p+"/tables",schemaPath:"#/properties/\
tables/required",keyword:"required",params:{missingProperty:"log"},message:"must have required property 'log'",schema:c.
properties.tables.required,parentSchema:c.properties.tables,data:s};e===null?e=[i]:e.push(i),t++}for(let i in s)if(!(i===
"record"||i==="counter"||i==="log")){let l={instancePath:p+"/tables",schemaPath:"#/properties/tables/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,
parentSchema:c.properties.tables,data:s};e===null?e=[l]:e.push(l),t++}if(s.record!==void 0){let i=s.record;if(Array.isArray(
i)){let l=i.length;for(let h=0;h<l;h++){let u=i[h];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.collection===void 0){
let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/record/items/required",keyword:"req\
uired",params:{missingProperty:"collection"},message:"must have required property 'collection'",schema:c.properties.tables.
properties.record.items.required,parentSchema:c.properties.tables.properties.record.items,data:u};e===null?e=[o]:e.push(
o),t++}if(u.id===void 0){let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/record/ite\
ms/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:c.properties.
tables.properties.record.items.required,parentSchema:c.properties.tables.properties.record.items,data:u};e===null?e=[o]:
e.push(o),t++}if(u.json===void 0){let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/r\
ecord/items/required",keyword:"required",params:{missingProperty:"json"},message:"must have required property 'json'",schema:c.
properties.tables.properties.record.items.required,parentSchema:c.properties.tables.properties.record.items,data:u};e===
null?e=[o]:e.push(o),t++}for(let o in u)if(!(o==="collection"||o==="id"||o==="json")){let a={instancePath:p+"/tables/rec\
ord/"+h,schemaPath:"#/properties/tables/properties/record/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.tables.properties.
record.items,data:u};e===null?e=[a]:e.push(a),t++}if(u.collection!==void 0){let o=u.collection;if(typeof o!="string"){let a={
instancePath:p+"/tables/record/"+h+"/collection",schemaPath:"#/properties/tables/properties/record/items/properties/coll\
ection/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.tables.properties.record.
items.properties.collection.type,parentSchema:c.properties.tables.properties.record.items.properties.collection,data:o};
e===null?e=[a]:e.push(a),t++}}if(u.id!==void 0){let o=u.id;if(typeof o!="string"){let a={instancePath:p+"/tables/record/"+
h+"/id",schemaPath:"#/properties/tables/properties/record/items/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:c.properties.tables.properties.record.items.properties.id.type,parentSchema:c.properties.
tables.properties.record.items.properties.id,data:o};e===null?e=[a]:e.push(a),t++}}if(u.json!==void 0){let o=u.json;if(typeof o!=
"string"){let a={instancePath:p+"/tables/record/"+h+"/json",schemaPath:"#/properties/tables/properties/record/items/prop\
erties/json/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.tables.properties.record.
items.properties.json.type,parentSchema:c.properties.tables.properties.record.items.properties.json,data:o};e===null?e=[
a]:e.push(a),t++}}}else{let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/record/item\
s/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.tables.properties.record.items.
type,parentSchema:c.properties.tables.properties.record.items,data:u};e===null?e=[o]:e.push(o),t++}}}else{let l={instancePath:p+
"/tables/record",schemaPath:"#/properties/tables/properties/record/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:c.properties.tables.properties.record.type,parentSchema:c.properties.tables.properties.record,data:i};
e===null?e=[l]:e.push(l),t++}}if(s.counter!==void 0){let i=s.counter;if(Array.isArray(i)){let l=i.length;for(let h=0;h<l;h++){
let u=i[h];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){let o={instancePath:p+"/tables/counter/"+h,schemaPath:"\
#/properties/tables/properties/counter/items/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'",schema:c.properties.tables.properties.counter.items.required,parentSchema:c.properties.tables.
properties.counter.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.last===void 0){let o={instancePath:p+"/tables/counter\
/"+h,schemaPath:"#/properties/tables/properties/counter/items/required",keyword:"required",params:{missingProperty:"last"},
message:"must have required property 'last'",schema:c.properties.tables.properties.counter.items.required,parentSchema:c.
properties.tables.properties.counter.items,data:u};e===null?e=[o]:e.push(o),t++}for(let o in u)if(!(o==="name"||o==="las\
t")){let a={instancePath:p+"/tables/counter/"+h,schemaPath:"#/properties/tables/properties/counter/items/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,
parentSchema:c.properties.tables.properties.counter.items,data:u};e===null?e=[a]:e.push(a),t++}if(u.name!==void 0){let o=u.
name;if(typeof o!="string"){let a={instancePath:p+"/tables/counter/"+h+"/name",schemaPath:"#/properties/tables/propertie\
s/counter/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.
tables.properties.counter.items.properties.name.type,parentSchema:c.properties.tables.properties.counter.items.properties.
name,data:o};e===null?e=[a]:e.push(a),t++}}if(u.last!==void 0){let o=u.last;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let a={instancePath:p+"/tables/counter/"+h+"/last",schemaPath:"#/properties/tables/properties/counter/items/properties/l\
ast/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.tables.properties.counter.
items.properties.last.type,parentSchema:c.properties.tables.properties.counter.items.properties.last,data:o};e===null?e=
[a]:e.push(a),t++}}}else{let o={instancePath:p+"/tables/counter/"+h,schemaPath:"#/properties/tables/properties/counter/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.tables.properties.counter.
items.type,parentSchema:c.properties.tables.properties.counter.items,data:u};e===null?e=[o]:e.push(o),t++}}}else{let l={
instancePath:p+"/tables/counter",schemaPath:"#/properties/tables/properties/counter/type",keyword:"type",params:{type:"a\
rray"},message:"must be array",schema:c.properties.tables.properties.counter.type,parentSchema:c.properties.tables.properties.
counter,data:i};e===null?e=[l]:e.push(l),t++}}if(s.log!==void 0){let i=s.log;if(Array.isArray(i)){let l=i.length;for(let h=0;h<
l;h++){let u=i[h];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.number===void 0){let o={instancePath:p+"/tables/log/"+
h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"number"},message:"\
must have required property 'number'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.properties.
tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.key_hash===void 0){let o={instancePath:p+"/tables/\
log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"key_h\
ash"},message:"must have required property 'key_hash'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.at===void 0){let o={instancePath:p+"/ta\
bles/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.shown_at===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
shown_at"},message:"must have required property 'shown_at'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.method===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
method"},message:"must have required property 'method'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.path===void 0){let o={instancePath:p+"/\
tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.status===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.duration_ms===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
duration_ms"},message:"must have required property 'duration_ms'",schema:c.properties.tables.properties.log.items.required,
parentSchema:c.properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}if(u.address===void 0){let o={
instancePath:p+"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'",schema:c.properties.tables.properties.log.items.
required,parentSchema:c.properties.tables.properties.log.items,data:u};e===null?e=[o]:e.push(o),t++}for(let o in u)if(!Sr.
call(c.properties.tables.properties.log.items.properties,o)){let a={instancePath:p+"/tables/log/"+h,schemaPath:"#/proper\
ties/tables/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:c.properties.tables.properties.log.items,data:u};e===null?e=
[a]:e.push(a),t++}if(u.number!==void 0){let o=u.number;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:p+
"/tables/log/"+h+"/number",schemaPath:"#/properties/tables/properties/log/items/properties/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:c.properties.tables.properties.log.items.properties.number.type,parentSchema:c.
properties.tables.properties.log.items.properties.number,data:o};e===null?e=[a]:e.push(a),t++}}if(u.key_hash!==void 0){let o=u.
key_hash;if(typeof o!="string"){let a={instancePath:p+"/tables/log/"+h+"/key_hash",schemaPath:"#/properties/tables/prope\
rties/log/items/properties/key_hash/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.
tables.properties.log.items.properties.key_hash.type,parentSchema:c.properties.tables.properties.log.items.properties.key_hash,
data:o};e===null?e=[a]:e.push(a),t++}}if(u.at!==void 0){let o=u.at;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:p+
"/tables/log/"+h+"/at",schemaPath:"#/properties/tables/properties/log/items/properties/at/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:c.properties.tables.properties.log.items.properties.at.type,parentSchema:c.properties.
tables.properties.log.items.properties.at,data:o};e===null?e=[a]:e.push(a),t++}}if(u.shown_at!==void 0){let o=u.shown_at;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:p+"/tables/log/"+h+"/shown_at",schemaPath:"#/properties\
/tables/properties/log/items/properties/shown_at/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:c.properties.tables.properties.log.items.properties.shown_at.type,parentSchema:c.properties.tables.properties.log.
items.properties.shown_at,data:o};e===null?e=[a]:e.push(a),t++}}if(u.method!==void 0){let o=u.method;if(typeof o!="strin\
g"){let a={instancePath:p+"/tables/log/"+h+"/method",schemaPath:"#/properties/tables/properties/log/items/properties/met\
hod/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.tables.properties.log.items.
properties.method.type,parentSchema:c.properties.tables.properties.log.items.properties.method,data:o};e===null?e=[a]:e.
push(a),t++}}if(u.path!==void 0){let o=u.path;if(typeof o!="string"){let a={instancePath:p+"/tables/log/"+h+"/path",schemaPath:"\
#/properties/tables/properties/log/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:c.properties.tables.properties.log.items.properties.path.type,parentSchema:c.properties.tables.properties.log.
items.properties.path,data:o};e===null?e=[a]:e.push(a),t++}}if(u.status!==void 0){let o=u.status;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o))){let a={instancePath:p+"/tables/log/"+h+"/status",schemaPath:"#/properties/tables/properties/log/item\
s/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.tables.properties.
log.items.properties.status.type,parentSchema:c.properties.tables.properties.log.items.properties.status,data:o};e===null?
e=[a]:e.push(a),t++}}if(u.duration_ms!==void 0){let o=u.duration_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={
instancePath:p+"/tables/log/"+h+"/duration_ms",schemaPath:"#/properties/tables/properties/log/items/properties/duration_\
ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.tables.properties.log.items.
properties.duration_ms.type,parentSchema:c.properties.tables.properties.log.items.properties.duration_ms,data:o};e===null?
e=[a]:e.push(a),t++}}if(u.address!==void 0){let o=u.address;if(typeof o!="string"){let a={instancePath:p+"/tables/log/"+
h+"/address",schemaPath:"#/properties/tables/properties/log/items/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:c.properties.tables.properties.log.items.properties.address.type,parentSchema:c.
properties.tables.properties.log.items.properties.address,data:o};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:c.properties.tables.properties.log.items.type,parentSchema:c.properties.tables.properties.log.items,
data:u};e===null?e=[o]:e.push(o),t++}}}else{let l={instancePath:p+"/tables/log",schemaPath:"#/properties/tables/properti\
es/log/type",keyword:"type",params:{type:"array"},message:"must be array",schema:c.properties.tables.properties.log.type,
parentSchema:c.properties.tables.properties.log,data:i};e===null?e=[l]:e.push(l),t++}}}else{let i={instancePath:p+"/tabl\
es",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.
tables.type,parentSchema:c.properties.tables,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.type,parentSchema:c,data:r};e===null?e=[
s]:e.push(s),t++}return Qe.errors=e,t===0}function xr(r,{instancePath:p="",parentData:y,parentDataProperty:d,rootData:m=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:X.required,
parentSchema:X,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:X.required,parentSchema:X,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:X.required,parentSchema:X,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:X.required,parentSchema:X,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:m})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:m})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(Qe(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:m})||(e=
e===null?Qe.errors:e.concat(Qe.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:X.type,parentSchema:X,data:r};e===null?e=[s]:e.push(s),t++}return xr.errors=
e,t===0}var Ir={choice_0:ar,choice_1:or,choice_2:nr,choice_3:mr,choice_4:ur,choice_5:lr,choice_6:hr,choice_7:cr,choice_9:yr,
choice_11:dr,RateLimitLeft:fr,choice_13:gr,readHealth_path:n,readHealth:v,streamEvents_header:ke,streamEvents:br,advanceClock_body:Se,
advanceClock:qr,resumeClock_body:ve,resumeClock:Pr,setTransitionPolicy_path:De,setTransitionPolicy:wr,addFault:kr,removeFault_path:je,
removeFault:sr,createKey:vr,setKeyTargets_body:_e,setKeyTargets:Dr,revokeKey_body:Ne,revokeKey:jr,setBalance:_r,setLimits_body:Ae,
setLimits:Nr,setLogSettings_body:Oe,setLogSettings:Ar,moveVps:Or,setReverseRecord_body:Me,setReverseRecord:Mr,suspendContract_body:$e,
suspendContract:tr,changePlan_path:Ee,changePlan_body:xe,changePlan:$r,reset_body:Le,reset:Er,restoreSnapshot:xr,readClock:v,
freezeClock:v,listTransitionPolicies:v,listFaults:v,clearFaults:v,listKeys:v,readAccount:v,readLimits:v,readLimitUsage:v,
readLogSettings:v,resumeContract:tr,listServers:v,listRunningOperations:v,listPlans:v,readWorld:v,takeSnapshot:v,readJournal:v,
readExchange:sr,readCoverage:v,listAssumptions:v};export{Ir as default};
