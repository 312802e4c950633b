// Generated from the description by tools/make/generate. Do not edit.
var ce={type:"string",enum:["drop-request","drop-response","stall","truncate","html"]};function Fe(r,{instancePath:p="",
parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ce.type,parentSchema:ce,data:r};e===null?e=
[s]:e.push(s),t++}if(!(r==="drop-request"||r==="drop-response"||r==="stall"||r==="truncate"||r==="html")){let s={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ce.enum},message:"must be equal to one of the allowed values",schema:ce.
enum,parentSchema:ce,data:r};e===null?e=[s]:e.push(s),t++}return Fe.errors=e,t===0}var E={type:"object",required:["statu\
s","code"],additionalProperties:!1,properties:{status:{type:"integer",minimum:400,maximum:599},code:{type:"string"}}};function Ze(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.status===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stat\
us"},message:"must have required property 'status'",schema:E.required,parentSchema:E,data:r};e===null?e=[s]:e.push(s),t++}
if(r.code===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'",schema:E.required,parentSchema:E,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="status"||s==="code")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:E,data:r};e===null?e=
[i]:e.push(i),t++}if(r.status!==void 0){let s=r.status;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:E.
properties.status.type,parentSchema:E.properties.status,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"){if(s>
599||isNaN(s)){let i={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:599},message:"must be <= 599",schema:599,parentSchema:E.properties.status,data:s};e===null?e=[i]:e.push(i),t++}
if(s<400||isNaN(s)){let i={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400",schema:400,parentSchema:E.properties.status,data:s};e===null?e=[i]:e.push(i),t++}}}
if(r.code!==void 0){let s=r.code;if(typeof s!="string"){let i={instancePath:p+"/code",schemaPath:"#/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.code.type,parentSchema:E.properties.code,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:E.type,parentSchema:E,data:r};e===null?e=[s]:e.push(s),t++}return Ze.errors=e,t===0}
var se={type:"object",required:["retryAfterSeconds"],additionalProperties:!1,properties:{retryAfterSeconds:{type:"intege\
r",minimum:0}}};function Ye(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.retryAfterSeconds===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"retryAfterSeconds"},message:"must have required property 'retryAfterSeconds'",schema:se.
required,parentSchema:se,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="retryAfterSeconds"){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:se,data:r};e===null?e=[i]:e.push(i),t++}if(r.retryAfterSeconds!==void 0){let s=r.
retryAfterSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/retryAfterSeconds",schemaPath:"#/\
properties/retryAfterSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:se.properties.
retryAfterSeconds.type,parentSchema:se.properties.retryAfterSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="n\
umber"&&(s<0||isNaN(s))){let i={instancePath:p+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:se.properties.retryAfterSeconds,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:se.type,parentSchema:se,data:r};e===null?e=[s]:e.push(s),t++}return Ye.errors=e,t===
0}var ee={type:"object",required:["latencyMs"],additionalProperties:!1,properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}};
function Je(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.latencyMs===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"latencyMs"},message:"must have required property 'latencyMs'",schema:ee.required,parentSchema:ee,data:r};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="latencyMs"){let i={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:ee,
data:r};e===null?e=[i]:e.push(i),t++}if(r.latencyMs!==void 0){let s=r.latencyMs;if(typeof s=="number"){if(s>31536e8||isNaN(
s)){let i={instancePath:p+"/latencyMs",schemaPath:"#/properties/latencyMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:31536e8},message:"must be <= 3153600000000",schema:31536e8,parentSchema:ee.properties.latencyMs,data:s};e===null?
e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={instancePath:p+"/latencyMs",schemaPath:"#/properties/latencyMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ee.properties.latencyMs,data:s};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/latencyMs",schemaPath:"#/properties/latencyMs/type",keyword:"type",
params:{type:"number"},message:"must be number",schema:ee.properties.latencyMs.type,parentSchema:ee.properties.latencyMs,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:ee.type,parentSchema:ee,data:r};e===null?e=[s]:e.push(s),t++}return Je.errors=e,t===
0}var N={type:"object",required:["finishLateMs"],additionalProperties:!1,properties:{finishLateMs:{type:"number",minimum:0,
maximum:31536e8},answer:{type:"string",enum:["gateway-timeout","nothing"],default:"gateway-timeout"},answerAfterMs:{type:"\
number",minimum:0,maximum:31536e8,default:0}}};function Ue(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.finishLateMs===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"finishLateMs"},message:"must have required property 'finishLateM\
s'",schema:N.required,parentSchema:N,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="finishLateMs"||s==="a\
nswer"||s==="answerAfterMs")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:N,data:r};e===null?e=[i]:e.push(
i),t++}if(r.finishLateMs!==void 0){let s=r.finishLateMs;if(typeof s=="number"){if(s>31536e8||isNaN(s)){let i={instancePath:p+
"/finishLateMs",schemaPath:"#/properties/finishLateMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},
message:"must be <= 3153600000000",schema:31536e8,parentSchema:N.properties.finishLateMs,data:s};e===null?e=[i]:e.push(i),
t++}if(s<0||isNaN(s)){let i={instancePath:p+"/finishLateMs",schemaPath:"#/properties/finishLateMs/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:N.properties.finishLateMs,data:s};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/finishLateMs",schemaPath:"#/properties/finishLateMs/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:N.properties.finishLateMs.type,parentSchema:N.properties.finishLateMs,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.answer!==void 0){let s=r.answer;if(typeof s!="string"){let i={instancePath:p+
"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.
properties.answer.type,parentSchema:N.properties.answer,data:s};e===null?e=[i]:e.push(i),t++}if(!(s==="gateway-timeout"||
s==="nothing")){let i={instancePath:p+"/answer",schemaPath:"#/properties/answer/enum",keyword:"enum",params:{allowedValues:N.
properties.answer.enum},message:"must be equal to one of the allowed values",schema:N.properties.answer.enum,parentSchema:N.
properties.answer,data:s};e===null?e=[i]:e.push(i),t++}}if(r.answerAfterMs!==void 0){let s=r.answerAfterMs;if(typeof s==
"number"){if(s>31536e8||isNaN(s)){let i={instancePath:p+"/answerAfterMs",schemaPath:"#/properties/answerAfterMs/maximum",
keyword:"maximum",params:{comparison:"<=",limit:31536e8},message:"must be <= 3153600000000",schema:31536e8,parentSchema:N.
properties.answerAfterMs,data:s};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={instancePath:p+"/answerAfterMs",schemaPath:"\
#/properties/answerAfterMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:N.
properties.answerAfterMs,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/answerAfterMs",schemaPath:"#\
/properties/answerAfterMs/type",keyword:"type",params:{type:"number"},message:"must be number",schema:N.properties.answerAfterMs.
type,parentSchema:N.properties.answerAfterMs,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:r};e===null?e=[
s]:e.push(s),t++}return Ue.errors=e,t===0}var A={type:"object",required:["perMinute","perDay","concurrent"],additionalProperties:!1,
properties:{perMinute:{type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};
function Ge(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.perMinute===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"perMinute"},message:"must have required property 'perMinute'",schema:A.required,parentSchema:A,data:r};
e===null?e=[s]:e.push(s),t++}if(r.perDay===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"perDay"},message:"must have required property 'perDay'",schema:A.required,parentSchema:A,data:r};e===null?
e=[s]:e.push(s),t++}if(r.concurrent===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
concurrent"},message:"must have required property 'concurrent'",schema:A.required,parentSchema:A,data:r};e===null?e=[s]:
e.push(s),t++}for(let s in r)if(!(s==="perMinute"||s==="perDay"||s==="concurrent")){let i={instancePath:p,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:A,data:r};e===null?e=[i]:e.push(i),t++}if(r.perMinute!==void 0){let s=r.perMinute;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"#/properties/perMinute/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:A.properties.perMinute.type,parentSchema:A.properties.perMinute,
data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"\
#/properties/perMinute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.
properties.perMinute,data:s};e===null?e=[i]:e.push(i),t++}}if(r.perDay!==void 0){let s=r.perDay;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:A.properties.perDay.type,parentSchema:A.properties.perDay,data:s};e===null?e=[
i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.properties.perDay,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.concurrent!==void 0){let s=r.concurrent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concurrent/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:A.properties.concurrent.type,parentSchema:A.properties.concurrent,data:s};e===null?e=[i]:
e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concu\
rrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:A.properties.
concurrent,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:A.type,parentSchema:A,data:r};e===null?e=[s]:e.push(s),t++}return Ge.errors=
e,t===0}var ye={type:"boolean",enum:[!1]};function Qe(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){
let e=null,t=0;if(typeof r!="boolean"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:ye.type,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}if(r!==!1){let s={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ye.enum},message:"must be equal to one of the allowed values",schema:ye.
enum,parentSchema:ye,data:r};e===null?e=[s]:e.push(s),t++}return Qe.errors=e,t===0}var T={type:"object",additionalProperties:!1,
properties:{perMinute:{type:"integer",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}};
function We(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let s in r)if(!(s==="perMinute"||s==="perDay"||s==="concurrent")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:T,data:r};e===null?e=[i]:e.push(i),t++}if(r.perMinute!==void 0){let s=r.perMinute;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"#/properties/perMinute/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:T.properties.perMinute.type,parentSchema:T.properties.perMinute,
data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perMinute",schemaPath:"\
#/properties/perMinute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:T.
properties.perMinute,data:s};e===null?e=[i]:e.push(i),t++}}if(r.perDay!==void 0){let s=r.perDay;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:T.properties.perDay.type,parentSchema:T.properties.perDay,data:s};e===null?e=[
i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/perDay",schemaPath:"#/properties/perDay\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:T.properties.perDay,
data:s};e===null?e=[i]:e.push(i),t++}}if(r.concurrent!==void 0){let s=r.concurrent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concurrent/type",keyword:"type",params:{type:"integer"},
message:"must be integer",schema:T.properties.concurrent.type,parentSchema:T.properties.concurrent,data:s};e===null?e=[i]:
e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/concurrent",schemaPath:"#/properties/concu\
rrent/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:T.properties.
concurrent,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:r};e===null?e=[s]:e.push(s),t++}return We.errors=
e,t===0}var O={type:"object",required:["failures","withinSeconds","blockSeconds"],additionalProperties:!1,properties:{failures:{
type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function Xe(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.failures===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fa\
ilures"},message:"must have required property 'failures'",schema:O.required,parentSchema:O,data:r};e===null?e=[s]:e.push(
s),t++}if(r.withinSeconds===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
withinSeconds"},message:"must have required property 'withinSeconds'",schema:O.required,parentSchema:O,data:r};e===null?
e=[s]:e.push(s),t++}if(r.blockSeconds===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"blockSeconds"},message:"must have required property 'blockSeconds'",schema:O.required,parentSchema:O,data:r};
e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="failures"||s==="withinSeconds"||s==="blockSeconds")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:O,data:r};e===null?e=[i]:e.push(i),t++}if(r.failures!==void 0){let s=r.failures;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"#/properties/failures/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:O.properties.failures.type,parentSchema:O.properties.failures,
data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"\
#/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:O.
properties.failures,data:s};e===null?e=[i]:e.push(i),t++}}if(r.withinSeconds!==void 0){let s=r.withinSeconds;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/withinSeconds",schemaPath:"#/properties/withinSeconds/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:O.properties.withinSeconds.type,parentSchema:O.properties.
withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/withi\
nSeconds",schemaPath:"#/properties/withinSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1",schema:1,parentSchema:O.properties.withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}}if(r.blockSeconds!==void 0){
let s=r.blockSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/blockSeconds",schemaPath:"#/pr\
operties/blockSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:O.properties.blockSeconds.
type,parentSchema:O.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){
let i={instancePath:p+"/blockSeconds",schemaPath:"#/properties/blockSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:O.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,parentSchema:O,
data:r};e===null?e=[s]:e.push(s),t++}return Xe.errors=e,t===0}var C={type:"object",additionalProperties:!1,properties:{failures:{
type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}};function er(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!(s==="failures"||s==="withinSeconds"||s==="blockSeconds")){let i={instancePath:p,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:C,data:r};e===null?e=[i]:e.push(i),t++}if(r.failures!==void 0){let s=r.failures;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:C.properties.failures.type,parentSchema:C.properties.failures,data:s};e===
null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/failures",schemaPath:"#/propert\
ies/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:C.
properties.failures,data:s};e===null?e=[i]:e.push(i),t++}}if(r.withinSeconds!==void 0){let s=r.withinSeconds;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/withinSeconds",schemaPath:"#/properties/withinSeconds/type",keyword:"\
type",params:{type:"integer"},message:"must be integer",schema:C.properties.withinSeconds.type,parentSchema:C.properties.
withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/withi\
nSeconds",schemaPath:"#/properties/withinSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1",schema:1,parentSchema:C.properties.withinSeconds,data:s};e===null?e=[i]:e.push(i),t++}}if(r.blockSeconds!==void 0){
let s=r.blockSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/blockSeconds",schemaPath:"#/pr\
operties/blockSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:C.properties.blockSeconds.
type,parentSchema:C.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){
let i={instancePath:p+"/blockSeconds",schemaPath:"#/properties/blockSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:C.properties.blockSeconds,data:s};e===null?e=[i]:e.push(i),t++}}}else{
let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,parentSchema:C,
data:r};e===null?e=[s]:e.push(s),t++}return er.errors=e,t===0}var ze={type:"object",required:[],properties:{}};function n(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ze.
type,parentSchema:ze,data:r};e===null?e=[s]:e.push(s),t++}return n.errors=e,t===0}var te={type:"object",required:["path",
"query","header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"}}};
function $(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:te.required,parentSchema:te,data:r};e===null?e=[s]:e.push(s),
t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},
message:"must have required property 'query'",schema:te.required,parentSchema:te,data:r};e===null?e=[s]:e.push(s),t++}if(r.
header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"\
must have required property 'header'",schema:te.required,parentSchema:te,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length))}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.type,parentSchema:te,data:r};
e===null?e=[s]:e.push(s),t++}return $.errors=e,t===0}var x={type:"object",additionalProperties:!1,properties:{days:{type:"\
number",minimum:0},hours:{type:"number",minimum:0},minutes:{type:"number",minimum:0},seconds:{type:"number",minimum:0}}};
function fe(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let s in r)if(!(s==="days"||s==="hours"||s==="minutes"||s==="seconds")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:x,data:r};e===null?e=[i]:e.push(i),t++}if(r.days!==void 0){let s=r.days;if(typeof s==
"number"){if(s<0||isNaN(s)){let i={instancePath:p+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.days,data:s};e===null?e=[i]:e.push(i),
t++}}else{let i={instancePath:p+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type:"number"},message:"\
must be number",schema:x.properties.days.type,parentSchema:x.properties.days,data:s};e===null?e=[i]:e.push(i),t++}}if(r.
hours!==void 0){let s=r.hours;if(typeof s=="number"){if(s<0||isNaN(s)){let i={instancePath:p+"/hours",schemaPath:"#/prop\
erties/hours/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:x.
properties.hours,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/hours",schemaPath:"#/properties/hour\
s/type",keyword:"type",params:{type:"number"},message:"must be number",schema:x.properties.hours.type,parentSchema:x.properties.
hours,data:s};e===null?e=[i]:e.push(i),t++}}if(r.minutes!==void 0){let s=r.minutes;if(typeof s=="number"){if(s<0||isNaN(
s)){let i={instancePath:p+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.minutes,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:p+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type:"number"},message:"must be \
number",schema:x.properties.minutes.type,parentSchema:x.properties.minutes,data:s};e===null?e=[i]:e.push(i),t++}}if(r.seconds!==
void 0){let s=r.seconds;if(typeof s=="number"){if(s<0||isNaN(s)){let i={instancePath:p+"/seconds",schemaPath:"#/properti\
es/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:x.properties.
seconds,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/seconds",schemaPath:"#/properties/seconds/typ\
e",keyword:"type",params:{type:"number"},message:"must be number",schema:x.properties.seconds.type,parentSchema:x.properties.
seconds,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:x.type,parentSchema:x,data:r};e===null?e=[s]:e.push(s),t++}return fe.errors=e,t===
0}var I={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"advanceClock_body"}}};function rr(r,{instancePath:p="",parentData:f,
parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:I.required,parentSchema:I,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:I.required,parentSchema:I,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:I.
required,parentSchema:I,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:I.required,
parentSchema:I,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(fe(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:r};e===null?e=[s]:e.push(s),t++}
return rr.errors=e,t===0}var ne={type:"object",additionalProperties:!1,properties:{speed:{type:"number",minimum:0,maximum:1e6,
default:1}}};function ge(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){for(let s in r)if(s!=="speed"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:ne,
data:r};e===null?e=[i]:e.push(i),t++}if(r.speed!==void 0){let s=r.speed;if(typeof s=="number"){if(s>1e6||isNaN(s)){let i={
instancePath:p+"/speed",schemaPath:"#/properties/speed/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000",schema:1e6,parentSchema:ne.properties.speed,data:s};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={
instancePath:p+"/speed",schemaPath:"#/properties/speed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0",schema:0,parentSchema:ne.properties.speed,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+
"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.properties.
speed.type,parentSchema:ne.properties.speed,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:r};e===null?e=
[s]:e.push(s),t++}return ge.errors=e,t===0}var pe={type:"object",required:["path","query","header"],properties:{path:{$ref:"\
readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"resumeClock_body"}}};function sr(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'",schema:pe.required,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}if(r.
query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:pe.required,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:pe.required,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(ge(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:pe.type,parentSchema:pe,data:r};e===null?e=[s]:e.push(s),t++}return sr.errors=e,t===0}var je={type:"object",required:[
"machine"],properties:{machine:{$ref:"description#/components/schemas/Machine"}}},de={type:"string",enum:["power","reins\
tall","signup","hosting"]};function Ae(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,
t=0;if(typeof r!="string"){let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:de.type,parentSchema:de,data:r};e===null?e=[s]:e.push(s),t++}if(!(r==="power"||r==="reinstall"||r==="\
signup"||r==="hosting")){let s={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:de.enum},message:"\
must be equal to one of the allowed values",schema:de.enum,parentSchema:de,data:r};e===null?e=[s]:e.push(s),t++}return Ae.
errors=e,t===0}function be(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.machine===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"machine"},message:"must have required property 'machine'",schema:je.required,parentSchema:je,
data:r};e===null?e=[s]:e.push(s),t++}r.machine!==void 0&&(Ae(r.machine,{instancePath:p+"/machine",parentData:r,parentDataProperty:"\
machine",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object",schema:je.type,parentSchema:je,data:r};e===null?e=[s]:
e.push(s),t++}return be.errors=e,t===0}var R={type:"object",required:["path","query","header","body"],properties:{path:{
$ref:"setTransitionPolicy_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#\
/components/schemas/TransitionPolicy"}}},M={type:"object",required:["mode"],additionalProperties:!1,properties:{mode:{type:"\
string",enum:["usual","immediate","after","reads","held","error"]},seconds:{type:"number",minimum:0,maximum:31536e5},reads:{
type:"integer",minimum:1}}};function Oe(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.mode===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mode"},message:"must have required property 'mode'",schema:M.required,parentSchema:M,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="mode"||s==="seconds"||s==="reads")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:M,data:r};e===null?e=[i]:e.push(i),t++}if(r.mode!==void 0){let s=r.mode;if(typeof s!=
"string"){let i={instancePath:p+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:M.properties.mode.type,parentSchema:M.properties.mode,data:s};e===null?e=[i]:e.push(i),t++}if(!(s===
"usual"||s==="immediate"||s==="after"||s==="reads"||s==="held"||s==="error")){let i={instancePath:p+"/mode",schemaPath:"\
#/properties/mode/enum",keyword:"enum",params:{allowedValues:M.properties.mode.enum},message:"must be equal to one of th\
e allowed values",schema:M.properties.mode.enum,parentSchema:M.properties.mode,data:s};e===null?e=[i]:e.push(i),t++}}if(r.
seconds!==void 0){let s=r.seconds;if(typeof s=="number"){if(s>31536e5||isNaN(s)){let i={instancePath:p+"/seconds",schemaPath:"\
#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e5},message:"must be <= 3153600000",schema:31536e5,
parentSchema:M.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(s)){let i={instancePath:p+"/seconds",
schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:M.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/seconds",schemaPath:"\
#/properties/seconds/type",keyword:"type",params:{type:"number"},message:"must be number",schema:M.properties.seconds.type,
parentSchema:M.properties.seconds,data:s};e===null?e=[i]:e.push(i),t++}}if(r.reads!==void 0){let s=r.reads;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/reads",schemaPath:"#/properties/reads/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:M.properties.reads.type,parentSchema:M.properties.reads,data:s};e===null?
e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/reads",schemaPath:"#/properties/read\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:M.properties.
reads,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:M.type,parentSchema:M,data:r};e===null?e=[s]:e.push(s),t++}return Oe.errors=e,t===
0}function tr(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:R.required,parentSchema:R,data:r};e===null?e=
[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:R.required,parentSchema:R,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:R.required,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}
if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'",schema:R.required,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(be(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?be.errors:e.concat(be.
errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(Oe(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:R.type,parentSchema:R,data:r};e===null?e=[s]:e.push(s),t++}return tr.errors=e,t===0}var B={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"description#/components/schemas/Fault"}}},D={type:"object",required:["effect"],additionalProperties:!1,
properties:{operationId:{type:"string"},path:{type:"string"},nth:{type:"integer",minimum:1,default:1},probability:{type:"\
number",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1},effect:{$ref:"description#/components/schemas/Fau\
ltEffect"}}},d={oneOf:[{type:"string",enum:["drop-request","drop-response","stall","truncate","html"]},{type:"object",required:[
"status","code"],additionalProperties:!1,properties:{status:{type:"integer",minimum:400,maximum:599},code:{type:"string"}}},
{type:"object",required:["retryAfterSeconds"],additionalProperties:!1,properties:{retryAfterSeconds:{type:"integer",minimum:0}}},
{type:"object",required:["latencyMs"],additionalProperties:!1,properties:{latencyMs:{type:"number",minimum:0,maximum:31536e8}}},
{type:"object",required:["finishLateMs"],additionalProperties:!1,properties:{finishLateMs:{type:"number",minimum:0,maximum:31536e8},
answer:{type:"string",enum:["gateway-timeout","nothing"],default:"gateway-timeout"},answerAfterMs:{type:"number",minimum:0,
maximum:31536e8,default:0}}}],alternatives:["choice_0_0","choice_1_1","choice_2_2","choice_3_3","choice_4_4"]};function Me(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0,s=t,i=!1,l=null,h=t;if(typeof r!="s\
tring"){let a={instancePath:p,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:d.oneOf[0].type,parentSchema:d.oneOf[0],data:r};e===null?e=[a]:e.push(a),t++}if(!(r==="drop-request"||r==="drop-r\
esponse"||r==="stall"||r==="truncate"||r==="html")){let a={instancePath:p,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{
allowedValues:d.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:d.oneOf[0].enum,parentSchema:d.
oneOf[0],data:r};e===null?e=[a]:e.push(a),t++}var o=h===t;o&&(i=!0,l=0);let m=t;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.status===void 0){let a={instancePath:p,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'",schema:d.oneOf[1].required,parentSchema:d.oneOf[1],data:r};e===null?
e=[a]:e.push(a),t++}if(r.code===void 0){let a={instancePath:p,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"code"},message:"must have required property 'code'",schema:d.oneOf[1].required,parentSchema:d.oneOf[1],
data:r};e===null?e=[a]:e.push(a),t++}for(let a in r)if(!(a==="status"||a==="code")){let y={instancePath:p,schemaPath:"#/\
oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:d.oneOf[1],data:r};e===null?e=[y]:e.push(y),t++}if(r.status!==void 0){let a=r.status;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let y={instancePath:p+"/status",schemaPath:"#/oneOf/1/properties/status/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.oneOf[1].properties.status.type,parentSchema:d.
oneOf[1].properties.status,data:a};e===null?e=[y]:e.push(y),t++}if(typeof a=="number"){if(a>599||isNaN(a)){let y={instancePath:p+
"/status",schemaPath:"#/oneOf/1/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"\
must be <= 599",schema:599,parentSchema:d.oneOf[1].properties.status,data:a};e===null?e=[y]:e.push(y),t++}if(a<400||isNaN(
a)){let y={instancePath:p+"/status",schemaPath:"#/oneOf/1/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400",schema:400,parentSchema:d.oneOf[1].properties.status,data:a};e===null?e=[y]:e.push(
y),t++}}}if(r.code!==void 0){let a=r.code;if(typeof a!="string"){let y={instancePath:p+"/code",schemaPath:"#/oneOf/1/pro\
perties/code/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.oneOf[1].properties.code.type,
parentSchema:d.oneOf[1].properties.code,data:a};e===null?e=[y]:e.push(y),t++}}}else{let a={instancePath:p,schemaPath:"#/\
oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.oneOf[1].type,parentSchema:d.oneOf[1],
data:r};e===null?e=[a]:e.push(a),t++}var o=m===t;if(o&&i)i=!1,l=[l,1];else{o&&(i=!0,l=1);let a=t;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r.retryAfterSeconds===void 0){let S={instancePath:p,schemaPath:"#/oneOf/2/required",keyword:"requi\
red",params:{missingProperty:"retryAfterSeconds"},message:"must have required property 'retryAfterSeconds'",schema:d.oneOf[2].
required,parentSchema:d.oneOf[2],data:r};e===null?e=[S]:e.push(S),t++}for(let S in r)if(S!=="retryAfterSeconds"){let re={
instancePath:p,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S},
message:"must NOT have additional properties",schema:!1,parentSchema:d.oneOf[2],data:r};e===null?e=[re]:e.push(re),t++}if(r.
retryAfterSeconds!==void 0){let S=r.retryAfterSeconds;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let re={instancePath:p+
"/retryAfterSeconds",schemaPath:"#/oneOf/2/properties/retryAfterSeconds/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:d.oneOf[2].properties.retryAfterSeconds.type,parentSchema:d.oneOf[2].properties.retryAfterSeconds,
data:S};e===null?e=[re]:e.push(re),t++}if(typeof S=="number"&&(S<0||isNaN(S))){let re={instancePath:p+"/retryAfterSecond\
s",schemaPath:"#/oneOf/2/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0",schema:0,parentSchema:d.oneOf[2].properties.retryAfterSeconds,data:S};e===null?e=[re]:e.push(re),t++}}}else{
let S={instancePath:p,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.
oneOf[2].type,parentSchema:d.oneOf[2],data:r};e===null?e=[S]:e.push(S),t++}var o=a===t;if(o&&i)i=!1,l=[l,2];else{o&&(i=!0,
l=2);let S=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.latencyMs===void 0){let v={instancePath:p,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"latencyMs"},message:"must have required property 'latencyMs\
'",schema:d.oneOf[3].required,parentSchema:d.oneOf[3],data:r};e===null?e=[v]:e.push(v),t++}for(let v in r)if(v!=="latenc\
yMs"){let V={instancePath:p,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},
message:"must NOT have additional properties",schema:!1,parentSchema:d.oneOf[3],data:r};e===null?e=[V]:e.push(V),t++}if(r.
latencyMs!==void 0){let v=r.latencyMs;if(typeof v=="number"){if(v>31536e8||isNaN(v)){let V={instancePath:p+"/latencyMs",
schemaPath:"#/oneOf/3/properties/latencyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},message:"mu\
st be <= 3153600000000",schema:31536e8,parentSchema:d.oneOf[3].properties.latencyMs,data:v};e===null?e=[V]:e.push(V),t++}
if(v<0||isNaN(v)){let V={instancePath:p+"/latencyMs",schemaPath:"#/oneOf/3/properties/latencyMs/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.oneOf[3].properties.latencyMs,data:v};
e===null?e=[V]:e.push(V),t++}}else{let V={instancePath:p+"/latencyMs",schemaPath:"#/oneOf/3/properties/latencyMs/type",keyword:"\
type",params:{type:"number"},message:"must be number",schema:d.oneOf[3].properties.latencyMs.type,parentSchema:d.oneOf[3].
properties.latencyMs,data:v};e===null?e=[V]:e.push(V),t++}}}else{let v={instancePath:p,schemaPath:"#/oneOf/3/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:d.oneOf[3].type,parentSchema:d.oneOf[3],data:r};e===null?e=
[v]:e.push(v),t++}var o=S===t;if(o&&i)i=!1,l=[l,3];else{o&&(i=!0,l=3);let v=t;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.finishLateMs===void 0){let P={instancePath:p,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
finishLateMs"},message:"must have required property 'finishLateMs'",schema:d.oneOf[4].required,parentSchema:d.oneOf[4],data:r};
e===null?e=[P]:e.push(P),t++}for(let P in r)if(!(P==="finishLateMs"||P==="answer"||P==="answerAfterMs")){let q={instancePath:p,
schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must N\
OT have additional properties",schema:!1,parentSchema:d.oneOf[4],data:r};e===null?e=[q]:e.push(q),t++}if(r.finishLateMs!==
void 0){let P=r.finishLateMs;if(typeof P=="number"){if(P>31536e8||isNaN(P)){let q={instancePath:p+"/finishLateMs",schemaPath:"\
#/oneOf/4/properties/finishLateMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},message:"must be <= \
3153600000000",schema:31536e8,parentSchema:d.oneOf[4].properties.finishLateMs,data:P};e===null?e=[q]:e.push(q),t++}if(P<
0||isNaN(P)){let q={instancePath:p+"/finishLateMs",schemaPath:"#/oneOf/4/properties/finishLateMs/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.oneOf[4].properties.finishLateMs,data:P};
e===null?e=[q]:e.push(q),t++}}else{let q={instancePath:p+"/finishLateMs",schemaPath:"#/oneOf/4/properties/finishLateMs/t\
ype",keyword:"type",params:{type:"number"},message:"must be number",schema:d.oneOf[4].properties.finishLateMs.type,parentSchema:d.
oneOf[4].properties.finishLateMs,data:P};e===null?e=[q]:e.push(q),t++}}if(r.answer!==void 0){let P=r.answer;if(typeof P!=
"string"){let q={instancePath:p+"/answer",schemaPath:"#/oneOf/4/properties/answer/type",keyword:"type",params:{type:"str\
ing"},message:"must be string",schema:d.oneOf[4].properties.answer.type,parentSchema:d.oneOf[4].properties.answer,data:P};
e===null?e=[q]:e.push(q),t++}if(!(P==="gateway-timeout"||P==="nothing")){let q={instancePath:p+"/answer",schemaPath:"#/o\
neOf/4/properties/answer/enum",keyword:"enum",params:{allowedValues:d.oneOf[4].properties.answer.enum},message:"must be \
equal to one of the allowed values",schema:d.oneOf[4].properties.answer.enum,parentSchema:d.oneOf[4].properties.answer,data:P};
e===null?e=[q]:e.push(q),t++}}if(r.answerAfterMs!==void 0){let P=r.answerAfterMs;if(typeof P=="number"){if(P>31536e8||isNaN(
P)){let q={instancePath:p+"/answerAfterMs",schemaPath:"#/oneOf/4/properties/answerAfterMs/maximum",keyword:"maximum",params:{
comparison:"<=",limit:31536e8},message:"must be <= 3153600000000",schema:31536e8,parentSchema:d.oneOf[4].properties.answerAfterMs,
data:P};e===null?e=[q]:e.push(q),t++}if(P<0||isNaN(P)){let q={instancePath:p+"/answerAfterMs",schemaPath:"#/oneOf/4/prop\
erties/answerAfterMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.
oneOf[4].properties.answerAfterMs,data:P};e===null?e=[q]:e.push(q),t++}}else{let q={instancePath:p+"/answerAfterMs",schemaPath:"\
#/oneOf/4/properties/answerAfterMs/type",keyword:"type",params:{type:"number"},message:"must be number",schema:d.oneOf[4].
properties.answerAfterMs.type,parentSchema:d.oneOf[4].properties.answerAfterMs,data:P};e===null?e=[q]:e.push(q),t++}}}else{
let P={instancePath:p,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.
oneOf[4].type,parentSchema:d.oneOf[4],data:r};e===null?e=[P]:e.push(P),t++}var o=v===t;o&&i?(i=!1,l=[l,4]):o&&(i=!0,l=4)}}}
if(i)t=s,e!==null&&(s?e.length=s:e=null);else{let a={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf",schema:d.oneOf,parentSchema:d,data:r};e===null?e=[a]:e.push(a),t++}return Me.
errors=e,t===0}function $e(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.effect===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"effect"},message:"must have required property 'effect'",schema:D.required,parentSchema:D,
data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="operationId"||s==="path"||s==="nth"||s==="probability"||s===
"times"||s==="effect")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:D,data:r};e===null?e=[i]:e.push(
i),t++}if(r.operationId!==void 0){let s=r.operationId;if(typeof s!="string"){let i={instancePath:p+"/operationId",schemaPath:"\
#/properties/operationId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.operationId.
type,parentSchema:D.properties.operationId,data:s};e===null?e=[i]:e.push(i),t++}}if(r.path!==void 0){let s=r.path;if(typeof s!=
"string"){let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:D.properties.path.type,parentSchema:D.properties.path,data:s};e===null?e=[i]:e.push(i),t++}}if(r.
nth!==void 0){let s=r.nth;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/nth",schemaPath:"#/proper\
ties/nth/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:D.properties.nth.type,parentSchema:D.
properties.nth,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/nth",
schemaPath:"#/properties/nth/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:D.properties.nth,data:s};e===null?e=[i]:e.push(i),t++}}if(r.probability!==void 0){let s=r.probability;if(typeof s==
"number"){if(s>1||isNaN(s)){let i={instancePath:p+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:D.properties.probability,data:s};
e===null?e=[i]:e.push(i),t++}if(s<=0||isNaN(s)){let i={instancePath:p+"/probability",schemaPath:"#/properties/probabilit\
y/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0",schema:0,parentSchema:D.
properties.probability,data:s};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:p+"/probability",schemaPath:"#/pro\
perties/probability/type",keyword:"type",params:{type:"number"},message:"must be number",schema:D.properties.probability.
type,parentSchema:D.properties.probability,data:s};e===null?e=[i]:e.push(i),t++}}if(r.times!==void 0){let s=r.times;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:D.properties.times.type,parentSchema:D.properties.times,data:s};e===null?
e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<1||isNaN(s))){let i={instancePath:p+"/times",schemaPath:"#/properties/time\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:D.properties.
times,data:s};e===null?e=[i]:e.push(i),t++}}r.effect!==void 0&&(Me(r.effect,{instancePath:p+"/effect",parentData:r,parentDataProperty:"\
effect",rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:r};e===null?e=[s]:e.
push(s),t++}return $e.errors=e,t===0}function pr(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:B.required,
parentSchema:B,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:B.required,parentSchema:B,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:B.required,parentSchema:B,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:B.required,parentSchema:B,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&($e(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=
e===null?$e.errors:e.concat($e.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:B.type,parentSchema:B,data:r};e===null?e=[s]:e.push(s),t++}return pr.errors=
e,t===0}var ie={type:"object",required:["path","query","header"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/KeyOptions"}}},b={type:"ob\
ject",additionalProperties:!1,properties:{permission_type:{type:"string",enum:["full","read","custom"],default:"full"},permissions:{
type:"object",additionalProperties:{type:"string",enum:["full","read","none"]}},target_mode:{type:"string",enum:["all","\
selected"],default:"all"},targets:{type:"array",items:{type:"string"}},server:{$ref:"description#/components/schemas/Ser\
viceRights"},allow_signup:{type:"boolean",default:!1},expires_at:{description:"YYYY-MM-DD HH:MM:SS in Japan time, or nul\
l.",type:["string","null"],pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},allowed_ips:{type:"array",items:{type:"\
string"}},legacy_servername:{type:"string"}}},ir=Object.prototype.hasOwnProperty,w={type:"object",additionalProperties:!1,
properties:{permission_type:{type:"string",enum:["full","read","custom"],default:"full"},permissions:{type:"object",additionalProperties:{
type:"string",enum:["full","read","none"]}},target_mode:{type:"string",enum:["all","selected"],default:"all"},targets:{type:"\
array",items:{type:"string"}}}};function xe(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="permission_type"||s==="permissions"||s==="targ\
et_mode"||s==="targets")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
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
let i=s.length;for(let l=0;l<i;l++){let h=s[l];if(typeof h!="string"){let m={instancePath:p+"/targets/"+l,schemaPath:"#/\
properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:w.properties.targets.
items.type,parentSchema:w.properties.targets.items,data:h};e===null?e=[m]:e.push(m),t++}}}else{let i={instancePath:p+"/t\
argets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array",schema:w.properties.
targets.type,parentSchema:w.properties.targets,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:w.type,parentSchema:w,data:r};e===null?e=[
s]:e.push(s),t++}return xe.errors=e,t===0}var fr=new RegExp("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$","u");function Ee(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let s in r)if(!ir.call(b.properties,s)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:b,data:r};
e===null?e=[i]:e.push(i),t++}if(r.permission_type!==void 0){let s=r.permission_type;if(typeof s!="string"){let i={instancePath:p+
"/permission_type",schemaPath:"#/properties/permission_type/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:b.properties.permission_type.type,parentSchema:b.properties.permission_type,data:s};e===null?e=[i]:e.push(
i),t++}if(!(s==="full"||s==="read"||s==="custom")){let i={instancePath:p+"/permission_type",schemaPath:"#/properties/per\
mission_type/enum",keyword:"enum",params:{allowedValues:b.properties.permission_type.enum},message:"must be equal to one\
 of the allowed values",schema:b.properties.permission_type.enum,parentSchema:b.properties.permission_type,data:s};e===null?
e=[i]:e.push(i),t++}}if(r.permissions!==void 0){let s=r.permissions;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){
let l=s[i];if(typeof l!="string"){let h={instancePath:p+"/permissions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/permissions/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.
properties.permissions.additionalProperties.type,parentSchema:b.properties.permissions.additionalProperties,data:l};e===
null?e=[h]:e.push(h),t++}if(!(l==="full"||l==="read"||l==="none")){let h={instancePath:p+"/permissions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/permissions/additionalProperties/enum",keyword:"enum",params:{allowedValues:b.
properties.permissions.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:b.properties.
permissions.additionalProperties.enum,parentSchema:b.properties.permissions.additionalProperties,data:l};e===null?e=[h]:
e.push(h),t++}}else{let i={instancePath:p+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:b.properties.permissions.type,parentSchema:b.properties.permissions,data:s};
e===null?e=[i]:e.push(i),t++}}if(r.target_mode!==void 0){let s=r.target_mode;if(typeof s!="string"){let i={instancePath:p+
"/target_mode",schemaPath:"#/properties/target_mode/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:b.properties.target_mode.type,parentSchema:b.properties.target_mode,data:s};e===null?e=[i]:e.push(i),t++}if(!(s===
"all"||s==="selected")){let i={instancePath:p+"/target_mode",schemaPath:"#/properties/target_mode/enum",keyword:"enum",params:{
allowedValues:b.properties.target_mode.enum},message:"must be equal to one of the allowed values",schema:b.properties.target_mode.
enum,parentSchema:b.properties.target_mode,data:s};e===null?e=[i]:e.push(i),t++}}if(r.targets!==void 0){let s=r.targets;
if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){let h=s[l];if(typeof h!="string"){let m={instancePath:p+"/targe\
ts/"+l,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.
properties.targets.items.type,parentSchema:b.properties.targets.items,data:h};e===null?e=[m]:e.push(m),t++}}}else{let i={
instancePath:p+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be a\
rray",schema:b.properties.targets.type,parentSchema:b.properties.targets,data:s};e===null?e=[i]:e.push(i),t++}}if(r.server!==
void 0&&(xe(r.server,{instancePath:p+"/server",parentData:r,parentDataProperty:"server",rootData:u})||(e=e===null?xe.errors:
e.concat(xe.errors),t=e.length)),r.allow_signup!==void 0){let s=r.allow_signup;if(typeof s!="boolean"){let i={instancePath:p+
"/allow_signup",schemaPath:"#/properties/allow_signup/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean",schema:b.properties.allow_signup.type,parentSchema:b.properties.allow_signup,data:s};e===null?e=[i]:e.push(i),t++}}
if(r.expires_at!==void 0){let s=r.expires_at;if(typeof s!="string"&&s!==null){let i={instancePath:p+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:b.properties.expires_at.type},message:"must be string,null",schema:b.
properties.expires_at.type,parentSchema:b.properties.expires_at,data:s};e===null?e=[i]:e.push(i),t++}if(typeof s=="strin\
g"&&!fr.test(s)){let i={instancePath:p+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"},message:'must match pattern "^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$"',
schema:"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$",parentSchema:b.properties.expires_at,data:s};e===null?e=[i]:e.push(
i),t++}}if(r.allowed_ips!==void 0){let s=r.allowed_ips;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){let h=s[l];
if(typeof h!="string"){let m={instancePath:p+"/allowed_ips/"+l,schemaPath:"#/properties/allowed_ips/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:b.properties.allowed_ips.items.type,parentSchema:b.properties.
allowed_ips.items,data:h};e===null?e=[m]:e.push(m),t++}}}else{let i={instancePath:p+"/allowed_ips",schemaPath:"#/propert\
ies/allowed_ips/type",keyword:"type",params:{type:"array"},message:"must be array",schema:b.properties.allowed_ips.type,
parentSchema:b.properties.allowed_ips,data:s};e===null?e=[i]:e.push(i),t++}}if(r.legacy_servername!==void 0){let s=r.legacy_servername;
if(typeof s!="string"){let i={instancePath:p+"/legacy_servername",schemaPath:"#/properties/legacy_servername/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:b.properties.legacy_servername.type,parentSchema:b.properties.
legacy_servername,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:r};e===null?e=[s]:e.push(s),t++}return Ee.errors=
e,t===0}function ar(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:ie.required,parentSchema:ie,data:r};e===null?
e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:ie.required,parentSchema:ie,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:ie.required,parentSchema:ie,data:r};e===null?e=[s]:e.push(s),
t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?
n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+
"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.
body!==void 0&&(Ee(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?Ee.errors:
e.concat(Ee.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ie.type,parentSchema:ie,data:r};e===null?e=[s]:e.push(s),t++}return ar.errors=e,t===0}var H={type:"\
object",required:["key","targets"],additionalProperties:!1,properties:{key:{type:"string"},targets:{type:"array",items:{
type:"string"}}}};function Pe(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.key===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"key"},message:"must have required property 'key'",schema:H.required,parentSchema:H,data:r};e===
null?e=[s]:e.push(s),t++}if(r.targets===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"targets"},message:"must have required property 'targets'",schema:H.required,parentSchema:H,data:r};e===
null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="key"||s==="targets")){let i={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",schema:!1,
parentSchema:H,data:r};e===null?e=[i]:e.push(i),t++}if(r.key!==void 0){let s=r.key;if(typeof s!="string"){let i={instancePath:p+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.
key.type,parentSchema:H.properties.key,data:s};e===null?e=[i]:e.push(i),t++}}if(r.targets!==void 0){let s=r.targets;if(Array.
isArray(s)){let i=s.length;for(let l=0;l<i;l++){let h=s[l];if(typeof h!="string"){let m={instancePath:p+"/targets/"+l,schemaPath:"\
#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.targets.
items.type,parentSchema:H.properties.targets.items,data:h};e===null?e=[m]:e.push(m),t++}}}else{let i={instancePath:p+"/t\
argets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.
targets.type,parentSchema:H.properties.targets,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,data:r};e===null?e=[
s]:e.push(s),t++}return Pe.errors=e,t===0}var K={type:"object",required:["path","query","header","body"],properties:{path:{
$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setKeyTargets_body"}}};
function or(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}
if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:K.required,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{
instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.
length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||(e=
e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(Pe(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:K.type,parentSchema:K,data:r};e===null?e=[s]:e.push(s),t++}return or.errors=e,t===0}var me={type:"object",required:[
"key"],additionalProperties:!1,properties:{key:{type:"string"}}};function qe(r,{instancePath:p="",parentData:f,parentDataProperty:g,
rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.key===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'",schema:me.required,
parentSchema:me,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="key"){let i={instancePath:p,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties",schema:!1,parentSchema:me,data:r};e===null?e=[i]:e.push(i),t++}if(r.key!==void 0){let s=r.key;if(typeof s!="strin\
g"){let i={instancePath:p+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:me.properties.key.type,parentSchema:me.properties.key,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,
data:r};e===null?e=[s]:e.push(s),t++}return qe.errors=e,t===0}var z={type:"object",required:["path","query","header","bo\
dy"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"\
revokeKey_body"}}};function nr(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"path"},message:"must have required property 'path'",schema:z.required,parentSchema:z,data:r};
e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"query"},message:"must have required property 'query'",schema:z.required,parentSchema:z,data:r};e===null?
e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
header"},message:"must have required property 'header'",schema:z.required,parentSchema:z,data:r};e===null?e=[s]:e.push(s),
t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},
message:"must have required property 'body'",schema:z.required,parentSchema:z,data:r};e===null?e=[s]:e.push(s),t++}r.path!==
void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(
n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(qe(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?qe.errors:e.concat(qe.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:z.type,parentSchema:z,data:r};e===null?e=[s]:e.push(s),t++}return nr.errors=e,t===0}var F={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"r\
eadHealth_path"},body:{$ref:"description#/components/schemas/Account"}}},ae={type:"object",required:["balance"],additionalProperties:!1,
properties:{balance:{type:"integer",minimum:0}}};function He(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.balance===void 0){let s={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"balance"},message:"must have required property 'balance'",schema:ae.
required,parentSchema:ae,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="balance"){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:ae,data:r};e===null?e=[i]:e.push(i),t++}if(r.balance!==void 0){let s=r.balance;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let i={instancePath:p+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:ae.properties.balance.type,parentSchema:ae.properties.balance,data:s};e===
null?e=[i]:e.push(i),t++}if(typeof s=="number"&&(s<0||isNaN(s))){let i={instancePath:p+"/balance",schemaPath:"#/properti\
es/balance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ae.properties.
balance,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ae.type,parentSchema:ae,data:r};e===null?e=[s]:e.push(s),t++}return He.errors=e,
t===0}function mr(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:F.required,parentSchema:F,data:r};e===null?e=
[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:F.required,parentSchema:F,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:F.required,parentSchema:F,data:r};e===null?e=[s]:e.push(s),t++}
if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'",schema:F.required,parentSchema:F,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(He(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?He.errors:e.concat(He.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:F.type,parentSchema:F,data:r};e===null?e=[s]:e.push(s),t++}return mr.errors=e,t===0}var Re={type:"object",additionalProperties:!1,
properties:{vps:{$ref:"description#/components/schemas/LimitChange"},server:{$ref:"description#/components/schemas/Limit\
Change"},common:{$ref:"description#/components/schemas/LimitChange"},authenticationBlock:{$ref:"description#/components/\
schemas/AuthenticationBlockChange"}}},_={oneOf:[{type:"object",additionalProperties:!1,properties:{perMinute:{type:"inte\
ger",minimum:1},perDay:{type:"integer",minimum:1},concurrent:{type:"integer",minimum:1}}},{type:"boolean",enum:[!1]}],alternatives:[
"choice_7_0","choice_6_1"]};function X(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,
t=0,s=t,i=!1,l=null,h=t;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a==="perMinute"||a==="perDay"||
a==="concurrent")){let y={instancePath:p,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:_.oneOf[0],data:r};e===null?e=
[y]:e.push(y),t++}if(r.perMinute!==void 0){let a=r.perMinute;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let y={instancePath:p+
"/perMinute",schemaPath:"#/oneOf/0/properties/perMinute/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger",schema:_.oneOf[0].properties.perMinute.type,parentSchema:_.oneOf[0].properties.perMinute,data:a};e===null?e=[y]:e.
push(y),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let y={instancePath:p+"/perMinute",schemaPath:"#/oneOf/0/properties/\
perMinute/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.oneOf[0].
properties.perMinute,data:a};e===null?e=[y]:e.push(y),t++}}if(r.perDay!==void 0){let a=r.perDay;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a))){let y={instancePath:p+"/perDay",schemaPath:"#/oneOf/0/properties/perDay/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:_.oneOf[0].properties.perDay.type,parentSchema:_.oneOf[0].properties.perDay,
data:a};e===null?e=[y]:e.push(y),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let y={instancePath:p+"/perDay",schemaPath:"\
#/oneOf/0/properties/perDay/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:_.oneOf[0].properties.perDay,data:a};e===null?e=[y]:e.push(y),t++}}if(r.concurrent!==void 0){let a=r.concurrent;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let y={instancePath:p+"/concurrent",schemaPath:"#/oneOf/0/properties/concur\
rent/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:_.oneOf[0].properties.concurrent.type,
parentSchema:_.oneOf[0].properties.concurrent,data:a};e===null?e=[y]:e.push(y),t++}if(typeof a=="number"&&(a<1||isNaN(a))){
let y={instancePath:p+"/concurrent",schemaPath:"#/oneOf/0/properties/concurrent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1",schema:1,parentSchema:_.oneOf[0].properties.concurrent,data:a};e===null?e=[y]:e.push(
y),t++}}}else{let a={instancePath:p,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:_.oneOf[0].type,parentSchema:_.oneOf[0],data:r};e===null?e=[a]:e.push(a),t++}var o=h===t;o&&(i=!0,l=0);let m=t;
if(typeof r!="boolean"){let a={instancePath:p,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:_.oneOf[1].type,parentSchema:_.oneOf[1],data:r};e===null?e=[a]:e.push(a),t++}if(r!==!1){let a={instancePath:p,
schemaPath:"#/oneOf/1/enum",keyword:"enum",params:{allowedValues:_.oneOf[1].enum},message:"must be equal to one of the a\
llowed values",schema:_.oneOf[1].enum,parentSchema:_.oneOf[1],data:r};e===null?e=[a]:e.push(a),t++}var o=m===t;if(o&&i?(i=
!1,l=[l,1]):o&&(i=!0,l=1),i)t=s,e!==null&&(s?e.length=s:e=null);else{let a={instancePath:p,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf",schema:_.oneOf,parentSchema:_,data:r};
e===null?e=[a]:e.push(a),t++}return X.errors=e,t===0}var j={oneOf:[{type:"object",additionalProperties:!1,properties:{failures:{
type:"integer",minimum:1},withinSeconds:{type:"integer",minimum:1},blockSeconds:{type:"integer",minimum:1}}},{type:"bool\
ean",enum:[!1]}],alternatives:["choice_9_0","choice_6_1"]};function Le(r,{instancePath:p="",parentData:f,parentDataProperty:g,
rootData:u=r}={}){let e=null,t=0,s=t,i=!1,l=null,h=t;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(!(a===
"failures"||a==="withinSeconds"||a==="blockSeconds")){let y={instancePath:p,schemaPath:"#/oneOf/0/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:j.
oneOf[0],data:r};e===null?e=[y]:e.push(y),t++}if(r.failures!==void 0){let a=r.failures;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a))){let y={instancePath:p+"/failures",schemaPath:"#/oneOf/0/properties/failures/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:j.oneOf[0].properties.failures.type,parentSchema:j.oneOf[0].properties.failures,
data:a};e===null?e=[y]:e.push(y),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let y={instancePath:p+"/failures",schemaPath:"\
#/oneOf/0/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:j.oneOf[0].properties.failures,data:a};e===null?e=[y]:e.push(y),t++}}if(r.withinSeconds!==void 0){let a=r.withinSeconds;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let y={instancePath:p+"/withinSeconds",schemaPath:"#/oneOf/0/properties/wit\
hinSeconds/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:j.oneOf[0].properties.withinSeconds.
type,parentSchema:j.oneOf[0].properties.withinSeconds,data:a};e===null?e=[y]:e.push(y),t++}if(typeof a=="number"&&(a<1||
isNaN(a))){let y={instancePath:p+"/withinSeconds",schemaPath:"#/oneOf/0/properties/withinSeconds/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:j.oneOf[0].properties.withinSeconds,data:a};
e===null?e=[y]:e.push(y),t++}}if(r.blockSeconds!==void 0){let a=r.blockSeconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){
let y={instancePath:p+"/blockSeconds",schemaPath:"#/oneOf/0/properties/blockSeconds/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer",schema:j.oneOf[0].properties.blockSeconds.type,parentSchema:j.oneOf[0].properties.blockSeconds,
data:a};e===null?e=[y]:e.push(y),t++}if(typeof a=="number"&&(a<1||isNaN(a))){let y={instancePath:p+"/blockSeconds",schemaPath:"\
#/oneOf/0/properties/blockSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:j.oneOf[0].properties.blockSeconds,data:a};e===null?e=[y]:e.push(y),t++}}}else{let a={instancePath:p,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.oneOf[0].type,parentSchema:j.oneOf[0],
data:r};e===null?e=[a]:e.push(a),t++}var o=h===t;o&&(i=!0,l=0);let m=t;if(typeof r!="boolean"){let a={instancePath:p,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:j.oneOf[1].type,parentSchema:j.oneOf[1],
data:r};e===null?e=[a]:e.push(a),t++}if(r!==!1){let a={instancePath:p,schemaPath:"#/oneOf/1/enum",keyword:"enum",params:{
allowedValues:j.oneOf[1].enum},message:"must be equal to one of the allowed values",schema:j.oneOf[1].enum,parentSchema:j.
oneOf[1],data:r};e===null?e=[a]:e.push(a),t++}var o=m===t;if(o&&i?(i=!1,l=[l,1]):o&&(i=!0,l=1),i)t=s,e!==null&&(s?e.length=
s:e=null);else{let a={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match \
exactly one schema in oneOf",schema:j.oneOf,parentSchema:j,data:r};e===null?e=[a]:e.push(a),t++}return Le.errors=e,t===0}
function we(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let s in r)if(!(s==="vps"||s==="server"||s==="common"||s==="authenticationBlock")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:Re,data:r};e===null?e=[i]:e.push(i),t++}r.vps!==void 0&&(X(r.vps,{instancePath:p+
"/vps",parentData:r,parentDataProperty:"vps",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),r.server!==
void 0&&(X(r.server,{instancePath:p+"/server",parentData:r,parentDataProperty:"server",rootData:u})||(e=e===null?X.errors:
e.concat(X.errors),t=e.length)),r.common!==void 0&&(X(r.common,{instancePath:p+"/common",parentData:r,parentDataProperty:"\
common",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),r.authenticationBlock!==void 0&&(Le(r.authenticationBlock,
{instancePath:p+"/authenticationBlock",parentData:r,parentDataProperty:"authenticationBlock",rootData:u})||(e=e===null?Le.
errors:e.concat(Le.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:Re.type,parentSchema:Re,data:r};e===null?e=[s]:e.push(s),t++}return we.errors=e,t===
0}var Z={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setLimits_body"}}};function ur(r,{instancePath:p="",parentData:f,
parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Z.required,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Z.required,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Z.
required,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Z.required,
parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/\
query",parentData:r,parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(we(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:r};e===null?e=[s]:e.push(s),t++}
return ur.errors=e,t===0}var Be={type:"object",additionalProperties:!1,properties:{lagMs:{$ref:"description#/components/\
schemas/LogLag"},skewMs:{$ref:"description#/components/schemas/LogSkew"}}},Ne={type:"number",minimum:0,maximum:31536e8};
function Te(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(typeof r=="number"){
if(r>31536e8||isNaN(r)){let s={instancePath:p,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:31536e8},
message:"must be <= 3153600000000",schema:31536e8,parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){
let s={instancePath:p,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"number"},message:"must be number",schema:Ne.type,parentSchema:Ne,data:r};e===null?e=[s]:e.push(s),t++}return Te.errors=
e,t===0}var oe={type:"array",minItems:1,maxItems:100,items:{type:"number",minimum:-864e5,maximum:864e5}};function Ce(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>100){
let i={instancePath:p,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100\
 items",schema:100,parentSchema:oe,data:r};e===null?e=[i]:e.push(i),t++}if(r.length<1){let i={instancePath:p,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:oe,data:r};
e===null?e=[i]:e.push(i),t++}let s=r.length;for(let i=0;i<s;i++){let l=r[i];if(typeof l=="number"){if(l>864e5||isNaN(l)){
let h={instancePath:p+"/"+i,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"\
must be <= 86400000",schema:864e5,parentSchema:oe.items,data:l};e===null?e=[h]:e.push(h),t++}if(l<-864e5||isNaN(l)){let h={
instancePath:p+"/"+i,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},message:"must \
be >= -86400000",schema:-864e5,parentSchema:oe.items,data:l};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:p+"/"+
i,schemaPath:"#/items/type",keyword:"type",params:{type:"number"},message:"must be number",schema:oe.items.type,parentSchema:oe.
items,data:l};e===null?e=[h]:e.push(h),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:oe.type,parentSchema:oe,data:r};e===null?e=[s]:e.push(s),t++}return Ce.errors=e,t===
0}function ke(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){for(let s in r)if(!(s==="lagMs"||s==="skewMs")){let i={instancePath:p,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties",
schema:!1,parentSchema:Be,data:r};e===null?e=[i]:e.push(i),t++}r.lagMs!==void 0&&(Te(r.lagMs,{instancePath:p+"/lagMs",parentData:r,
parentDataProperty:"lagMs",rootData:u})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),r.skewMs!==void 0&&(Ce(r.
skewMs,{instancePath:p+"/skewMs",parentData:r,parentDataProperty:"skewMs",rootData:u})||(e=e===null?Ce.errors:e.concat(Ce.
errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:Be.type,parentSchema:Be,data:r};e===null?e=[s]:e.push(s),t++}return ke.errors=e,t===0}var Y={type:"obj\
ect",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},
header:{$ref:"readHealth_path"},body:{$ref:"setLogSettings_body"}}};function lr(r,{instancePath:p="",parentData:f,parentDataProperty:g,
rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:Y.required,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:Y.required,
parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Y.required,parentSchema:Y,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:Y.required,parentSchema:Y,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(ke(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=
e===null?ke.errors:e.concat(ke.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:r};e===null?e=[s]:e.push(s),t++}return lr.errors=
e,t===0}var J={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{
$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Uuid"}}},ue={type:"o\
bject",required:["uuid"],additionalProperties:!1,properties:{uuid:{type:"string"}}};function Ve(r,{instancePath:p="",parentData:f,
parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must have required pr\
operty 'uuid'",schema:ue.required,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="uuid"){let i={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties",schema:!1,parentSchema:ue,data:r};e===null?e=[i]:e.push(i),t++}if(r.uuid!==void 0){
let s=r.uuid;if(typeof s!="string"){let i={instancePath:p+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:ue.properties.uuid.type,parentSchema:ue.properties.uuid,data:s};e===null?
e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object",schema:ue.type,parentSchema:ue,data:r};e===null?e=[s]:e.push(s),t++}return Ve.errors=e,t===0}function hr(r,{
instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}if(r.
query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"\
must have required property 'query'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"header"},message:"must\
 have required property 'header'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have requ\
ired property 'body'",schema:J.required,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{
instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.
length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||(e=
e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(Ve(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:J.type,parentSchema:J,data:r};e===null?e=[s]:e.push(s),t++}return hr.errors=e,t===0}var L={type:"object",required:[
"uuid","hostname"],additionalProperties:!1,properties:{uuid:{type:"string"},hostname:{description:"Null for none.",type:[
"string","null"],pattern:"^[0-9A-Za-z.-]{1,253}$"}}},gr=new RegExp("^[0-9A-Za-z.-]{1,253}$","u");function Se(r,{instancePath:p="",
parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.uuid===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must h\
ave required property 'uuid'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}if(r.hostname===void 0){
let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hostname"},message:"must have \
required property 'hostname'",schema:L.required,parentSchema:L,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s===
"uuid"||s==="hostname")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties",schema:!1,parentSchema:L,data:r};e===null?e=[i]:e.push(
i),t++}if(r.uuid!==void 0){let s=r.uuid;if(typeof s!="string"){let i={instancePath:p+"/uuid",schemaPath:"#/properties/uu\
id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.uuid.type,parentSchema:L.properties.
uuid,data:s};e===null?e=[i]:e.push(i),t++}}if(r.hostname!==void 0){let s=r.hostname;if(typeof s!="string"&&s!==null){let i={
instancePath:p+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type:L.properties.hostname.type},
message:"must be string,null",schema:L.properties.hostname.type,parentSchema:L.properties.hostname,data:s};e===null?e=[i]:
e.push(i),t++}if(typeof s=="string"&&!gr.test(s)){let i={instancePath:p+"/hostname",schemaPath:"#/properties/hostname/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z.-]{1,253}$"',
schema:"^[0-9A-Za-z.-]{1,253}$",parentSchema:L.properties.hostname,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:r};
e===null?e=[s]:e.push(s),t++}return Se.errors=e,t===0}var U={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"setReverseRecor\
d_body"}}};function cr(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'",schema:U.required,parentSchema:U,data:r};e===null?e=
[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
query"},message:"must have required property 'query'",schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),
t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head\
er"},message:"must have required property 'header'",schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}
if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"\
must have required property 'body'",schema:U.required,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&
(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,
parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(Se(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=e===null?Se.errors:e.concat(Se.errors),t=
e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:U.type,parentSchema:U,data:r};e===null?e=[s]:e.push(s),t++}return cr.errors=e,t===0}var le={type:"object",required:[
"target"],additionalProperties:!1,properties:{target:{type:"string"}}};function ve(r,{instancePath:p="",parentData:f,parentDataProperty:g,
rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.target===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"},message:"must have required property 'targe\
t'",schema:le.required,parentSchema:le,data:r};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="target"){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties",schema:!1,parentSchema:le,data:r};e===null?e=[i]:e.push(i),t++}if(r.target!==void 0){let s=r.target;
if(typeof s!="string"){let i={instancePath:p+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:le.properties.target.type,parentSchema:le.properties.target,data:s};e===null?e=
[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object",schema:le.type,parentSchema:le,data:r};e===null?e=[s]:e.push(s),t++}return ve.errors=e,t===0}var G={type:"obje\
ct",required:["path","query","header","body"],properties:{path:{$ref:"readHealth_path"},query:{$ref:"readHealth_path"},header:{
$ref:"readHealth_path"},body:{$ref:"suspendContract_body"}}};function Ke(r,{instancePath:p="",parentData:f,parentDataProperty:g,
rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",
schema:G.required,parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:G.required,
parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:G.required,parentSchema:G,
data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"body"},message:"must have required property 'body'",schema:G.required,parentSchema:G,data:r};e===
null?e=[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(ve(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=
e===null?ve.errors:e.concat(ve.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:r};e===null?e=[s]:e.push(s),t++}return Ke.errors=
e,t===0}var he={type:"object",required:["plan_id"],properties:{plan_id:{type:"string"}}};function De(r,{instancePath:p="",
parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id===
void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"plan_id"},message:"mus\
t have required property 'plan_id'",schema:he.required,parentSchema:he,data:r};e===null?e=[s]:e.push(s),t++}if(r.plan_id!==
void 0){let s=r.plan_id;if(typeof s!="string"){let i={instancePath:p+"/plan_id",schemaPath:"#/properties/plan_id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:he.properties.plan_id.type,parentSchema:he.properties.plan_id,
data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object",schema:he.type,parentSchema:he,data:r};e===null?e=[s]:e.push(s),t++}return De.errors=e,t===
0}var k={type:"object",additionalProperties:!1,properties:{open:{type:"boolean"},periods:{type:"array",items:{type:"obje\
ct",required:["months","price"],additionalProperties:!1,properties:{months:{type:"integer",minimum:1},price:{type:"integ\
er",minimum:0},regularPrice:{type:"integer",minimum:0}}}}}};function _e(r,{instancePath:p="",parentData:f,parentDataProperty:g,
rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!(s==="open"||s==="perio\
ds")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties",schema:!1,parentSchema:k,data:r};e===null?e=[i]:e.push(i),t++}if(r.open!==
void 0){let s=r.open;if(typeof s!="boolean"){let i={instancePath:p+"/open",schemaPath:"#/properties/open/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.open.type,parentSchema:k.properties.open,data:s};
e===null?e=[i]:e.push(i),t++}}if(r.periods!==void 0){let s=r.periods;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){
let h=s[l];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.months===void 0){let m={instancePath:p+"/periods/"+l,schemaPath:"\
#/properties/periods/items/required",keyword:"required",params:{missingProperty:"months"},message:"must have required pr\
operty 'months'",schema:k.properties.periods.items.required,parentSchema:k.properties.periods.items,data:h};e===null?e=[
m]:e.push(m),t++}if(h.price===void 0){let m={instancePath:p+"/periods/"+l,schemaPath:"#/properties/periods/items/require\
d",keyword:"required",params:{missingProperty:"price"},message:"must have required property 'price'",schema:k.properties.
periods.items.required,parentSchema:k.properties.periods.items,data:h};e===null?e=[m]:e.push(m),t++}for(let m in h)if(!(m===
"months"||m==="price"||m==="regularPrice")){let o={instancePath:p+"/periods/"+l,schemaPath:"#/properties/periods/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:k.properties.periods.items,data:h};e===null?e=[o]:e.push(o),t++}if(h.months!==void 0){let m=h.
months;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let o={instancePath:p+"/periods/"+l+"/months",schemaPath:"#/properti\
es/periods/items/properties/months/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.
periods.items.properties.months.type,parentSchema:k.properties.periods.items.properties.months,data:m};e===null?e=[o]:e.
push(o),t++}if(typeof m=="number"&&(m<1||isNaN(m))){let o={instancePath:p+"/periods/"+l+"/months",schemaPath:"#/properti\
es/periods/items/properties/months/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,
parentSchema:k.properties.periods.items.properties.months,data:m};e===null?e=[o]:e.push(o),t++}}if(h.price!==void 0){let m=h.
price;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let o={instancePath:p+"/periods/"+l+"/price",schemaPath:"#/properties\
/periods/items/properties/price/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:k.properties.
periods.items.properties.price.type,parentSchema:k.properties.periods.items.properties.price,data:m};e===null?e=[o]:e.push(
o),t++}if(typeof m=="number"&&(m<0||isNaN(m))){let o={instancePath:p+"/periods/"+l+"/price",schemaPath:"#/properties/per\
iods/items/properties/price/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,
parentSchema:k.properties.periods.items.properties.price,data:m};e===null?e=[o]:e.push(o),t++}}if(h.regularPrice!==void 0){
let m=h.regularPrice;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let o={instancePath:p+"/periods/"+l+"/regularPrice",schemaPath:"\
#/properties/periods/items/properties/regularPrice/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:k.properties.periods.items.properties.regularPrice.type,parentSchema:k.properties.periods.items.properties.regularPrice,
data:m};e===null?e=[o]:e.push(o),t++}if(typeof m=="number"&&(m<0||isNaN(m))){let o={instancePath:p+"/periods/"+l+"/regul\
arPrice",schemaPath:"#/properties/periods/items/properties/regularPrice/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0",schema:0,parentSchema:k.properties.periods.items.properties.regularPrice,data:m};e===
null?e=[o]:e.push(o),t++}}}else{let m={instancePath:p+"/periods/"+l,schemaPath:"#/properties/periods/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:k.properties.periods.items.type,parentSchema:k.properties.periods.
items,data:h};e===null?e=[m]:e.push(m),t++}}}else{let i={instancePath:p+"/periods",schemaPath:"#/properties/periods/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.periods.type,parentSchema:k.properties.
periods,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:k.type,parentSchema:k,data:r};e===null?e=[s]:e.push(s),t++}return _e.errors=e,t===
0}var Q={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"changePlan_path"},query:{$ref:"\
readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"changePlan_body"}}};function yr(r,{instancePath:p="",parentData:f,
parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required pr\
operty 'path'",schema:Q.required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'",
schema:Q.required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'",schema:Q.
required,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'",schema:Q.required,
parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}r.path!==void 0&&(De(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"\
path",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+
"/query",parentData:r,parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==
void 0&&(n(r.header,{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:
e.concat(n.errors),t=e.length)),r.body!==void 0&&(_e(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:u})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,data:r};e===null?e=[s]:e.push(s),t++}
return yr.errors=e,t===0}var W={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"readHeal\
th_path"},query:{$ref:"readHealth_path"},header:{$ref:"readHealth_path"},body:{$ref:"description#/components/schemas/Sna\
pshot"}}},c={type:"object",required:["version","tables"],additionalProperties:!1,properties:{version:{type:"integer"},tables:{
type:"object",required:["record","counter","log"],additionalProperties:!1,properties:{record:{type:"array",items:{type:"\
object",required:["collection","id","json"],additionalProperties:!1,properties:{collection:{type:"string"},id:{type:"str\
ing"},json:{type:"string"}}}},counter:{type:"array",items:{type:"object",required:["name","last"],additionalProperties:!1,
properties:{name:{type:"string"},last:{type:"integer"}}}},log:{type:"array",items:{type:"object",required:["number","key\
_hash","at","shown_at","method","path","status","duration_ms","address"],additionalProperties:!1,properties:{number:{type:"\
integer"},key_hash:{type:"string"},at:{type:"integer"},shown_at:{type:"integer"},method:{type:"string"},path:{type:"stri\
ng"},status:{type:"integer"},duration_ms:{type:"integer"},address:{type:"string"}}}}}}}};function Ie(r,{instancePath:p="",
parentData:f,parentDataProperty:g,rootData:u=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.version===
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
i)){let l=i.length;for(let h=0;h<l;h++){let m=i[h];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.collection===void 0){
let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/record/items/required",keyword:"req\
uired",params:{missingProperty:"collection"},message:"must have required property 'collection'",schema:c.properties.tables.
properties.record.items.required,parentSchema:c.properties.tables.properties.record.items,data:m};e===null?e=[o]:e.push(
o),t++}if(m.id===void 0){let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/record/ite\
ms/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:c.properties.
tables.properties.record.items.required,parentSchema:c.properties.tables.properties.record.items,data:m};e===null?e=[o]:
e.push(o),t++}if(m.json===void 0){let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/r\
ecord/items/required",keyword:"required",params:{missingProperty:"json"},message:"must have required property 'json'",schema:c.
properties.tables.properties.record.items.required,parentSchema:c.properties.tables.properties.record.items,data:m};e===
null?e=[o]:e.push(o),t++}for(let o in m)if(!(o==="collection"||o==="id"||o==="json")){let a={instancePath:p+"/tables/rec\
ord/"+h,schemaPath:"#/properties/tables/properties/record/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:c.properties.tables.properties.
record.items,data:m};e===null?e=[a]:e.push(a),t++}if(m.collection!==void 0){let o=m.collection;if(typeof o!="string"){let a={
instancePath:p+"/tables/record/"+h+"/collection",schemaPath:"#/properties/tables/properties/record/items/properties/coll\
ection/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.tables.properties.record.
items.properties.collection.type,parentSchema:c.properties.tables.properties.record.items.properties.collection,data:o};
e===null?e=[a]:e.push(a),t++}}if(m.id!==void 0){let o=m.id;if(typeof o!="string"){let a={instancePath:p+"/tables/record/"+
h+"/id",schemaPath:"#/properties/tables/properties/record/items/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:c.properties.tables.properties.record.items.properties.id.type,parentSchema:c.properties.
tables.properties.record.items.properties.id,data:o};e===null?e=[a]:e.push(a),t++}}if(m.json!==void 0){let o=m.json;if(typeof o!=
"string"){let a={instancePath:p+"/tables/record/"+h+"/json",schemaPath:"#/properties/tables/properties/record/items/prop\
erties/json/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.tables.properties.record.
items.properties.json.type,parentSchema:c.properties.tables.properties.record.items.properties.json,data:o};e===null?e=[
a]:e.push(a),t++}}}else{let o={instancePath:p+"/tables/record/"+h,schemaPath:"#/properties/tables/properties/record/item\
s/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.tables.properties.record.items.
type,parentSchema:c.properties.tables.properties.record.items,data:m};e===null?e=[o]:e.push(o),t++}}}else{let l={instancePath:p+
"/tables/record",schemaPath:"#/properties/tables/properties/record/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:c.properties.tables.properties.record.type,parentSchema:c.properties.tables.properties.record,data:i};
e===null?e=[l]:e.push(l),t++}}if(s.counter!==void 0){let i=s.counter;if(Array.isArray(i)){let l=i.length;for(let h=0;h<l;h++){
let m=i[h];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){let o={instancePath:p+"/tables/counter/"+h,schemaPath:"\
#/properties/tables/properties/counter/items/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'",schema:c.properties.tables.properties.counter.items.required,parentSchema:c.properties.tables.
properties.counter.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.last===void 0){let o={instancePath:p+"/tables/counter\
/"+h,schemaPath:"#/properties/tables/properties/counter/items/required",keyword:"required",params:{missingProperty:"last"},
message:"must have required property 'last'",schema:c.properties.tables.properties.counter.items.required,parentSchema:c.
properties.tables.properties.counter.items,data:m};e===null?e=[o]:e.push(o),t++}for(let o in m)if(!(o==="name"||o==="las\
t")){let a={instancePath:p+"/tables/counter/"+h,schemaPath:"#/properties/tables/properties/counter/items/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,
parentSchema:c.properties.tables.properties.counter.items,data:m};e===null?e=[a]:e.push(a),t++}if(m.name!==void 0){let o=m.
name;if(typeof o!="string"){let a={instancePath:p+"/tables/counter/"+h+"/name",schemaPath:"#/properties/tables/propertie\
s/counter/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.
tables.properties.counter.items.properties.name.type,parentSchema:c.properties.tables.properties.counter.items.properties.
name,data:o};e===null?e=[a]:e.push(a),t++}}if(m.last!==void 0){let o=m.last;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let a={instancePath:p+"/tables/counter/"+h+"/last",schemaPath:"#/properties/tables/properties/counter/items/properties/l\
ast/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.tables.properties.counter.
items.properties.last.type,parentSchema:c.properties.tables.properties.counter.items.properties.last,data:o};e===null?e=
[a]:e.push(a),t++}}}else{let o={instancePath:p+"/tables/counter/"+h,schemaPath:"#/properties/tables/properties/counter/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.tables.properties.counter.
items.type,parentSchema:c.properties.tables.properties.counter.items,data:m};e===null?e=[o]:e.push(o),t++}}}else{let l={
instancePath:p+"/tables/counter",schemaPath:"#/properties/tables/properties/counter/type",keyword:"type",params:{type:"a\
rray"},message:"must be array",schema:c.properties.tables.properties.counter.type,parentSchema:c.properties.tables.properties.
counter,data:i};e===null?e=[l]:e.push(l),t++}}if(s.log!==void 0){let i=s.log;if(Array.isArray(i)){let l=i.length;for(let h=0;h<
l;h++){let m=i[h];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.number===void 0){let o={instancePath:p+"/tables/log/"+
h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"number"},message:"\
must have required property 'number'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.properties.
tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.key_hash===void 0){let o={instancePath:p+"/tables/\
log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"key_h\
ash"},message:"must have required property 'key_hash'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.at===void 0){let o={instancePath:p+"/ta\
bles/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.shown_at===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
shown_at"},message:"must have required property 'shown_at'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.method===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
method"},message:"must have required property 'method'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.path===void 0){let o={instancePath:p+"/\
tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.status===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'",schema:c.properties.tables.properties.log.items.required,parentSchema:c.
properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.duration_ms===void 0){let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{missingProperty:"\
duration_ms"},message:"must have required property 'duration_ms'",schema:c.properties.tables.properties.log.items.required,
parentSchema:c.properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}if(m.address===void 0){let o={
instancePath:p+"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'",schema:c.properties.tables.properties.log.items.
required,parentSchema:c.properties.tables.properties.log.items,data:m};e===null?e=[o]:e.push(o),t++}for(let o in m)if(!ir.
call(c.properties.tables.properties.log.items.properties,o)){let a={instancePath:p+"/tables/log/"+h,schemaPath:"#/proper\
ties/tables/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties",schema:!1,parentSchema:c.properties.tables.properties.log.items,data:m};e===null?e=
[a]:e.push(a),t++}if(m.number!==void 0){let o=m.number;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:p+
"/tables/log/"+h+"/number",schemaPath:"#/properties/tables/properties/log/items/properties/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:c.properties.tables.properties.log.items.properties.number.type,parentSchema:c.
properties.tables.properties.log.items.properties.number,data:o};e===null?e=[a]:e.push(a),t++}}if(m.key_hash!==void 0){let o=m.
key_hash;if(typeof o!="string"){let a={instancePath:p+"/tables/log/"+h+"/key_hash",schemaPath:"#/properties/tables/prope\
rties/log/items/properties/key_hash/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.
tables.properties.log.items.properties.key_hash.type,parentSchema:c.properties.tables.properties.log.items.properties.key_hash,
data:o};e===null?e=[a]:e.push(a),t++}}if(m.at!==void 0){let o=m.at;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:p+
"/tables/log/"+h+"/at",schemaPath:"#/properties/tables/properties/log/items/properties/at/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:c.properties.tables.properties.log.items.properties.at.type,parentSchema:c.properties.
tables.properties.log.items.properties.at,data:o};e===null?e=[a]:e.push(a),t++}}if(m.shown_at!==void 0){let o=m.shown_at;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:p+"/tables/log/"+h+"/shown_at",schemaPath:"#/properties\
/tables/properties/log/items/properties/shown_at/type",keyword:"type",params:{type:"integer"},message:"must be integer",
schema:c.properties.tables.properties.log.items.properties.shown_at.type,parentSchema:c.properties.tables.properties.log.
items.properties.shown_at,data:o};e===null?e=[a]:e.push(a),t++}}if(m.method!==void 0){let o=m.method;if(typeof o!="strin\
g"){let a={instancePath:p+"/tables/log/"+h+"/method",schemaPath:"#/properties/tables/properties/log/items/properties/met\
hod/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.tables.properties.log.items.
properties.method.type,parentSchema:c.properties.tables.properties.log.items.properties.method,data:o};e===null?e=[a]:e.
push(a),t++}}if(m.path!==void 0){let o=m.path;if(typeof o!="string"){let a={instancePath:p+"/tables/log/"+h+"/path",schemaPath:"\
#/properties/tables/properties/log/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:c.properties.tables.properties.log.items.properties.path.type,parentSchema:c.properties.tables.properties.log.
items.properties.path,data:o};e===null?e=[a]:e.push(a),t++}}if(m.status!==void 0){let o=m.status;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o))){let a={instancePath:p+"/tables/log/"+h+"/status",schemaPath:"#/properties/tables/properties/log/item\
s/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.tables.properties.
log.items.properties.status.type,parentSchema:c.properties.tables.properties.log.items.properties.status,data:o};e===null?
e=[a]:e.push(a),t++}}if(m.duration_ms!==void 0){let o=m.duration_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={
instancePath:p+"/tables/log/"+h+"/duration_ms",schemaPath:"#/properties/tables/properties/log/items/properties/duration_\
ms/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:c.properties.tables.properties.log.items.
properties.duration_ms.type,parentSchema:c.properties.tables.properties.log.items.properties.duration_ms,data:o};e===null?
e=[a]:e.push(a),t++}}if(m.address!==void 0){let o=m.address;if(typeof o!="string"){let a={instancePath:p+"/tables/log/"+
h+"/address",schemaPath:"#/properties/tables/properties/log/items/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:c.properties.tables.properties.log.items.properties.address.type,parentSchema:c.
properties.tables.properties.log.items.properties.address,data:o};e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:p+
"/tables/log/"+h,schemaPath:"#/properties/tables/properties/log/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:c.properties.tables.properties.log.items.type,parentSchema:c.properties.tables.properties.log.items,
data:m};e===null?e=[o]:e.push(o),t++}}}else{let l={instancePath:p+"/tables/log",schemaPath:"#/properties/tables/properti\
es/log/type",keyword:"type",params:{type:"array"},message:"must be array",schema:c.properties.tables.properties.log.type,
parentSchema:c.properties.tables.properties.log,data:i};e===null?e=[l]:e.push(l),t++}}}else{let i={instancePath:p+"/tabl\
es",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.
tables.type,parentSchema:c.properties.tables,data:s};e===null?e=[i]:e.push(i),t++}}}else{let s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.type,parentSchema:c,data:r};e===null?e=[
s]:e.push(s),t++}return Ie.errors=e,t===0}function dr(r,{instancePath:p="",parentData:f,parentDataProperty:g,rootData:u=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let s={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:W.required,
parentSchema:W,data:r};e===null?e=[s]:e.push(s),t++}if(r.query===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'",schema:W.required,parentSchema:W,
data:r};e===null?e=[s]:e.push(s),t++}if(r.header===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"header"},message:"must have required property 'header'",schema:W.required,parentSchema:W,data:r};
e===null?e=[s]:e.push(s),t++}if(r.body===void 0){let s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"body"},message:"must have required property 'body'",schema:W.required,parentSchema:W,data:r};e===null?e=
[s]:e.push(s),t++}r.path!==void 0&&(n(r.path,{instancePath:p+"/path",parentData:r,parentDataProperty:"path",rootData:u})||
(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,
parentDataProperty:"query",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.header!==void 0&&(n(r.header,
{instancePath:p+"/header",parentData:r,parentDataProperty:"header",rootData:u})||(e=e===null?n.errors:e.concat(n.errors),
t=e.length)),r.body!==void 0&&(Ie(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:u})||(e=
e===null?Ie.errors:e.concat(Ie.errors),t=e.length))}else{let s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:W.type,parentSchema:W,data:r};e===null?e=[s]:e.push(s),t++}return dr.errors=
e,t===0}var br={choice_0_0:Fe,choice_1_1:Ze,choice_2_2:Ye,choice_3_3:Je,choice_4_4:Ue,choice_5_0:Ge,choice_6_1:Qe,choice_7_0:We,
choice_8_0:Xe,choice_9_0:er,readHealth_path:n,readHealth:$,advanceClock_body:fe,advanceClock:rr,resumeClock_body:ge,resumeClock:sr,
setTransitionPolicy_path:be,setTransitionPolicy:tr,addFault:pr,createKey:ar,setKeyTargets_body:Pe,setKeyTargets:or,revokeKey_body:qe,
revokeKey:nr,setBalance:mr,setLimits_body:we,setLimits:ur,setLogSettings_body:ke,setLogSettings:lr,moveVps:hr,setReverseRecord_body:Se,
setReverseRecord:cr,suspendContract_body:ve,suspendContract:Ke,changePlan_path:De,changePlan_body:_e,changePlan:yr,restoreSnapshot:dr,
readClock:$,freezeClock:$,listTransitionPolicies:$,listFaults:$,clearFaults:$,readAccount:$,readLimits:$,readLogSettings:$,
resumeContract:Ke,listPlans:$,reset:$,takeSnapshot:$,readJournal:$,readCoverage:$,listAssumptions:$};export{br as default};
