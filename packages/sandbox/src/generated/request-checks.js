// Generated from the description by tools/make/generate. Do not edit.
var np=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(y){throw i=0,y}};var sp=np(fn=>{"use strict";Object.defineProperty(fn,"__esModule",{value:!0});function pp(r){let i=r.length,y=0,u=0,p;for(;u<
i;)y++,p=r.charCodeAt(u++),p>=55296&&p<=56319&&u<i&&(p=r.charCodeAt(u),(p&64512)===56320&&u++);return y}fn.default=pp;pp.
code='require("ajv/dist/runtime/ucs2length").default'});var Gr=np(G=>{"use strict";Object.defineProperty(G,"__esModule",{value:!0});G.formatNames=G.fastFormats=G.fullFormats=void 0;
function J(r,i){return{validate:r,compare:i}}G.fullFormats={date:J(lp,dn),time:J(mn(!0),hn),"date-time":J(up(!0),cp),"is\
o-time":J(mn(),mp),"iso-date-time":J(up(),dp),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Au,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Lu,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:$u,int32:{type:"number",validate:Nu},int64:{type:"number",validate:Eu},float:{type:"number",validate:fp},double:{type:"\
number",validate:fp},password:!0,binary:!0};G.fastFormats={...G.fullFormats,date:J(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,dn),time:J(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,hn),"date-time":J(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
cp),"iso-time":J(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,mp),"iso-date-time":J(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
dp),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
G.formatNames=Object.keys(G.fullFormats);function qu(r){return r%4===0&&(r%100!==0||r%400===0)}var vu=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
_u=[0,31,28,31,30,31,30,31,31,30,31,30,31];function lp(r){let i=vu.exec(r);if(!i)return!1;let y=+i[1],u=+i[2],p=+i[3];return u>=
1&&u<=12&&p>=1&&p<=(u===2&&qu(y)?29:_u[u])}function dn(r,i){if(r&&i)return r>i?1:r<i?-1:0}var ln=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function mn(r){return function(y){let u=ln.exec(y);if(!u)return!1;let p=+u[1],e=+u[2],t=+u[3],n=u[4],d=u[5]==="-"?-1:1,c=+(u[6]||
0),W=+(u[7]||0);if(c>23||W>59||r&&!n)return!1;if(p<=23&&e<=59&&t<60)return!0;let H=e-W*d,q=p-c*d-(H<0?1:0);return(q===23||
q===-1)&&(H===59||H===-1)&&t<61}}function hn(r,i){if(!(r&&i))return;let y=new Date("2020-01-01T"+r).valueOf(),u=new Date(
"2020-01-01T"+i).valueOf();if(y&&u)return y-u}function mp(r,i){if(!(r&&i))return;let y=ln.exec(r),u=ln.exec(i);if(y&&u)return r=
y[1]+y[2]+y[3],i=u[1]+u[2]+u[3],r>i?1:r<i?-1:0}var cn=/t|\s/i;function up(r){let i=mn(r);return function(u){let p=u.split(
cn);return p.length===2&&lp(p[0])&&i(p[1])}}function cp(r,i){if(!(r&&i))return;let y=new Date(r).valueOf(),u=new Date(i).
valueOf();if(y&&u)return y-u}function dp(r,i){if(!(r&&i))return;let[y,u]=r.split(cn),[p,e]=i.split(cn),t=dn(y,p);if(t!==
void 0)return t||hn(u,e)}var Du=/\/|:/,ju=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Au(r){return Du.test(r)&&ju.test(r)}var yp=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function $u(r){return yp.lastIndex=0,yp.test(r)}var Pu=-(2**31),wu=2**31-1;function Nu(r){return Number.isInteger(r)&&r<=
wu&&r>=Pu}function Eu(r){return Number.isInteger(r)}function fp(){return!0}var Ou=/[^\\]\\Z/;function Lu(r){if(Ou.test(r))
return!1;try{return new RegExp(r),!0}catch{return!1}}});function o(r,i,y,u,p,e,t){let n={instancePath:i,keyword:y,params:u,message:p,parentSchema:e,data:t};return r===null?[n]:
(r.push(n),r)}var hp={type:"object",required:["server"],properties:{server:{$ref:"description#/components/schemas/HostingOrderServer"}}},
E={type:"object",required:["servername","server_id","plan_id","period","status","expiry_date","auto_renew"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},server_id:{type:"string",minLength:1},plan_id:{$ref:"\
description#/components/schemas/HostingPlanId"},period:{type:"integer",format:"int32",minimum:1,maximum:60},status:{$ref:"\
description#/components/schemas/HostingOrderStatus"},expiry_date:{type:["string","null"],format:"date"},auto_renew:{type:"\
boolean"}}},g={type:"string",minLength:1},f=sp().default;function St(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),St.errors=e,t===0}var Re={type:"s\
tring",minLength:1,maxLength:64};function je(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return typeof r=="string"?(f(r)>64&&(e=o(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters",Re,r),t++),
f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Re,r),t++)):(e=o(e,i,"type",{type:"string"},
"must be string",Re,r),t++),je.errors=e,t===0}var an={type:"string",enum:["active","setup_pending"]};function xt(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"str\
ing"},"must be string",an,r),t++),r==="active"||r==="setup_pending"||(e=o(e,i,"enum",{allowedValues:an.enum},"must be eq\
ual to one of the allowed values",an,r),t++),xt.errors=e,t===0}var T=Gr().fullFormats.int32,Fp=Gr().fullFormats.date;function Kt(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'servernam\
e'",E,r),t++),r.server_id===void 0&&(e=o(e,i,"required",{missingProperty:"server_id"},"must have required property 'serv\
er_id'",E,r),t++),r.plan_id===void 0&&(e=o(e,i,"required",{missingProperty:"plan_id"},"must have required property 'plan\
_id'",E,r),t++),r.period===void 0&&(e=o(e,i,"required",{missingProperty:"period"},"must have required property 'period'",
E,r),t++),r.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},"must have required property 'status'",E,r),
t++),r.expiry_date===void 0&&(e=o(e,i,"required",{missingProperty:"expiry_date"},"must have required property 'expiry_da\
te'",E,r),t++),r.auto_renew===void 0&&(e=o(e,i,"required",{missingProperty:"auto_renew"},"must have required property 'a\
uto_renew'",E,r),t++),r.servername!==void 0&&(St(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"\
servername",rootData:p})||(e=e===null?St.errors:e.concat(St.errors),t=e.length)),r.server_id!==void 0){let n=r.server_id;
typeof n=="string"?f(n)<1&&(e=o(e,i+"/server_id","minLength",{limit:1},"must NOT have fewer than 1 characters",E.properties.
server_id,n),t++):(e=o(e,i+"/server_id","type",{type:"string"},"must be string",E.properties.server_id,n),t++)}if(r.plan_id!==
void 0&&(je(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:p})||(e=e===null?je.
errors:e.concat(je.errors),t=e.length)),r.period!==void 0){let n=r.period;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)||(e=o(e,i+"/period","type",{type:"integer"},"must be integer",E.properties.period,n),t++),typeof n=="number"&&isFinite(
n)&&((n>60||isNaN(n))&&(e=o(e,i+"/period","maximum",{comparison:"<=",limit:60},"must be <= 60",E.properties.period,n),t++),
(n<1||isNaN(n))&&(e=o(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",E.properties.period,n),t++),T.validate(
n)||(e=o(e,i+"/period","format",{format:"int32"},'must match format "int32"',E.properties.period,n),t++))}if(r.status!==
void 0&&(xt(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:p})||(e=e===null?xt.errors:
e.concat(xt.errors),t=e.length)),r.expiry_date!==void 0){let n=r.expiry_date;typeof n!="string"&&n!==null&&(e=o(e,i+"/ex\
piry_date","type",{type:E.properties.expiry_date.type},"must be string,null",E.properties.expiry_date,n),t++),typeof n==
"string"&&(Fp.validate(n)||(e=o(e,i+"/expiry_date","format",{format:"date"},'must match format "date"',E.properties.expiry_date,
n),t++))}if(r.auto_renew!==void 0){let n=r.auto_renew;typeof n!="boolean"&&(e=o(e,i+"/auto_renew","type",{type:"boolean"},
"must be boolean",E.properties.auto_renew,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",E,r),t++;return Kt.
errors=e,t===0}function zt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.server===void 0&&(e=o(e,i,"required",{missingProperty:"server"},"must have requ\
ired property 'server'",hp,r),t++),r.server!==void 0&&(Kt(r.server,{instancePath:i+"/server",parentData:r,parentDataProperty:"\
server",rootData:p})||(e=e===null?Kt.errors:e.concat(Kt.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be o\
bject",hp,r),t++),zt.errors=e,t===0}function Mp(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return zt(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?zt.errors:e.concat(
zt.errors),t=e.length),Mp.errors=e,t===0}var ne={type:"object",required:["dry_run","total_price"],properties:{dry_run:{type:"boolean",const:!0},total_price:{type:"\
integer",format:"int32",minimum:0}}};function Ft(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.dry_run===void 0&&(e=o(e,i,"required",{missingProperty:"\
dry_run"},"must have required property 'dry_run'",ne,r),t++),r.total_price===void 0&&(e=o(e,i,"required",{missingProperty:"\
total_price"},"must have required property 'total_price'",ne,r),t++),r.dry_run!==void 0){let n=r.dry_run;typeof n!="bool\
ean"&&(e=o(e,i+"/dry_run","type",{type:"boolean"},"must be boolean",ne.properties.dry_run,n),t++),n!==!0&&(e=o(e,i+"/dry\
_run","const",{allowedValue:!0},"must be equal to constant",ne.properties.dry_run,n),t++)}if(r.total_price!==void 0){let n=r.
total_price;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/total_price","type",{type:"integer"},"must be\
 integer",ne.properties.total_price,n),t++),typeof n=="number"&&isFinite(n)&&((n<0||isNaN(n))&&(e=o(e,i+"/total_price","\
minimum",{comparison:">=",limit:0},"must be >= 0",ne.properties.total_price,n),t++),T.validate(n)||(e=o(e,i+"/total_pric\
e","format",{format:"int32"},'must match format "int32"',ne.properties.total_price,n),t++))}}else e=o(e,i,"type",{type:"\
object"},"must be object",ne,r),t++;return Ft.errors=e,t===0}function Zp(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return Ft(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?
Ft.errors:e.concat(Ft.errors),t=e.length),Zp.errors=e,t===0}var O={type:"object",additionalProperties:!1,required:["public_key"],properties:{public_key:{type:"string",minLength:1},
generate:{type:"boolean",const:!1},label:{type:"string",minLength:1}}};function Mt(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.public_key===void 0&&(e=o(e,i,"required",
{missingProperty:"public_key"},"must have required property 'public_key'",O,r),t++);for(let n in r)n==="public_key"||n===
"generate"||n==="label"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",O,
r),t++);if(r.public_key!==void 0){let n=r.public_key;typeof n=="string"?f(n)<1&&(e=o(e,i+"/public_key","minLength",{limit:1},
"must NOT have fewer than 1 characters",O.properties.public_key,n),t++):(e=o(e,i+"/public_key","type",{type:"string"},"m\
ust be string",O.properties.public_key,n),t++)}if(r.generate!==void 0){let n=r.generate;typeof n!="boolean"&&(e=o(e,i+"/\
generate","type",{type:"boolean"},"must be boolean",O.properties.generate,n),t++),n!==!1&&(e=o(e,i+"/generate","const",{
allowedValue:!1},"must be equal to constant",O.properties.generate,n),t++)}if(r.label!==void 0){let n=r.label;typeof n==
"string"?f(n)<1&&(e=o(e,i+"/label","minLength",{limit:1},"must NOT have fewer than 1 characters",O.properties.label,n),t++):
(e=o(e,i+"/label","type",{type:"string"},"must be string",O.properties.label,n),t++)}}else e=o(e,i,"type",{type:"object"},
"must be object",O,r),t++;return Mt.errors=e,t===0}function Hp(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return Mt(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?Mt.errors:e.concat(
Mt.errors),t=e.length),Hp.errors=e,t===0}var z={type:"object",additionalProperties:!1,required:["generate"],properties:{generate:{type:"boolean",const:!0},label:{
type:"string",minLength:1}}};function Zt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.generate===void 0&&(e=o(e,i,"required",{missingProperty:"generate"},"\
must have required property 'generate'",z,r),t++);for(let n in r)n==="generate"||n==="label"||(e=o(e,i,"additionalProper\
ties",{additionalProperty:n},"must NOT have additional properties",z,r),t++);if(r.generate!==void 0){let n=r.generate;typeof n!=
"boolean"&&(e=o(e,i+"/generate","type",{type:"boolean"},"must be boolean",z.properties.generate,n),t++),n!==!0&&(e=o(e,i+
"/generate","const",{allowedValue:!0},"must be equal to constant",z.properties.generate,n),t++)}if(r.label!==void 0){let n=r.
label;typeof n=="string"?f(n)<1&&(e=o(e,i+"/label","minLength",{limit:1},"must NOT have fewer than 1 characters",z.properties.
label,n),t++):(e=o(e,i+"/label","type",{type:"string"},"must be string",z.properties.label,n),t++)}}else e=o(e,i,"type",
{type:"object"},"must be object",z,r),t++;return Zt.errors=e,t===0}function Cp(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return Zt(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?
Zt.errors:e.concat(Zt.errors),t=e.length),Cp.errors=e,t===0}var Y={type:"object",required:["hostname","type","content"],properties:{hostname:{type:"string",minLength:1},type:{type:"\
string",minLength:1},content:{type:"string",minLength:1}}};function Ht(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.hostname===void 0&&(e=o(e,i,"required",
{missingProperty:"hostname"},"must have required property 'hostname'",Y,r),t++),r.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},"must have required property 'type'",Y,r),t++),r.content===void 0&&(e=o(e,i,"required",{missingProperty:"content"},
"must have required property 'content'",Y,r),t++),r.hostname!==void 0){let n=r.hostname;typeof n=="string"?f(n)<1&&(e=o(
e,i+"/hostname","minLength",{limit:1},"must NOT have fewer than 1 characters",Y.properties.hostname,n),t++):(e=o(e,i+"/h\
ostname","type",{type:"string"},"must be string",Y.properties.hostname,n),t++)}if(r.type!==void 0){let n=r.type;typeof n==
"string"?f(n)<1&&(e=o(e,i+"/type","minLength",{limit:1},"must NOT have fewer than 1 characters",Y.properties.type,n),t++):
(e=o(e,i+"/type","type",{type:"string"},"must be string",Y.properties.type,n),t++)}if(r.content!==void 0){let n=r.content;
typeof n=="string"?f(n)<1&&(e=o(e,i+"/content","minLength",{limit:1},"must NOT have fewer than 1 characters",Y.properties.
content,n),t++):(e=o(e,i+"/content","type",{type:"string"},"must be string",Y.properties.content,n),t++)}}else e=o(e,i,"\
type",{type:"object"},"must be object",Y,r),t++;return Ht.errors=e,t===0}function Ip(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return Ht(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?
Ht.errors:e.concat(Ht.errors),t=e.length),Ip.errors=e,t===0}var Tu={type:"null"};function Vp(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r!==null&&(e=o(e,i,"type",{type:"null"},"must be null",Tu,r),
t++),Vp.errors=e,t===0}var Se={type:"object",additionalProperties:!1,required:["action"],properties:{action:{$ref:"description#/components/sche\
mas/PresetSpfAction"}}},gn={type:"string",enum:["reset","enable_gmail"]};function Ae(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",gn,r),t++),
r==="reset"||r==="enable_gmail"||(e=o(e,i,"enum",{allowedValues:gn.enum},"must be equal to one of the allowed values",gn,
r),t++),Ae.errors=e,t===0}function Ct(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.action===void 0&&(e=o(e,i,"required",{missingProperty:"action"},"must\
 have required property 'action'",Se,r),t++);for(let n in r)n!=="action"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Se,r),t++);r.action!==void 0&&(Ae(r.action,{instancePath:i+"/action",parentData:r,
parentDataProperty:"action",rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length))}else e=o(e,i,"type",{type:"\
object"},"must be object",Se,r),t++;return Ct.errors=e,t===0}function Up(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return Ct(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?
Ct.errors:e.concat(Ct.errors),t=e.length),Up.errors=e,t===0}var M={type:"object",additionalProperties:!1,required:["action","spf_record"],properties:{action:{$ref:"description#/com\
ponents/schemas/CustomSpfAction"},spf_record:{type:"string",minLength:1}}},bn={type:"string",enum:["custom"]};function $e(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,
"type",{type:"string"},"must be string",bn,r),t++),r!=="custom"&&(e=o(e,i,"enum",{allowedValues:bn.enum},"must be equal \
to one of the allowed values",bn,r),t++),$e.errors=e,t===0}function It(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.action===void 0&&(e=o(e,i,"required",{missingProperty:"\
action"},"must have required property 'action'",M,r),t++),r.spf_record===void 0&&(e=o(e,i,"required",{missingProperty:"s\
pf_record"},"must have required property 'spf_record'",M,r),t++);for(let n in r)n==="action"||n==="spf_record"||(e=o(e,i,
"additionalProperties",{additionalProperty:n},"must NOT have additional properties",M,r),t++);if(r.action!==void 0&&($e(
r.action,{instancePath:i+"/action",parentData:r,parentDataProperty:"action",rootData:p})||(e=e===null?$e.errors:e.concat(
$e.errors),t=e.length)),r.spf_record!==void 0){let n=r.spf_record;typeof n=="string"?f(n)<1&&(e=o(e,i+"/spf_record","min\
Length",{limit:1},"must NOT have fewer than 1 characters",M.properties.spf_record,n),t++):(e=o(e,i+"/spf_record","type",
{type:"string"},"must be string",M.properties.spf_record,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",M,
r),t++;return It.errors=e,t===0}function Wp(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return It(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?It.errors:e.concat(It.errors),
t=e.length),Wp.errors=e,t===0}var ap={type:"object",required:["server"],properties:{server:{$ref:"description#/components/schemas/VpsSignupServer"}}},
K={type:"object",required:["id","uuid","name","status","expiry_date"],properties:{id:{$ref:"description#/components/sche\
mas/ServiceCode"},uuid:{type:["string","null"],minLength:1},name:{type:"string",minLength:1},status:{$ref:"description#/\
components/schemas/VpsSignupStatus"},expiry_date:{type:["string","null"],format:"date"}}},xe={type:"integer",format:"int\
64",minimum:1},yn=Gr().fullFormats.int64;function Vt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,i,"type",{type:"integer"},"must be inte\
ger",xe,r),t++),typeof r=="number"&&isFinite(r)&&((r<1||isNaN(r))&&(e=o(e,i,"minimum",{comparison:">=",limit:1},"must be\
 >= 1",xe,r),t++),yn.validate(r)||(e=o(e,i,"format",{format:"int64"},'must match format "int64"',xe,r),t++)),Vt.errors=e,
t===0}var qn={type:"string",enum:["active","building","setup_pending"]};function Ut(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",qn,r),t++),
r==="active"||r==="building"||r==="setup_pending"||(e=o(e,i,"enum",{allowedValues:qn.enum},"must be equal to one of the \
allowed values",qn,r),t++),Ut.errors=e,t===0}function Wt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
"must have required property 'id'",K,r),t++),r.uuid===void 0&&(e=o(e,i,"required",{missingProperty:"uuid"},"must have re\
quired property 'uuid'",K,r),t++),r.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},"must have required prop\
erty 'name'",K,r),t++),r.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},"must have required property 's\
tatus'",K,r),t++),r.expiry_date===void 0&&(e=o(e,i,"required",{missingProperty:"expiry_date"},"must have required proper\
ty 'expiry_date'",K,r),t++),r.id!==void 0&&(Vt(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:p})||
(e=e===null?Vt.errors:e.concat(Vt.errors),t=e.length)),r.uuid!==void 0){let n=r.uuid;typeof n!="string"&&n!==null&&(e=o(
e,i+"/uuid","type",{type:K.properties.uuid.type},"must be string,null",K.properties.uuid,n),t++),typeof n=="string"&&f(n)<
1&&(e=o(e,i+"/uuid","minLength",{limit:1},"must NOT have fewer than 1 characters",K.properties.uuid,n),t++)}if(r.name!==
void 0){let n=r.name;typeof n=="string"?f(n)<1&&(e=o(e,i+"/name","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters",K.properties.name,n),t++):(e=o(e,i+"/name","type",{type:"string"},"must be string",K.properties.name,n),t++)}if(r.
status!==void 0&&(Ut(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:p})||(e=e===null?
Ut.errors:e.concat(Ut.errors),t=e.length)),r.expiry_date!==void 0){let n=r.expiry_date;typeof n!="string"&&n!==null&&(e=
o(e,i+"/expiry_date","type",{type:K.properties.expiry_date.type},"must be string,null",K.properties.expiry_date,n),t++),
typeof n=="string"&&(Fp.validate(n)||(e=o(e,i+"/expiry_date","format",{format:"date"},'must match format "date"',K.properties.
expiry_date,n),t++))}}else e=o(e,i,"type",{type:"object"},"must be object",K,r),t++;return Wt.errors=e,t===0}function Jt(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.server===void 0&&(e=o(e,i,"required",{missingProperty:"server"},"must have required property 'server'",ap,
r),t++),r.server!==void 0&&(Wt(r.server,{instancePath:i+"/server",parentData:r,parentDataProperty:"server",rootData:p})||
(e=e===null?Wt.errors:e.concat(Wt.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",ap,r),t++),Jt.errors=
e,t===0}function Jp(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Jt(r,
{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?Jt.errors:e.concat(Jt.errors),t=e.length),Jp.
errors=e,t===0}var Ke={type:"string",enum:["tcp","udp","icmp"]};function Gt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",Ke,r),t++),r==="tcp"||r==="ud\
p"||r==="icmp"||(e=o(e,i,"enum",{allowedValues:Ke.enum},"must be equal to one of the allowed values",Ke,r),t++),Gt.errors=
e,t===0}function Gp(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Gt(r,
{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?Gt.errors:e.concat(Gt.errors),t=e.length),Gp.
errors=e,t===0}var ze={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/components/schemas/\
PresetRuleType"}}},vn={type:"string",enum:["ssh","web","web_http","mysql","postgresql","mail","rdp"]};function Pe(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"str\
ing"},"must be string",vn,r),t++),r==="ssh"||r==="web"||r==="web_http"||r==="mysql"||r==="postgresql"||r==="mail"||r==="\
rdp"||(e=o(e,i,"enum",{allowedValues:vn.enum},"must be equal to one of the allowed values",vn,r),t++),Pe.errors=e,t===0}
function Yt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},"must have required property 'typ\
e'",ze,r),t++);for(let n in r)n!=="type"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have addition\
al properties",ze,r),t++);r.type!==void 0&&(Pe(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||
(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",ze,r),t++;return Yt.
errors=e,t===0}function Yp(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Yt(
r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?Yt.errors:e.concat(Yt.errors),t=e.length),
Yp.errors=e,t===0}var x={type:"object",additionalProperties:!1,required:["type","protocol","port"],properties:{type:{$ref:"description#/co\
mponents/schemas/CustomRuleType"},protocol:{$ref:"description#/components/schemas/PortProtocol"},port:{$ref:"description\
#/components/schemas/PortRange"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp"},memo:{$ref:"description#/\
components/schemas/Memo"}}},_n={type:"string",enum:["custom"]};function N(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",_n,r),t++),
r!=="custom"&&(e=o(e,i,"enum",{allowedValues:_n.enum},"must be equal to one of the allowed values",_n,r),t++),N.errors=e,
t===0}var Dn={type:"string",enum:["tcp","udp"]};function re(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",Dn,r),t++),r==="tcp"||r==="ud\
p"||(e=o(e,i,"enum",{allowedValues:Dn.enum},"must be equal to one of the allowed values",Dn,r),t++),re.errors=e,t===0}var Yr={
type:"string",description:"One port from 1 to 65535, or a range `min-max`.",minLength:1,maxLength:11,pattern:"^([1-9][0-\
9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9\
]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},ku=new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4]\
[0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]\
))?$","u");function j(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?(f(r)>11&&(e=o(e,i,"maxLength",{limit:11},"must NOT have more than 11 characters",Yr,r),t++),f(r)<1&&(e=o(e,i,"\
minLength",{limit:1},"must NOT have fewer than 1 characters",Yr,r),t++),ku.test(r)||(e=o(e,i,"pattern",{pattern:"^([1-9]\
[0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][\
0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?$"},'must match pattern "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3\
}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])(-([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|\
6553[0-5]))?$"',Yr,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",Yr,r),t++),j.errors=e,t===0}var Br={type:"s\
tring",description:"`all`, or the source IP address or CIDR block to allow.",minLength:2,maxLength:49,pattern:"^(all|(25\
[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-\
Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},Ru=new RegExp("^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9\
]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8\
]|1[01][0-9]|[1-9]?[0-9]))?)$","u");function A(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?(f(r)>49&&(e=o(e,i,"maxLength",{limit:49},"must NOT have more than 49 character\
s",Br,r),t++),f(r)<2&&(e=o(e,i,"minLength",{limit:2},"must NOT have fewer than 2 characters",Br,r),t++),Ru.test(r)||(e=o(
e,i,"pattern",{pattern:"^(all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9]))\
{3}(/(3[0-2]|[12]?[0-9]))?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"},'must match pattern "^(\
all|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}(/(3[0-2]|[12]?[0-9]))?\
|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?)$"',Br,r),t++)):(e=o(e,i,"type",{type:"string"},"must\
 be string",Br,r),t++),A.errors=e,t===0}var jn={type:"string",minLength:0,maxLength:500};function l(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>500&&(e=o(e,i,"maxLen\
gth",{limit:500},"must NOT have more than 500 characters",jn,r),t++),f(r)<0&&(e=o(e,i,"minLength",{limit:0},"must NOT ha\
ve fewer than 0 characters",jn,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",jn,r),t++),l.errors=e,t===0}function Bt(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},"must have required property 'type'",x,r),t++),r.protocol===
void 0&&(e=o(e,i,"required",{missingProperty:"protocol"},"must have required property 'protocol'",x,r),t++),r.port===void 0&&
(e=o(e,i,"required",{missingProperty:"port"},"must have required property 'port'",x,r),t++);for(let n in r)n==="type"||n===
"protocol"||n==="port"||n==="allowed_ip"||n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT h\
ave additional properties",x,r),t++);r.type!==void 0&&(N(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.protocol!==void 0&&(re(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),
r.port!==void 0&&(j(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:p})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.allowed_ip!==void 0&&(A(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=
o(e,i,"type",{type:"object"},"must be object",x,r),t++;return Bt.errors=e,t===0}function Bp(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Bt(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||
(e=e===null?Bt.errors:e.concat(Bt.errors),t=e.length),Bp.errors=e,t===0}var Z={type:"object",additionalProperties:!1,required:["type","protocol"],properties:{type:{$ref:"description#/component\
s/schemas/CustomRuleType"},protocol:{$ref:"description#/components/schemas/IcmpProtocol"},port:{$ref:"description#/compo\
nents/schemas/PortRange"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp"},memo:{$ref:"description#/compone\
nts/schemas/Memo"}}},An={type:"string",enum:["icmp"]};function te(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",An,r),t++),
r!=="icmp"&&(e=o(e,i,"enum",{allowedValues:An.enum},"must be equal to one of the allowed values",An,r),t++),te.errors=e,
t===0}function Xt(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},"must have required property \
'type'",Z,r),t++),r.protocol===void 0&&(e=o(e,i,"required",{missingProperty:"protocol"},"must have required property 'pr\
otocol'",Z,r),t++);for(let n in r)n==="type"||n==="protocol"||n==="port"||n==="allowed_ip"||n==="memo"||(e=o(e,i,"additi\
onalProperties",{additionalProperty:n},"must NOT have additional properties",Z,r),t++);r.type!==void 0&&(N(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.protocol!==
void 0&&(te(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",rootData:p})||(e=e===null?
te.errors:e.concat(te.errors),t=e.length)),r.port!==void 0&&(j(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"\
port",rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.allowed_ip!==void 0&&(A(r.allowed_ip,{instancePath:i+
"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),
r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",Z,r),t++;return Xt.errors=e,t===0}function Xp(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return Xt(r,{instancePath:i,parentData:y,
parentDataProperty:u,rootData:p})||(e=e===null?Xt.errors:e.concat(Xt.errors),t=e.length),Xp.errors=e,t===0}var Su={oneOf:[
{$ref:"description#/components/schemas/CustomPortRuleRequest"},{$ref:"description#/components/schemas/CustomIcmpRuleRequ\
est"}],alternatives:["CustomPortRuleRequest","CustomIcmpRuleRequest"],discriminator:{propertyName:"protocol",mapping:{tcp:"\
CustomPortRuleRequest",udp:"CustomPortRuleRequest",icmp:"CustomIcmpRuleRequest"}}};function Qt(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=o(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",x,r),t++),r.protocol===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"protocol"},"must have required property 'protocol'",x,r),t++),r.port===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"port"},"must have required property 'port'",x,r),t++);for(let n in r)n==="type"||n==="protocol"||
n==="port"||n==="allowed_ip"||n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have addition\
al properties",x,r),t++);r.type!==void 0&&(N(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.protocol!==void 0&&(re(r.protocol,{instancePath:i+"/protocol",parentData:r,
parentDataProperty:"protocol",rootData:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),r.port!==void 0&&(j(r.
port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)),r.allowed_ip!==void 0&&(A(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"allow\
ed_ip",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+"/m\
emo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(
e,i,"type",{type:"object"},"must be object",x,r),t++;return Qt.errors=e,t===0}function ei(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=o(
e,i,"required",{missingProperty:"type"},"must have required property 'type'",Z,r),t++),r.protocol===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"protocol"},"must have required property 'protocol'",Z,r),t++);for(let n in r)n==="type"||n==="\
protocol"||n==="port"||n==="allowed_ip"||n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT ha\
ve additional properties",Z,r),t++);r.type!==void 0&&(N(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"\
type",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.protocol!==void 0&&(te(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),
r.port!==void 0&&(j(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:p})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.allowed_ip!==void 0&&(A(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=
o(e,i,"type",{type:"object"},"must be object",Z,r),t++;return ei.errors=e,t===0}function Qp(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0,n=t,d=!1,c=null,W=t;Qt(r,{instancePath:i,parentData:y,parentDataProperty:u,
rootData:p})||(e=e===null?Qt.errors:e.concat(Qt.errors),t=e.length);var q=W===t;q&&(d=!0,c=0);let H=t;ei(r,{instancePath:i,
parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?ei.errors:e.concat(ei.errors),t=e.length);var q=H===t;return q&&
d?(d=!1,c=[c,1]):q&&(d=!0,c=1),d?(t=n,e!==null&&(n?e.length=n:e=null)):(e=o(e,i,"oneOf",{passingSchemas:c},"must match e\
xactly one schema in oneOf",Su,r),t++),Qp.errors=e,t===0}var xu={type:"object",required:[],properties:{}};function s(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)||(e=o(e,i,"type",{type:"object"},"must be object",xu,r),t++),s.errors=e,t===0}var Xr={type:"object",required:[
"path","query","header"],properties:{path:{$ref:"getApiKey_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_\
path"}}};function es(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Xr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Xr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Xr,r),
t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
o(e,i,"type",{type:"object"},"must be object",Xr,r),t++),es.errors=e,t===0}var S={type:"object",required:[],properties:{
from:{type:"string",minLength:1},to:{type:"string",minLength:1},status_class:{$ref:"description#/components/schemas/Stat\
usClass"},status_code:{type:"integer",format:"int32",minimum:100,maximum:599},method:{$ref:"description#/components/sche\
mas/HttpMethod"},limit:{type:"integer",format:"int32",minimum:1,maximum:500,default:50},cursor:{type:"string",minLength:1}}},
$n={type:"string",enum:["success","error"]};function ri(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",$n,r),t++),r==="success"||r===
"error"||(e=o(e,i,"enum",{allowedValues:$n.enum},"must be equal to one of the allowed values",$n,r),t++),ri.errors=e,t===
0}var gp={type:"string",description:"HTTP method in upper case. The values listed are the methods this API uses; the set\
 is open.",pattern:"^[A-Z]+$"},Ku=new RegExp("^[A-Z]+$","u");function ti(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?Ku.test(r)||(e=o(e,i,"pattern",{pattern:"^[A-Z]+$"},'must mat\
ch pattern "^[A-Z]+$"',gp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",gp,r),t++),ti.errors=e,t===0}function Mr(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.from!==void 0){let n=r.from;typeof n=="string"?f(n)<1&&(e=o(e,i+"/from","minLength",{limit:1},"must NOT have fe\
wer than 1 characters",S.properties.from,n),t++):(e=o(e,i+"/from","type",{type:"string"},"must be string",S.properties.from,
n),t++)}if(r.to!==void 0){let n=r.to;typeof n=="string"?f(n)<1&&(e=o(e,i+"/to","minLength",{limit:1},"must NOT have fewe\
r than 1 characters",S.properties.to,n),t++):(e=o(e,i+"/to","type",{type:"string"},"must be string",S.properties.to,n),t++)}
if(r.status_class!==void 0&&(ri(r.status_class,{instancePath:i+"/status_class",parentData:r,parentDataProperty:"status_c\
lass",rootData:p})||(e=e===null?ri.errors:e.concat(ri.errors),t=e.length)),r.status_code!==void 0){let n=r.status_code;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/status_code","type",{type:"integer"},"must be integer",S.properties.
status_code,n),t++),typeof n=="number"&&isFinite(n)&&((n>599||isNaN(n))&&(e=o(e,i+"/status_code","maximum",{comparison:"\
<=",limit:599},"must be <= 599",S.properties.status_code,n),t++),(n<100||isNaN(n))&&(e=o(e,i+"/status_code","minimum",{comparison:"\
>=",limit:100},"must be >= 100",S.properties.status_code,n),t++),T.validate(n)||(e=o(e,i+"/status_code","format",{format:"\
int32"},'must match format "int32"',S.properties.status_code,n),t++))}if(r.method!==void 0&&(ti(r.method,{instancePath:i+
"/method",parentData:r,parentDataProperty:"method",rootData:p})||(e=e===null?ti.errors:e.concat(ti.errors),t=e.length)),
r.limit!==void 0){let n=r.limit;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/limit","type",{type:"inte\
ger"},"must be integer",S.properties.limit,n),t++),typeof n=="number"&&isFinite(n)&&((n>500||isNaN(n))&&(e=o(e,i+"/limit",
"maximum",{comparison:"<=",limit:500},"must be <= 500",S.properties.limit,n),t++),(n<1||isNaN(n))&&(e=o(e,i+"/limit","mi\
nimum",{comparison:">=",limit:1},"must be >= 1",S.properties.limit,n),t++),T.validate(n)||(e=o(e,i+"/limit","format",{format:"\
int32"},'must match format "int32"',S.properties.limit,n),t++))}if(r.cursor!==void 0){let n=r.cursor;typeof n=="string"?
f(n)<1&&(e=o(e,i+"/cursor","minLength",{limit:1},"must NOT have fewer than 1 characters",S.properties.cursor,n),t++):(e=
o(e,i+"/cursor","type",{type:"string"},"must be string",S.properties.cursor,n),t++)}}else e=o(e,i,"type",{type:"object"},
"must be object",S,r),t++;return Mr.errors=e,t===0}var Qr={type:"object",required:["path","query","header"],properties:{
path:{$ref:"getApiKey_path"},query:{$ref:"listLogs_query"},header:{$ref:"getApiKey_path"}}};function rs(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Qr,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Qr,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",Qr,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(Mr(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?Mr.errors:
e.concat(Mr.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",Qr,r),t++),rs.errors=e,t===0}var Pn={type:"object",required:[],properties:{plan_id:{type:"array",minItems:1,items:{
$ref:"description#/components/schemas/HostingPlanId"}}}};function ii(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>64&&(e=o(e,i,"maxLength",{limit:64},"must NOT have more\
 than 64 characters",Re,r),t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Re,r),t++)):
(e=o(e,i,"type",{type:"string"},"must be string",Re,r),t++),ii.errors=e,t===0}function Zr(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.plan_id!==void 0){
let n=r.plan_id;if(Array.isArray(n)){n.length<1&&(e=o(e,i+"/plan_id","minItems",{limit:1},"must NOT have fewer than 1 it\
ems",Pn.properties.plan_id,n),t++);let d=n.length;for(let c=0;c<d;c++)ii(n[c],{instancePath:i+"/plan_id/"+c,parentData:n,
parentDataProperty:c,rootData:p})||(e=e===null?ii.errors:e.concat(ii.errors),t=e.length)}else e=o(e,i+"/plan_id","type",
{type:"array"},"must be array",Pn.properties.plan_id,n),t++}}else e=o(e,i,"type",{type:"object"},"must be object",Pn,r),
t++;return Zr.errors=e,t===0}var et={type:"object",required:["path","query","header"],properties:{path:{$ref:"getApiKey_\
path"},query:{$ref:"listHostingPlans_query"},header:{$ref:"getApiKey_path"}}};function ts(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",et,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",et,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",et,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==
void 0&&(Zr(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?Zr.errors:
e.concat(Zr.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",et,r),t++),ts.errors=e,t===0}var zu={type:"object",required:[],properties:{"Idempotency-Key":{$ref:"description#/co\
mponents/schemas/IdempotencyKey"}}},rt={type:"string",description:"Identifier of one order intent: 8 to 64 letters, digi\
ts, hyphens or underscores. A UUID is recommended.",minLength:8,maxLength:64,pattern:"^[0-9A-Za-z_-]{8,64}$"},Fu=new RegExp(
"^[0-9A-Za-z_-]{8,64}$","u");function oi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return typeof r=="string"?(f(r)>64&&(e=o(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters",rt,r),t++),
f(r)<8&&(e=o(e,i,"minLength",{limit:8},"must NOT have fewer than 8 characters",rt,r),t++),Fu.test(r)||(e=o(e,i,"pattern",
{pattern:"^[0-9A-Za-z_-]{8,64}$"},'must match pattern "^[0-9A-Za-z_-]{8,64}$"',rt,r),t++)):(e=o(e,i,"type",{type:"string"},
"must be string",rt,r),t++),oi.errors=e,t===0}function se(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?r["Idempotency-Key"]!==void 0&&(oi(r["Idempotency-Key"],{
instancePath:i+"/Idempotency-Key",parentData:r,parentDataProperty:"Idempotency-Key",rootData:p})||(e=e===null?oi.errors:
e.concat(oi.errors),t=e.length)):(e=o(e,i,"type",{type:"object"},"must be object",zu,r),t++),se.errors=e,t===0}var Ze={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getApiKey_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"orderHostingServer_header"},body:{$ref:"description#/components/schemas/HostingOrderRequest"}}},L={type:"o\
bject",additionalProperties:!1,required:["plan_id","period","expected_total_price","agree_to_terms"],properties:{plan_id:{
$ref:"description#/components/schemas/HostingPlanId"},period:{type:"integer",format:"int32",minimum:1,maximum:60},server_id:{
$ref:"description#/components/schemas/HostingServerId"},expected_total_price:{type:"integer",format:"int32",minimum:0},agree_to_terms:{
type:"boolean",const:!0},auto_renew:{type:"boolean",default:!0},dry_run:{type:"boolean",default:!1}}},tt={type:"string",
description:"Server ID for a new contract: 3 to 12 lower-case letters and digits, the first one a letter.",minLength:3,maxLength:12,
pattern:"^[a-z][a-z0-9]+$"},Mu=new RegExp("^[a-z][a-z0-9]+$","u");function ni(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>12&&(e=o(e,i,"maxLength",{limit:12},"must NOT have more\
 than 12 characters",tt,r),t++),f(r)<3&&(e=o(e,i,"minLength",{limit:3},"must NOT have fewer than 3 characters",tt,r),t++),
Mu.test(r)||(e=o(e,i,"pattern",{pattern:"^[a-z][a-z0-9]+$"},'must match pattern "^[a-z][a-z0-9]+$"',tt,r),t++)):(e=o(e,i,
"type",{type:"string"},"must be string",tt,r),t++),ni.errors=e,t===0}function pi(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.plan_id===void 0&&(e=o(e,i,"required",{missingProperty:"\
plan_id"},"must have required property 'plan_id'",L,r),t++),r.period===void 0&&(e=o(e,i,"required",{missingProperty:"per\
iod"},"must have required property 'period'",L,r),t++),r.expected_total_price===void 0&&(e=o(e,i,"required",{missingProperty:"\
expected_total_price"},"must have required property 'expected_total_price'",L,r),t++),r.agree_to_terms===void 0&&(e=o(e,
i,"required",{missingProperty:"agree_to_terms"},"must have required property 'agree_to_terms'",L,r),t++);for(let n in r)
n==="plan_id"||n==="period"||n==="server_id"||n==="expected_total_price"||n==="agree_to_terms"||n==="auto_renew"||n==="d\
ry_run"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",L,r),t++);if(r.plan_id!==
void 0&&(je(r.plan_id,{instancePath:i+"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:p})||(e=e===null?je.
errors:e.concat(je.errors),t=e.length)),r.period!==void 0){let n=r.period;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)||(e=o(e,i+"/period","type",{type:"integer"},"must be integer",L.properties.period,n),t++),typeof n=="number"&&isFinite(
n)&&((n>60||isNaN(n))&&(e=o(e,i+"/period","maximum",{comparison:"<=",limit:60},"must be <= 60",L.properties.period,n),t++),
(n<1||isNaN(n))&&(e=o(e,i+"/period","minimum",{comparison:">=",limit:1},"must be >= 1",L.properties.period,n),t++),T.validate(
n)||(e=o(e,i+"/period","format",{format:"int32"},'must match format "int32"',L.properties.period,n),t++))}if(r.server_id!==
void 0&&(ni(r.server_id,{instancePath:i+"/server_id",parentData:r,parentDataProperty:"server_id",rootData:p})||(e=e===null?
ni.errors:e.concat(ni.errors),t=e.length)),r.expected_total_price!==void 0){let n=r.expected_total_price;typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/expected_total_price","type",{type:"integer"},"must be integer",L.properties.
expected_total_price,n),t++),typeof n=="number"&&isFinite(n)&&((n<0||isNaN(n))&&(e=o(e,i+"/expected_total_price","minimu\
m",{comparison:">=",limit:0},"must be >= 0",L.properties.expected_total_price,n),t++),T.validate(n)||(e=o(e,i+"/expected\
_total_price","format",{format:"int32"},'must match format "int32"',L.properties.expected_total_price,n),t++))}if(r.agree_to_terms!==
void 0){let n=r.agree_to_terms;typeof n!="boolean"&&(e=o(e,i+"/agree_to_terms","type",{type:"boolean"},"must be boolean",
L.properties.agree_to_terms,n),t++),n!==!0&&(e=o(e,i+"/agree_to_terms","const",{allowedValue:!0},"must be equal to const\
ant",L.properties.agree_to_terms,n),t++)}if(r.auto_renew!==void 0){let n=r.auto_renew;typeof n!="boolean"&&(e=o(e,i+"/au\
to_renew","type",{type:"boolean"},"must be boolean",L.properties.auto_renew,n),t++)}if(r.dry_run!==void 0){let n=r.dry_run;
typeof n!="boolean"&&(e=o(e,i+"/dry_run","type",{type:"boolean"},"must be boolean",L.properties.dry_run,n),t++)}}else e=
o(e,i,"type",{type:"object"},"must be object",L,r),t++;return pi.errors=e,t===0}function is(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Ze,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",Ze,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",Ze,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",Ze,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(se(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),r.body!==void 0&&(pi(r.body,{instancePath:i+"/body",
parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?pi.errors:e.concat(pi.errors),t=e.length))):(e=o(e,i,"t\
ype",{type:"object"},"must be object",Ze,r),t++),is.errors=e,t===0}var bp={type:"object",required:["servername"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"}}};function si(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),si.errors=e,t===0}function m(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===
void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'servername'",bp,r),t++),r.servername!==
void 0&&(si(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===
null?si.errors:e.concat(si.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",bp,r),t++),m.errors=e,
t===0}var it={type:"object",required:["path","query","header"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function os(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",it,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",it,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",it,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",it,r),t++),os.errors=e,t===0}var He={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/HostingMemoUpdate"}}},wn={type:"\
object",additionalProperties:!1,required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function ui(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.memo===void 0&&(e=o(e,i,"required",{missingProperty:"memo"},"must have required property 'memo'",wn,r),t++);for(let n in r)
n!=="memo"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",wn,r),t++);r.memo!==
void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(
l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",wn,r),t++;return ui.errors=e,t===0}function ns(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",He,r),t++),
r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",He,r),t++),r.header===
void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",He,r),t++),r.body===void 0&&
(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",He,r),t++),r.path!==void 0&&(m(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.
length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(ui(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?ui.errors:e.concat(ui.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",He,r),t++),ns.errors=e,t===0}var Ce={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateSshSettingsRequest"}}},Ie={type:"object",minProperties:1,
additionalProperties:!1,properties:{ssh_enabled:{type:"boolean"},abroad_access_restriction:{type:"boolean"}}};function yi(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){Object.keys(r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT have fewer than 1 properties",Ie,r),t++);for(let n in r)
n==="ssh_enabled"||n==="abroad_access_restriction"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT hav\
e additional properties",Ie,r),t++);if(r.ssh_enabled!==void 0){let n=r.ssh_enabled;typeof n!="boolean"&&(e=o(e,i+"/ssh_e\
nabled","type",{type:"boolean"},"must be boolean",Ie.properties.ssh_enabled,n),t++)}if(r.abroad_access_restriction!==void 0){
let n=r.abroad_access_restriction;typeof n!="boolean"&&(e=o(e,i+"/abroad_access_restriction","type",{type:"boolean"},"mu\
st be boolean",Ie.properties.abroad_access_restriction,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",Ie,
r),t++;return yi.errors=e,t===0}function ps(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",Ce,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have re\
quired property 'query'",Ce,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have require\
d property 'header'",Ce,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required proper\
ty 'body'",Ce,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,
parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,
{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),
t=e.length)),r.body!==void 0&&(yi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=
e===null?yi.errors:e.concat(yi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Ce,r),t++),ps.errors=
e,t===0}var Ve={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_p\
ath"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateSsh\
KeyRequest"}}},Zu={oneOf:[{$ref:"description#/components/schemas/RegisterSshKeyRequest"},{$ref:"description#/components/\
schemas/GenerateSshKeyRequest"}],alternatives:["RegisterSshKeyRequest","GenerateSshKeyRequest"]};function fi(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.public_key===
void 0&&(e=o(e,i,"required",{missingProperty:"public_key"},"must have required property 'public_key'",O,r),t++);for(let n in r)
n==="public_key"||n==="generate"||n==="label"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have add\
itional properties",O,r),t++);if(r.public_key!==void 0){let n=r.public_key;typeof n=="string"?f(n)<1&&(e=o(e,i+"/public_\
key","minLength",{limit:1},"must NOT have fewer than 1 characters",O.properties.public_key,n),t++):(e=o(e,i+"/public_key",
"type",{type:"string"},"must be string",O.properties.public_key,n),t++)}if(r.generate!==void 0){let n=r.generate;typeof n!=
"boolean"&&(e=o(e,i+"/generate","type",{type:"boolean"},"must be boolean",O.properties.generate,n),t++),n!==!1&&(e=o(e,i+
"/generate","const",{allowedValue:!1},"must be equal to constant",O.properties.generate,n),t++)}if(r.label!==void 0){let n=r.
label;typeof n=="string"?f(n)<1&&(e=o(e,i+"/label","minLength",{limit:1},"must NOT have fewer than 1 characters",O.properties.
label,n),t++):(e=o(e,i+"/label","type",{type:"string"},"must be string",O.properties.label,n),t++)}}else e=o(e,i,"type",
{type:"object"},"must be object",O,r),t++;return fi.errors=e,t===0}function li(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.generate===void 0&&(e=o(e,i,"required",{
missingProperty:"generate"},"must have required property 'generate'",z,r),t++);for(let n in r)n==="generate"||n==="label"||
(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",z,r),t++);if(r.generate!==void 0){
let n=r.generate;typeof n!="boolean"&&(e=o(e,i+"/generate","type",{type:"boolean"},"must be boolean",z.properties.generate,
n),t++),n!==!0&&(e=o(e,i+"/generate","const",{allowedValue:!0},"must be equal to constant",z.properties.generate,n),t++)}
if(r.label!==void 0){let n=r.label;typeof n=="string"?f(n)<1&&(e=o(e,i+"/label","minLength",{limit:1},"must NOT have few\
er than 1 characters",z.properties.label,n),t++):(e=o(e,i+"/label","type",{type:"string"},"must be string",z.properties.
label,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",z,r),t++;return li.errors=e,t===0}function mi(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0,n=t,d=!1,c=null,W=t;fi(r,{instancePath:i,parentData:y,
parentDataProperty:u,rootData:p})||(e=e===null?fi.errors:e.concat(fi.errors),t=e.length);var q=W===t;q&&(d=!0,c=0);let H=t;
li(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?li.errors:e.concat(li.errors),t=e.length);
var q=H===t;return q&&d?(d=!1,c=[c,1]):q&&(d=!0,c=1),d?(t=n,e!==null&&(n?e.length=n:e=null)):(e=o(e,i,"oneOf",{passingSchemas:c},
"must match exactly one schema in oneOf",Zu,r),t++),mi.errors=e,t===0}function ss(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",Ve,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",Ve,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",Ve,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",Ve,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(mi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?mi.errors:e.concat(mi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
Ve,r),t++),ss.errors=e,t===0}var Nn={type:"object",required:["servername","key_id"],properties:{servername:{$ref:"descri\
ption#/components/schemas/HostingServername"},key_id:{$ref:"description#/components/schemas/SshKeyId"}}};function ci(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=
o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be s\
tring",g,r),t++),ci.errors=e,t===0}var qp={type:"string",minLength:1};function di(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",qp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",qp,r),t++),di.errors=e,t===0}function Hr(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'serv\
ername'",Nn,r),t++),r.key_id===void 0&&(e=o(e,i,"required",{missingProperty:"key_id"},"must have required property 'key_\
id'",Nn,r),t++),r.servername!==void 0&&(ci(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"s\
ervername",rootData:p})||(e=e===null?ci.errors:e.concat(ci.errors),t=e.length)),r.key_id!==void 0&&(di(r.key_id,{instancePath:i+
"/key_id",parentData:r,parentDataProperty:"key_id",rootData:p})||(e=e===null?di.errors:e.concat(di.errors),t=e.length))):
(e=o(e,i,"type",{type:"object"},"must be object",Nn,r),t++),Hr.errors=e,t===0}var ot={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"deleteSshKey_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function us(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",ot,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
ot,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",ot,r),
t++),r.path!==void 0&&(Hr(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
Hr.errors:e.concat(Hr.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
o(e,i,"type",{type:"object"},"must be object",ot,r),t++),us.errors=e,t===0}var Ue={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getAp\
iKey_path"},body:{$ref:"description#/components/schemas/CreateDomainRequest"}}},B={type:"object",additionalProperties:!1,
required:["domain"],properties:{domain:{type:"string",description:"The domain, without `https://` and without a path. Ac\
cording to public reference material, an internationalised name may be written in its native form here, and only here.",
minLength:1,maxLength:253,pattern:"^[^\\s/]+$"},ssl:{type:"boolean",default:!0},redirect_https:{type:"boolean"},ai_crawler_block_enabled:{
type:"boolean",default:!0},memo:{$ref:"description#/components/schemas/Memo"}}},Hu=new RegExp("^[^\\s/]+$","u");function hi(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.domain===void 0&&(e=o(e,i,"required",{missingProperty:"domain"},"must have required property 'domain'",B,r),t++);for(let n in r)
n==="domain"||n==="ssl"||n==="redirect_https"||n==="ai_crawler_block_enabled"||n==="memo"||(e=o(e,i,"additionalPropertie\
s",{additionalProperty:n},"must NOT have additional properties",B,r),t++);if(r.domain!==void 0){let n=r.domain;typeof n==
"string"?(f(n)>253&&(e=o(e,i+"/domain","maxLength",{limit:253},"must NOT have more than 253 characters",B.properties.domain,
n),t++),f(n)<1&&(e=o(e,i+"/domain","minLength",{limit:1},"must NOT have fewer than 1 characters",B.properties.domain,n),
t++),Hu.test(n)||(e=o(e,i+"/domain","pattern",{pattern:"^[^\\s/]+$"},'must match pattern "^[^\\s/]+$"',B.properties.domain,
n),t++)):(e=o(e,i+"/domain","type",{type:"string"},"must be string",B.properties.domain,n),t++)}if(r.ssl!==void 0){let n=r.
ssl;typeof n!="boolean"&&(e=o(e,i+"/ssl","type",{type:"boolean"},"must be boolean",B.properties.ssl,n),t++)}if(r.redirect_https!==
void 0){let n=r.redirect_https;typeof n!="boolean"&&(e=o(e,i+"/redirect_https","type",{type:"boolean"},"must be boolean",
B.properties.redirect_https,n),t++)}if(r.ai_crawler_block_enabled!==void 0){let n=r.ai_crawler_block_enabled;typeof n!="\
boolean"&&(e=o(e,i+"/ai_crawler_block_enabled","type",{type:"boolean"},"must be boolean",B.properties.ai_crawler_block_enabled,
n),t++)}r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",B,r),t++;return hi.errors=
e,t===0}function ys(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Ue,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Ue,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Ue,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Ue,r),t++),r.path!==
void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(hi(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?hi.errors:e.concat(hi.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Ue,r),t++),ys.errors=e,t===0}var En={type:"object",required:[
"servername","domain"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},domain:{$ref:"d\
escription#/components/schemas/DomainName"}}};function ai(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",
g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),ai.errors=e,t===0}var h={type:"string",description:"\
Name of a domain or subdomain, at most 253 characters. Internationalised names are written in Punycode (`xn--...`); of a\
 subdomain only the domain part is converted.",minLength:1,maxLength:253,pattern:"^[0-9A-Za-z._-]{1,253}$"},ge=new RegExp(
"^[0-9A-Za-z._-]{1,253}$","u");function gi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return typeof r=="string"?(f(r)>253&&(e=o(e,i,"maxLength",{limit:253},"must NOT have more than 253 characters",h,r),
t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"patt\
ern",{pattern:"^[0-9A-Za-z._-]{1,253}$"},'must match pattern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"\
string"},"must be string",h,r),t++),gi.errors=e,t===0}function a(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"servername"},"must have required property 'servername'",En,r),t++),r.domain===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"domain"},"must have required property 'domain'",En,r),t++),r.servername!==void 0&&(ai(r.servername,
{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===null?ai.errors:e.concat(
ai.errors),t=e.length)),r.domain!==void 0&&(gi(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domai\
n",rootData:p})||(e=e===null?gi.errors:e.concat(gi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
En,r),t++),a.errors=e,t===0}var nt={type:"object",required:["path","query","header"],properties:{path:{$ref:"getDomain_p\
ath"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function fs(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",nt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",nt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",nt,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",nt,r),t++),fs.errors=e,t===0}var We={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateDomainRequest"}}},On={type:"object",additionalProperties:!1,
required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function bi(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.memo===void 0&&(e=o(
e,i,"required",{missingProperty:"memo"},"must have required property 'memo'",On,r),t++);for(let n in r)n!=="memo"&&(e=o(
e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",On,r),t++);r.memo!==void 0&&(l(r.
memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",On,r),t++;return bi.errors=e,t===0}function ls(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",We,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",We,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",We,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",We,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(bi(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?bi.errors:e.concat(bi.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",We,r),t++),ls.errors=e,t===0}var pt={type:"object",required:["path","query",
"header"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"\
description#/components/schemas/DeleteDomainRequest"}}},Ln={type:"object",additionalProperties:!1,properties:{delete_files:{
type:"boolean",default:!1}}};function qi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)n!=="delete_files"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Ln,r),t++);if(r.delete_files!==void 0){let n=r.delete_files;typeof n!="boolean"&&(e=
o(e,i+"/delete_files","type",{type:"boolean"},"must be boolean",Ln.properties.delete_files,n),t++)}}else e=o(e,i,"type",
{type:"object"},"must be object",Ln,r),t++;return qi.errors=e,t===0}function ms(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",pt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",pt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",pt,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(qi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?qi.errors:e.concat(qi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
pt,r),t++),ms.errors=e,t===0}var Je={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"get\
Domain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/R\
esetDomainRequest"}}},Tn={type:"object",additionalProperties:!1,required:["type"],properties:{type:{$ref:"description#/c\
omponents/schemas/DomainResetType"}}},vp={type:"string",minLength:1};function vi(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",vp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",vp,r),t++),vi.errors=e,t===0}function _i(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},"must have required property 'type'",Tn,r),t++);for(let n in r)
n!=="type"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",Tn,r),t++);r.type!==
void 0&&(vi(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?vi.errors:e.
concat(vi.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",Tn,r),t++;return _i.errors=e,t===0}function cs(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Je,r),t++),
r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Je,r),t++),r.header===
void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Je,r),t++),r.body===void 0&&
(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Je,r),t++),r.path!==void 0&&(a(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.
length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(_i(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?_i.errors:e.concat(_i.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Je,r),t++),cs.errors=e,t===0}var Cu={type:"object",required:[],
properties:{domain:{$ref:"description#/components/schemas/DomainName"}}};function Di(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>253&&(e=o(e,i,"maxLength",{limit:253},"must NOT have mo\
re than 253 characters",h,r),t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",h,r),t++),
ge.test(r)||(e=o(e,i,"pattern",{pattern:"^[0-9A-Za-z._-]{1,253}$"},'must match pattern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):
(e=o(e,i,"type",{type:"string"},"must be string",h,r),t++),Di.errors=e,t===0}function Cr(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?r.domain!==void 0&&
(Di(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:p})||(e=e===null?Di.errors:e.concat(
Di.errors),t=e.length)):(e=o(e,i,"type",{type:"object"},"must be object",Cu,r),t++),Cr.errors=e,t===0}var st={type:"obje\
ct",required:["path","query","header"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"listSubdomains\
_query"},header:{$ref:"getApiKey_path"}}};function ds(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",st,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",st,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",st,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(Cr(r.query,{instancePath:i+"\
/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?Cr.errors:e.concat(Cr.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",st,r),t++),ds.errors=e,t===0}var Ge={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateSubdomainRequest"}}},ut={
type:"object",additionalProperties:!1,required:["subdomain"],properties:{subdomain:{$ref:"description#/components/schema\
s/DomainName"},ssl:{type:"boolean",default:!0},memo:{$ref:"description#/components/schemas/Memo"}}};function v(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>253&&(e=o(e,i,"maxLen\
gth",{limit:253},"must NOT have more than 253 characters",h,r),t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT hav\
e fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"pattern",{pattern:"^[0-9A-Za-z._-]{1,253}$"},'must match patt\
ern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",h,r),t++),v.errors=e,t===0}function ji(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.subdomain===void 0&&(e=o(e,i,"required",{missingProperty:"subdomain"},"must have required property 'subdomain'",ut,
r),t++);for(let n in r)n==="subdomain"||n==="ssl"||n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"m\
ust NOT have additional properties",ut,r),t++);if(r.subdomain!==void 0&&(v(r.subdomain,{instancePath:i+"/subdomain",parentData:r,
parentDataProperty:"subdomain",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.ssl!==void 0){let n=r.
ssl;typeof n!="boolean"&&(e=o(e,i+"/ssl","type",{type:"boolean"},"must be boolean",ut.properties.ssl,n),t++)}r.memo!==void 0&&
(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",ut,r),t++;return ji.errors=e,t===0}function hs(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Ge,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Ge,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",Ge,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",Ge,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(ji(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?ji.errors:e.concat(ji.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",Ge,r),t++),hs.errors=e,t===0}var kn={type:"object",required:["servername","s\
ubdomain"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},subdomain:{$ref:"descriptio\
n#/components/schemas/DomainName"}}};function Ai(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",
g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),Ai.errors=e,t===0}function $i(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>253&&(e=o(e,i,"maxLen\
gth",{limit:253},"must NOT have more than 253 characters",h,r),t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT hav\
e fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"pattern",{pattern:"^[0-9A-Za-z._-]{1,253}$"},'must match patt\
ern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",h,r),t++),$i.errors=e,t===0}function ue(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'serv\
ername'",kn,r),t++),r.subdomain===void 0&&(e=o(e,i,"required",{missingProperty:"subdomain"},"must have required property\
 'subdomain'",kn,r),t++),r.servername!==void 0&&(Ai(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"\
servername",rootData:p})||(e=e===null?Ai.errors:e.concat(Ai.errors),t=e.length)),r.subdomain!==void 0&&($i(r.subdomain,{
instancePath:i+"/subdomain",parentData:r,parentDataProperty:"subdomain",rootData:p})||(e=e===null?$i.errors:e.concat($i.
errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",kn,r),t++),ue.errors=e,t===0}var Ye={type:"object",
required:["path","query","header","body"],properties:{path:{$ref:"updateSubdomain_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateSubdomainRequest"}}},Rn={type:"object",additionalProperties:!1,
required:["memo"],properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function Pi(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.memo===void 0&&(e=o(
e,i,"required",{missingProperty:"memo"},"must have required property 'memo'",Rn,r),t++);for(let n in r)n!=="memo"&&(e=o(
e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",Rn,r),t++);r.memo!==void 0&&(l(r.
memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",Rn,r),t++;return Pi.errors=e,t===0}function as(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Ye,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Ye,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",Ye,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",Ye,r),t++),r.path!==void 0&&(ue(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Pi(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Pi.errors:e.concat(Pi.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",Ye,r),t++),as.errors=e,t===0}var yt={type:"object",required:["path","query",
"header"],properties:{path:{$ref:"updateSubdomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{
$ref:"description#/components/schemas/DeleteSubdomainRequest"}}},Sn={type:"object",additionalProperties:!1,properties:{delete_files:{
type:"boolean",default:!1}}};function wi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)n!=="delete_files"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Sn,r),t++);if(r.delete_files!==void 0){let n=r.delete_files;typeof n!="boolean"&&(e=
o(e,i+"/delete_files","type",{type:"boolean"},"must be boolean",Sn.properties.delete_files,n),t++)}}else e=o(e,i,"type",
{type:"object"},"must be object",Sn,r),t++;return wi.errors=e,t===0}function gs(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",yt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",yt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",yt,r),t++),r.path!==void 0&&(ue(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+
"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(wi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?wi.errors:e.concat(wi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
yt,r),t++),gs.errors=e,t===0}var Be={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"get\
HostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/compone\
nts/schemas/IssueSslCertificateRequest"}}},xn={type:"object",additionalProperties:!1,required:["common_name"],properties:{
common_name:{$ref:"description#/components/schemas/DomainName"}}};function Ni(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.common_name===void 0&&(e=o(e,i,"required",
{missingProperty:"common_name"},"must have required property 'common_name'",xn,r),t++);for(let n in r)n!=="common_name"&&
(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",xn,r),t++);r.common_name!==
void 0&&(v(r.common_name,{instancePath:i+"/common_name",parentData:r,parentDataProperty:"common_name",rootData:p})||(e=e===
null?v.errors:e.concat(v.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",xn,r),t++;return Ni.errors=
e,t===0}function bs(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Be,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Be,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Be,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Be,r),t++),r.path!==
void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(
m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Ni(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Ni.errors:e.concat(Ni.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Be,r),t++),bs.errors=e,t===0}var Kn={type:"object",required:[
"servername","common_name"],properties:{servername:{$ref:"description#/components/schemas/HostingServername"},common_name:{
$ref:"description#/components/schemas/DomainName"}}};function Ei(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),Ei.errors=e,t===0}function Oi(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>253&&
(e=o(e,i,"maxLength",{limit:253},"must NOT have more than 253 characters",h,r),t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},
"must NOT have fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"pattern",{pattern:"^[0-9A-Za-z._-]{1,253}$"},'mu\
st match pattern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",h,r),t++),Oi.errors=
e,t===0}function Ir(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have requir\
ed property 'servername'",Kn,r),t++),r.common_name===void 0&&(e=o(e,i,"required",{missingProperty:"common_name"},"must h\
ave required property 'common_name'",Kn,r),t++),r.servername!==void 0&&(Ei(r.servername,{instancePath:i+"/servername",parentData:r,
parentDataProperty:"servername",rootData:p})||(e=e===null?Ei.errors:e.concat(Ei.errors),t=e.length)),r.common_name!==void 0&&
(Oi(r.common_name,{instancePath:i+"/common_name",parentData:r,parentDataProperty:"common_name",rootData:p})||(e=e===null?
Oi.errors:e.concat(Oi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Kn,r),t++),Ir.errors=e,t===
0}var ft={type:"object",required:["path","query","header"],properties:{path:{$ref:"deleteSslCertificate_path"},query:{$ref:"\
getApiKey_path"},header:{$ref:"getApiKey_path"}}};function qs(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",ft,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",ft,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",ft,r),t++),r.path!==void 0&&(Ir(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+
"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",ft,r),t++),qs.errors=e,t===0}var Xe={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateDnsRecordRequest"}}},P={type:"\
object",additionalProperties:!1,required:["domain","host","type","content"],properties:{domain:{$ref:"description#/compo\
nents/schemas/DomainName"},host:{type:"string",minLength:1,maxLength:255},type:{$ref:"description#/components/schemas/Dn\
sRecordType"},content:{type:"string",minLength:1},ttl:{type:"integer",format:"int32",minimum:60,maximum:86400,default:3600},
priority:{type:"integer",format:"int32",minimum:0,maximum:65535}}},_p={type:"string",minLength:1};function we(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",
{limit:1},"must NOT have fewer than 1 characters",_p,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",_p,r),t++),
we.errors=e,t===0}function Li(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.domain===void 0&&(e=o(e,i,"required",{missingProperty:"domain"},"must have requ\
ired property 'domain'",P,r),t++),r.host===void 0&&(e=o(e,i,"required",{missingProperty:"host"},"must have required prop\
erty 'host'",P,r),t++),r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},"must have required property 'type'",
P,r),t++),r.content===void 0&&(e=o(e,i,"required",{missingProperty:"content"},"must have required property 'content'",P,
r),t++);for(let n in r)n==="domain"||n==="host"||n==="type"||n==="content"||n==="ttl"||n==="priority"||(e=o(e,i,"additio\
nalProperties",{additionalProperty:n},"must NOT have additional properties",P,r),t++);if(r.domain!==void 0&&(v(r.domain,
{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),r.host!==void 0){let n=r.host;typeof n=="string"?(f(n)>255&&(e=o(e,i+"/host","maxLength",{limit:255},"must \
NOT have more than 255 characters",P.properties.host,n),t++),f(n)<1&&(e=o(e,i+"/host","minLength",{limit:1},"must NOT ha\
ve fewer than 1 characters",P.properties.host,n),t++)):(e=o(e,i+"/host","type",{type:"string"},"must be string",P.properties.
host,n),t++)}if(r.type!==void 0&&(we(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||
(e=e===null?we.errors:e.concat(we.errors),t=e.length)),r.content!==void 0){let n=r.content;typeof n=="string"?f(n)<1&&(e=
o(e,i+"/content","minLength",{limit:1},"must NOT have fewer than 1 characters",P.properties.content,n),t++):(e=o(e,i+"/c\
ontent","type",{type:"string"},"must be string",P.properties.content,n),t++)}if(r.ttl!==void 0){let n=r.ttl;typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/ttl","type",{type:"integer"},"must be integer",P.properties.ttl,n),t++),
typeof n=="number"&&isFinite(n)&&((n>86400||isNaN(n))&&(e=o(e,i+"/ttl","maximum",{comparison:"<=",limit:86400},"must be \
<= 86400",P.properties.ttl,n),t++),(n<60||isNaN(n))&&(e=o(e,i+"/ttl","minimum",{comparison:">=",limit:60},"must be >= 60",
P.properties.ttl,n),t++),T.validate(n)||(e=o(e,i+"/ttl","format",{format:"int32"},'must match format "int32"',P.properties.
ttl,n),t++))}if(r.priority!==void 0){let n=r.priority;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/pri\
ority","type",{type:"integer"},"must be integer",P.properties.priority,n),t++),typeof n=="number"&&isFinite(n)&&((n>65535||
isNaN(n))&&(e=o(e,i+"/priority","maximum",{comparison:"<=",limit:65535},"must be <= 65535",P.properties.priority,n),t++),
(n<0||isNaN(n))&&(e=o(e,i+"/priority","minimum",{comparison:">=",limit:0},"must be >= 0",P.properties.priority,n),t++),T.
validate(n)||(e=o(e,i+"/priority","format",{format:"int32"},'must match format "int32"',P.properties.priority,n),t++))}}else
e=o(e,i,"type",{type:"object"},"must be object",P,r),t++;return Li.errors=e,t===0}function vs(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Xe,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",Xe,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",Xe,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",Xe,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Li(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?Li.errors:e.concat(Li.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",Xe,r),t++),vs.errors=e,t===0}var zn={type:"object",required:["servername","dns_id"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},dns_id:{$ref:"description#/components/schemas/DnsR\
ecordId"}}};function Ti(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"\
string"},"must be string",g,r),t++),Ti.errors=e,t===0}var Fn={type:"integer",format:"int64",minimum:0};function ki(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(e=o(e,i,"type",{type:"integer"},"must be integer",Fn,r),t++),typeof r=="number"&&isFinite(r)&&((r<0||isNaN(r))&&(e=
o(e,i,"minimum",{comparison:">=",limit:0},"must be >= 0",Fn,r),t++),yn.validate(r)||(e=o(e,i,"format",{format:"int64"},'\
must match format "int64"',Fn,r),t++)),ki.errors=e,t===0}function ye(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"servername"},"must have required property 'servername'",zn,r),t++),r.dns_id===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"dns_id"},"must have required property 'dns_id'",zn,r),t++),r.servername!==void 0&&(Ti(r.servername,
{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===null?Ti.errors:e.concat(
Ti.errors),t=e.length)),r.dns_id!==void 0&&(ki(r.dns_id,{instancePath:i+"/dns_id",parentData:r,parentDataProperty:"dns_i\
d",rootData:p})||(e=e===null?ki.errors:e.concat(ki.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
zn,r),t++),ye.errors=e,t===0}var Qe={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"upd\
ateDnsRecord_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/sch\
emas/UpdateDnsRecordRequest"}}},k={type:"object",minProperties:1,additionalProperties:!1,properties:{domain:{$ref:"descr\
iption#/components/schemas/DomainName"},host:{type:"string",minLength:1,maxLength:255},type:{$ref:"description#/componen\
ts/schemas/DnsRecordType"},content:{type:"string",minLength:1},ttl:{type:"integer",format:"int32",minimum:60,maximum:86400},
priority:{type:"integer",format:"int32",minimum:0,maximum:65535}}};function Ri(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProp\
erties",{limit:1},"must NOT have fewer than 1 properties",k,r),t++);for(let n in r)n==="domain"||n==="host"||n==="type"||
n==="content"||n==="ttl"||n==="priority"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have addition\
al properties",k,r),t++);if(r.domain!==void 0&&(v(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"do\
main",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.host!==void 0){let n=r.host;typeof n=="string"?
(f(n)>255&&(e=o(e,i+"/host","maxLength",{limit:255},"must NOT have more than 255 characters",k.properties.host,n),t++),f(
n)<1&&(e=o(e,i+"/host","minLength",{limit:1},"must NOT have fewer than 1 characters",k.properties.host,n),t++)):(e=o(e,i+
"/host","type",{type:"string"},"must be string",k.properties.host,n),t++)}if(r.type!==void 0&&(we(r.type,{instancePath:i+
"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?we.errors:e.concat(we.errors),t=e.length)),r.content!==
void 0){let n=r.content;typeof n=="string"?f(n)<1&&(e=o(e,i+"/content","minLength",{limit:1},"must NOT have fewer than 1\
 characters",k.properties.content,n),t++):(e=o(e,i+"/content","type",{type:"string"},"must be string",k.properties.content,
n),t++)}if(r.ttl!==void 0){let n=r.ttl;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/ttl","type",{type:"\
integer"},"must be integer",k.properties.ttl,n),t++),typeof n=="number"&&isFinite(n)&&((n>86400||isNaN(n))&&(e=o(e,i+"/t\
tl","maximum",{comparison:"<=",limit:86400},"must be <= 86400",k.properties.ttl,n),t++),(n<60||isNaN(n))&&(e=o(e,i+"/ttl",
"minimum",{comparison:">=",limit:60},"must be >= 60",k.properties.ttl,n),t++),T.validate(n)||(e=o(e,i+"/ttl","format",{format:"\
int32"},'must match format "int32"',k.properties.ttl,n),t++))}if(r.priority!==void 0){let n=r.priority;typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/priority","type",{type:"integer"},"must be integer",k.properties.priority,n),
t++),typeof n=="number"&&isFinite(n)&&((n>65535||isNaN(n))&&(e=o(e,i+"/priority","maximum",{comparison:"<=",limit:65535},
"must be <= 65535",k.properties.priority,n),t++),(n<0||isNaN(n))&&(e=o(e,i+"/priority","minimum",{comparison:">=",limit:0},
"must be >= 0",k.properties.priority,n),t++),T.validate(n)||(e=o(e,i+"/priority","format",{format:"int32"},'must match f\
ormat "int32"',k.properties.priority,n),t++))}}else e=o(e,i,"type",{type:"object"},"must be object",k,r),t++;return Ri.errors=
e,t===0}function _s(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Qe,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Qe,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Qe,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Qe,r),t++),r.path!==
void 0&&(ye(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?ye.errors:e.
concat(ye.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"qu\
ery",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"\
/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==
void 0&&(Ri(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Ri.errors:e.
concat(Ri.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Qe,r),t++),_s.errors=e,t===0}var lt={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updateDnsRecord_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"}}};function Ds(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",lt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have re\
quired property 'query'",lt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have require\
d property 'header'",lt,r),t++),r.path!==void 0&&(ye(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/q\
uery",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",lt,r),t++),Ds.errors=e,t===0}var er={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdatePhpVersionRequest"}}},rr={type:"object",
additionalProperties:!1,required:["version"],properties:{version:{type:"string",minLength:1}}};function Si(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.version===
void 0&&(e=o(e,i,"required",{missingProperty:"version"},"must have required property 'version'",rr,r),t++);for(let n in r)
n!=="version"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",rr,r),t++);if(r.
version!==void 0){let n=r.version;typeof n=="string"?f(n)<1&&(e=o(e,i+"/version","minLength",{limit:1},"must NOT have fe\
wer than 1 characters",rr.properties.version,n),t++):(e=o(e,i+"/version","type",{type:"string"},"must be string",rr.properties.
version,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",rr,r),t++;return Si.errors=e,t===0}function js(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",er,r),t++),
r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",er,r),t++),r.header===
void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",er,r),t++),r.body===void 0&&
(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",er,r),t++),r.path!==void 0&&(a(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.
length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Si(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Si.errors:e.concat(Si.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",er,r),t++),js.errors=e,t===0}var tr={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateCronJobRequest"}}},_={type:"object",additionalProperties:!1,
required:["minute","hour","day","month","weekday","command"],properties:{minute:{type:"string",minLength:1},hour:{type:"\
string",minLength:1},day:{type:"string",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",minLength:1},
command:{type:"string",minLength:1,maxLength:1024},comment:{type:"string",minLength:0}}};function xi(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.minute===
void 0&&(e=o(e,i,"required",{missingProperty:"minute"},"must have required property 'minute'",_,r),t++),r.hour===void 0&&
(e=o(e,i,"required",{missingProperty:"hour"},"must have required property 'hour'",_,r),t++),r.day===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"day"},"must have required property 'day'",_,r),t++),r.month===void 0&&(e=o(e,i,"required",{missingProperty:"\
month"},"must have required property 'month'",_,r),t++),r.weekday===void 0&&(e=o(e,i,"required",{missingProperty:"weekda\
y"},"must have required property 'weekday'",_,r),t++),r.command===void 0&&(e=o(e,i,"required",{missingProperty:"command"},
"must have required property 'command'",_,r),t++);for(let n in r)n==="minute"||n==="hour"||n==="day"||n==="month"||n==="\
weekday"||n==="command"||n==="comment"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional\
 properties",_,r),t++);if(r.minute!==void 0){let n=r.minute;typeof n=="string"?f(n)<1&&(e=o(e,i+"/minute","minLength",{limit:1},
"must NOT have fewer than 1 characters",_.properties.minute,n),t++):(e=o(e,i+"/minute","type",{type:"string"},"must be s\
tring",_.properties.minute,n),t++)}if(r.hour!==void 0){let n=r.hour;typeof n=="string"?f(n)<1&&(e=o(e,i+"/hour","minLeng\
th",{limit:1},"must NOT have fewer than 1 characters",_.properties.hour,n),t++):(e=o(e,i+"/hour","type",{type:"string"},
"must be string",_.properties.hour,n),t++)}if(r.day!==void 0){let n=r.day;typeof n=="string"?f(n)<1&&(e=o(e,i+"/day","mi\
nLength",{limit:1},"must NOT have fewer than 1 characters",_.properties.day,n),t++):(e=o(e,i+"/day","type",{type:"string"},
"must be string",_.properties.day,n),t++)}if(r.month!==void 0){let n=r.month;typeof n=="string"?f(n)<1&&(e=o(e,i+"/month",
"minLength",{limit:1},"must NOT have fewer than 1 characters",_.properties.month,n),t++):(e=o(e,i+"/month","type",{type:"\
string"},"must be string",_.properties.month,n),t++)}if(r.weekday!==void 0){let n=r.weekday;typeof n=="string"?f(n)<1&&(e=
o(e,i+"/weekday","minLength",{limit:1},"must NOT have fewer than 1 characters",_.properties.weekday,n),t++):(e=o(e,i+"/w\
eekday","type",{type:"string"},"must be string",_.properties.weekday,n),t++)}if(r.command!==void 0){let n=r.command;typeof n==
"string"?(f(n)>1024&&(e=o(e,i+"/command","maxLength",{limit:1024},"must NOT have more than 1024 characters",_.properties.
command,n),t++),f(n)<1&&(e=o(e,i+"/command","minLength",{limit:1},"must NOT have fewer than 1 characters",_.properties.command,
n),t++)):(e=o(e,i+"/command","type",{type:"string"},"must be string",_.properties.command,n),t++)}if(r.comment!==void 0){
let n=r.comment;typeof n=="string"?f(n)<0&&(e=o(e,i+"/comment","minLength",{limit:0},"must NOT have fewer than 0 charact\
ers",_.properties.comment,n),t++):(e=o(e,i+"/comment","type",{type:"string"},"must be string",_.properties.comment,n),t++)}}else
e=o(e,i,"type",{type:"object"},"must be object",_,r),t++;return xi.errors=e,t===0}function As(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",tr,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",tr,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",tr,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",tr,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(xi(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?xi.errors:e.concat(xi.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",tr,r),t++),As.errors=e,t===0}var Mn={type:"object",required:["servername","cron_id"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},cron_id:{$ref:"description#/components/schemas/Cro\
nJobId"}}};function Ki(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"\
string"},"must be string",g,r),t++),Ki.errors=e,t===0}var Dp={type:"string",minLength:1};function zi(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",
{limit:1},"must NOT have fewer than 1 characters",Dp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",Dp,r),t++),
zi.errors=e,t===0}function fe(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must h\
ave required property 'servername'",Mn,r),t++),r.cron_id===void 0&&(e=o(e,i,"required",{missingProperty:"cron_id"},"must\
 have required property 'cron_id'",Mn,r),t++),r.servername!==void 0&&(Ki(r.servername,{instancePath:i+"/servername",parentData:r,
parentDataProperty:"servername",rootData:p})||(e=e===null?Ki.errors:e.concat(Ki.errors),t=e.length)),r.cron_id!==void 0&&
(zi(r.cron_id,{instancePath:i+"/cron_id",parentData:r,parentDataProperty:"cron_id",rootData:p})||(e=e===null?zi.errors:e.
concat(zi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Mn,r),t++),fe.errors=e,t===0}var ir={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"updateCronJob_path"},query:{$ref:"getApiKey_pa\
th"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateCronJobRequest"}}},w={type:"object",
minProperties:1,additionalProperties:!1,properties:{minute:{type:"string",minLength:1},hour:{type:"string",minLength:1},
day:{type:"string",minLength:1},month:{type:"string",minLength:1},weekday:{type:"string",minLength:1},command:{type:"str\
ing",minLength:1,maxLength:1024},comment:{type:"string",minLength:0},enabled:{type:"boolean"}}};function Fi(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){Object.keys(
r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT have fewer than 1 properties",w,r),t++);for(let n in r)n==="mi\
nute"||n==="hour"||n==="day"||n==="month"||n==="weekday"||n==="command"||n==="comment"||n==="enabled"||(e=o(e,i,"additio\
nalProperties",{additionalProperty:n},"must NOT have additional properties",w,r),t++);if(r.minute!==void 0){let n=r.minute;
typeof n=="string"?f(n)<1&&(e=o(e,i+"/minute","minLength",{limit:1},"must NOT have fewer than 1 characters",w.properties.
minute,n),t++):(e=o(e,i+"/minute","type",{type:"string"},"must be string",w.properties.minute,n),t++)}if(r.hour!==void 0){
let n=r.hour;typeof n=="string"?f(n)<1&&(e=o(e,i+"/hour","minLength",{limit:1},"must NOT have fewer than 1 characters",w.
properties.hour,n),t++):(e=o(e,i+"/hour","type",{type:"string"},"must be string",w.properties.hour,n),t++)}if(r.day!==void 0){
let n=r.day;typeof n=="string"?f(n)<1&&(e=o(e,i+"/day","minLength",{limit:1},"must NOT have fewer than 1 characters",w.properties.
day,n),t++):(e=o(e,i+"/day","type",{type:"string"},"must be string",w.properties.day,n),t++)}if(r.month!==void 0){let n=r.
month;typeof n=="string"?f(n)<1&&(e=o(e,i+"/month","minLength",{limit:1},"must NOT have fewer than 1 characters",w.properties.
month,n),t++):(e=o(e,i+"/month","type",{type:"string"},"must be string",w.properties.month,n),t++)}if(r.weekday!==void 0){
let n=r.weekday;typeof n=="string"?f(n)<1&&(e=o(e,i+"/weekday","minLength",{limit:1},"must NOT have fewer than 1 charact\
ers",w.properties.weekday,n),t++):(e=o(e,i+"/weekday","type",{type:"string"},"must be string",w.properties.weekday,n),t++)}
if(r.command!==void 0){let n=r.command;typeof n=="string"?(f(n)>1024&&(e=o(e,i+"/command","maxLength",{limit:1024},"must\
 NOT have more than 1024 characters",w.properties.command,n),t++),f(n)<1&&(e=o(e,i+"/command","minLength",{limit:1},"mus\
t NOT have fewer than 1 characters",w.properties.command,n),t++)):(e=o(e,i+"/command","type",{type:"string"},"must be st\
ring",w.properties.command,n),t++)}if(r.comment!==void 0){let n=r.comment;typeof n=="string"?f(n)<0&&(e=o(e,i+"/comment",
"minLength",{limit:0},"must NOT have fewer than 0 characters",w.properties.comment,n),t++):(e=o(e,i+"/comment","type",{type:"\
string"},"must be string",w.properties.comment,n),t++)}if(r.enabled!==void 0){let n=r.enabled;typeof n!="boolean"&&(e=o(
e,i+"/enabled","type",{type:"boolean"},"must be boolean",w.properties.enabled,n),t++)}}else e=o(e,i,"type",{type:"object"},
"must be object",w,r),t++;return Fi.errors=e,t===0}function $s(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",ir,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",ir,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",ir,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",ir,r),t++),r.path!==void 0&&(fe(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pa\
th",rootData:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(Fi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?Fi.errors:e.concat(Fi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
ir,r),t++),$s.errors=e,t===0}var mt={type:"object",required:["path","query","header"],properties:{path:{$ref:"updateCron\
Job_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function Ps(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",mt,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",mt,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",mt,r),t++),r.path!==void 0&&(fe(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",mt,r),t++),Ps.errors=e,t===0}var or={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/comp\
onents/schemas/CreateMailAccountRequest"}}},X={type:"object",additionalProperties:!1,required:["mail_address","password"],
properties:{mail_address:{$ref:"description#/components/schemas/MailAddress"},password:{type:"string",writeOnly:!0,minLength:6},
quota_mb:{type:"integer",format:"int32",minimum:1,maximum:5e4},memo:{$ref:"description#/components/schemas/Memo"}}},oe={
type:"string",description:"Mail address. An internationalised domain is in Punycode (public reference).",minLength:3,pattern:"\
^[^@\\s]+@[A-Za-z0-9.-]+$"},Me=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");function R(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)<3&&(e=o(e,i,"minLength",{limit:3},
"must NOT have fewer than 3 characters",oe,r),t++),Me.test(r)||(e=o(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},
'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',oe,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",oe,r),t++),
R.errors=e,t===0}function Mi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.mail_address===void 0&&(e=o(e,i,"required",{missingProperty:"mail_address"},"mu\
st have required property 'mail_address'",X,r),t++),r.password===void 0&&(e=o(e,i,"required",{missingProperty:"password"},
"must have required property 'password'",X,r),t++);for(let n in r)n==="mail_address"||n==="password"||n==="quota_mb"||n===
"memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",X,r),t++);if(r.mail_address!==
void 0&&(R(r.mail_address,{instancePath:i+"/mail_address",parentData:r,parentDataProperty:"mail_address",rootData:p})||(e=
e===null?R.errors:e.concat(R.errors),t=e.length)),r.password!==void 0){let n=r.password;typeof n=="string"?f(n)<6&&(e=o(
e,i+"/password","minLength",{limit:6},"must NOT have fewer than 6 characters",X.properties.password,n),t++):(e=o(e,i+"/p\
assword","type",{type:"string"},"must be string",X.properties.password,n),t++)}if(r.quota_mb!==void 0){let n=r.quota_mb;
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/quota_mb","type",{type:"integer"},"must be integer",X.properties.
quota_mb,n),t++),typeof n=="number"&&isFinite(n)&&((n>5e4||isNaN(n))&&(e=o(e,i+"/quota_mb","maximum",{comparison:"<=",limit:5e4},
"must be <= 50000",X.properties.quota_mb,n),t++),(n<1||isNaN(n))&&(e=o(e,i+"/quota_mb","minimum",{comparison:">=",limit:1},
"must be >= 1",X.properties.quota_mb,n),t++),T.validate(n)||(e=o(e,i+"/quota_mb","format",{format:"int32"},'must match f\
ormat "int32"',X.properties.quota_mb,n),t++))}r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be ob\
ject",X,r),t++;return Mi.errors=e,t===0}function ws(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",or,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",or,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",or,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",or,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/que\
ry",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(Mi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?Mi.errors:e.concat(Mi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
or,r),t++),ws.errors=e,t===0}var Zn={type:"object",required:["servername","mail_account"],properties:{servername:{$ref:"\
description#/components/schemas/HostingServername"},mail_account:{$ref:"description#/components/schemas/MailAddress"}}};
function Zi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"st\
ring"},"must be string",g,r),t++),Zi.errors=e,t===0}function Hi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?(f(r)<3&&(e=o(e,i,"minLength",{limit:3},"must NOT have fewer than 3 characters",
oe,r),t++),Me.test(r)||(e=o(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9\
.-]+$"',oe,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",oe,r),t++),Hi.errors=e,t===0}function V(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===
void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'servername'",Zn,r),t++),r.mail_account===
void 0&&(e=o(e,i,"required",{missingProperty:"mail_account"},"must have required property 'mail_account'",Zn,r),t++),r.servername!==
void 0&&(Zi(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===
null?Zi.errors:e.concat(Zi.errors),t=e.length)),r.mail_account!==void 0&&(Hi(r.mail_account,{instancePath:i+"/mail_accou\
nt",parentData:r,parentDataProperty:"mail_account",rootData:p})||(e=e===null?Hi.errors:e.concat(Hi.errors),t=e.length))):
(e=o(e,i,"type",{type:"object"},"must be object",Zn,r),t++),V.errors=e,t===0}var ct={type:"object",required:["path","que\
ry","header"],properties:{path:{$ref:"getMailAccount_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function Ns(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",ct,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
ct,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",ct,r),
t++),r.path!==void 0&&(V(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
V.errors:e.concat(V.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
o(e,i,"type",{type:"object"},"must be object",ct,r),t++),Ns.errors=e,t===0}var nr={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getMailAccount_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_pat\
h"},body:{$ref:"description#/components/schemas/UpdateMailAccountRequest"}}},ie={type:"object",minProperties:1,additionalProperties:!1,
properties:{password:{type:"string",writeOnly:!0,minLength:6},quota_mb:{type:"integer",format:"int32",minimum:1,maximum:5e4},
memo:{$ref:"description#/components/schemas/Memo"}}};function Ci(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProp\
erties",{limit:1},"must NOT have fewer than 1 properties",ie,r),t++);for(let n in r)n==="password"||n==="quota_mb"||n===
"memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",ie,r),t++);if(r.password!==
void 0){let n=r.password;typeof n=="string"?f(n)<6&&(e=o(e,i+"/password","minLength",{limit:6},"must NOT have fewer than\
 6 characters",ie.properties.password,n),t++):(e=o(e,i+"/password","type",{type:"string"},"must be string",ie.properties.
password,n),t++)}if(r.quota_mb!==void 0){let n=r.quota_mb;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"\
/quota_mb","type",{type:"integer"},"must be integer",ie.properties.quota_mb,n),t++),typeof n=="number"&&isFinite(n)&&((n>
5e4||isNaN(n))&&(e=o(e,i+"/quota_mb","maximum",{comparison:"<=",limit:5e4},"must be <= 50000",ie.properties.quota_mb,n),
t++),(n<1||isNaN(n))&&(e=o(e,i+"/quota_mb","minimum",{comparison:">=",limit:1},"must be >= 1",ie.properties.quota_mb,n),
t++),T.validate(n)||(e=o(e,i+"/quota_mb","format",{format:"int32"},'must match format "int32"',ie.properties.quota_mb,n),
t++))}r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",ie,r),t++;return Ci.errors=
e,t===0}function Es(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",nr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
nr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",nr,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",nr,r),t++),r.path!==
void 0&&(V(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?V.errors:e.concat(
V.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Ci(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Ci.errors:e.concat(Ci.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",nr,r),t++),Es.errors=e,t===0}var pr={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getMailAccount_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateMailForwardingRequest"}}},sr={type:"object",minProperties:1,
additionalProperties:!1,properties:{forwarding_addresses:{type:"array",items:{$ref:"description#/components/schemas/Mail\
Address"}},keep_in_mailbox:{type:"boolean"}}};function Ii(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProperties",{limit:1},
"must NOT have fewer than 1 properties",sr,r),t++);for(let n in r)n==="forwarding_addresses"||n==="keep_in_mailbox"||(e=
o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",sr,r),t++);if(r.forwarding_addresses!==
void 0){let n=r.forwarding_addresses;if(Array.isArray(n)){let d=n.length;for(let c=0;c<d;c++)R(n[c],{instancePath:i+"/fo\
rwarding_addresses/"+c,parentData:n,parentDataProperty:c,rootData:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else
e=o(e,i+"/forwarding_addresses","type",{type:"array"},"must be array",sr.properties.forwarding_addresses,n),t++}if(r.keep_in_mailbox!==
void 0){let n=r.keep_in_mailbox;typeof n!="boolean"&&(e=o(e,i+"/keep_in_mailbox","type",{type:"boolean"},"must be boolea\
n",sr.properties.keep_in_mailbox,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",sr,r),t++;return Ii.errors=
e,t===0}function Os(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",pr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
pr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",pr,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",pr,r),t++),r.path!==
void 0&&(V(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?V.errors:e.concat(
V.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Ii(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Ii.errors:e.concat(Ii.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",pr,r),t++),Os.errors=e,t===0}var ur={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateMailFilterRequest"}}},be={type:"object",additionalProperties:!1,
required:["domain","conditions","action"],properties:{domain:{$ref:"description#/components/schemas/DomainName"},conditions:{
type:"array",minItems:1,items:{$ref:"description#/components/schemas/MailFilterConditionRequest"}},action:{$ref:"descrip\
tion#/components/schemas/MailFilterActionRequest"}}},qe={type:"object",additionalProperties:!1,required:["keyword","fiel\
d","match_type"],properties:{keyword:{type:"string",minLength:1},field:{$ref:"description#/components/schemas/MailFilter\
Field"},match_type:{$ref:"description#/components/schemas/MailFilterMatchType"}}},jp={type:"string",minLength:1};function Vi(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=
o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",jp,r),t++):(e=o(e,i,"type",{type:"string"},"must be \
string",jp,r),t++),Vi.errors=e,t===0}var Ap={type:"string",minLength:1};function Ui(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",Ap,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",Ap,r),t++),Ui.errors=e,t===0}function Wi(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.keyword===void 0&&(e=o(e,i,"required",{missingProperty:"keyword"},"must have required property 'keyword'",qe,r),t++),
r.field===void 0&&(e=o(e,i,"required",{missingProperty:"field"},"must have required property 'field'",qe,r),t++),r.match_type===
void 0&&(e=o(e,i,"required",{missingProperty:"match_type"},"must have required property 'match_type'",qe,r),t++);for(let n in r)
n==="keyword"||n==="field"||n==="match_type"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have addi\
tional properties",qe,r),t++);if(r.keyword!==void 0){let n=r.keyword;typeof n=="string"?f(n)<1&&(e=o(e,i+"/keyword","min\
Length",{limit:1},"must NOT have fewer than 1 characters",qe.properties.keyword,n),t++):(e=o(e,i+"/keyword","type",{type:"\
string"},"must be string",qe.properties.keyword,n),t++)}r.field!==void 0&&(Vi(r.field,{instancePath:i+"/field",parentData:r,
parentDataProperty:"field",rootData:p})||(e=e===null?Vi.errors:e.concat(Vi.errors),t=e.length)),r.match_type!==void 0&&(Ui(
r.match_type,{instancePath:i+"/match_type",parentData:r,parentDataProperty:"match_type",rootData:p})||(e=e===null?Ui.errors:
e.concat(Ui.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",qe,r),t++;return Wi.errors=e,t===0}
var ke={type:"object",additionalProperties:!1,required:["type","method"],properties:{type:{$ref:"description#/components\
/schemas/MailFilterActionType"},target:{type:"string",minLength:0},method:{$ref:"description#/components/schemas/MailFil\
terActionMethod"}}},$p={type:"string",minLength:1};function Ji(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",
$p,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",$p,r),t++),Ji.errors=e,t===0}var Pp={type:"string",minLength:1};
function Gi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Pp,r),t++):(e=o(e,i,"type",{type:"s\
tring"},"must be string",Pp,r),t++),Gi.errors=e,t===0}function Yi(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},"must have required property 'type'",ke,r),t++),r.method===void 0&&(e=o(e,i,"required",{missingProperty:"method"},
"must have required property 'method'",ke,r),t++);for(let n in r)n==="type"||n==="target"||n==="method"||(e=o(e,i,"addit\
ionalProperties",{additionalProperty:n},"must NOT have additional properties",ke,r),t++);if(r.type!==void 0&&(Ji(r.type,
{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?Ji.errors:e.concat(Ji.errors),t=
e.length)),r.target!==void 0){let n=r.target;typeof n=="string"?f(n)<0&&(e=o(e,i+"/target","minLength",{limit:0},"must N\
OT have fewer than 0 characters",ke.properties.target,n),t++):(e=o(e,i+"/target","type",{type:"string"},"must be string",
ke.properties.target,n),t++)}r.method!==void 0&&(Gi(r.method,{instancePath:i+"/method",parentData:r,parentDataProperty:"\
method",rootData:p})||(e=e===null?Gi.errors:e.concat(Gi.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must b\
e object",ke,r),t++;return Yi.errors=e,t===0}function Bi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.domain===void 0&&(e=o(e,i,"required",{missingProperty:"dom\
ain"},"must have required property 'domain'",be,r),t++),r.conditions===void 0&&(e=o(e,i,"required",{missingProperty:"con\
ditions"},"must have required property 'conditions'",be,r),t++),r.action===void 0&&(e=o(e,i,"required",{missingProperty:"\
action"},"must have required property 'action'",be,r),t++);for(let n in r)n==="domain"||n==="conditions"||n==="action"||
(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",be,r),t++);if(r.domain!==void 0&&
(v(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:p})||(e=e===null?v.errors:e.concat(
v.errors),t=e.length)),r.conditions!==void 0){let n=r.conditions;if(Array.isArray(n)){n.length<1&&(e=o(e,i+"/conditions",
"minItems",{limit:1},"must NOT have fewer than 1 items",be.properties.conditions,n),t++);let d=n.length;for(let c=0;c<d;c++)
Wi(n[c],{instancePath:i+"/conditions/"+c,parentData:n,parentDataProperty:c,rootData:p})||(e=e===null?Wi.errors:e.concat(
Wi.errors),t=e.length)}else e=o(e,i+"/conditions","type",{type:"array"},"must be array",be.properties.conditions,n),t++}
r.action!==void 0&&(Yi(r.action,{instancePath:i+"/action",parentData:r,parentDataProperty:"action",rootData:p})||(e=e===
null?Yi.errors:e.concat(Yi.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",be,r),t++;return Bi.
errors=e,t===0}function Ls(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required\
 property 'path'",ur,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required propert\
y 'query'",ur,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'he\
ader'",ur,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",ur,
r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.
body!==void 0&&(Bi(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Bi.errors:
e.concat(Bi.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",ur,r),t++),Ls.errors=e,t===0}var Hn={
type:"object",required:["servername","filter_id"],properties:{servername:{$ref:"description#/components/schemas/HostingS\
ervername"},filter_id:{$ref:"description#/components/schemas/MailFilterId"}}};function Xi(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"\
must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),Xi.errors=e,
t===0}var wp={type:"string",minLength:1};function Qi(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",
wp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",wp,r),t++),Qi.errors=e,t===0}function Vr(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===
void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'servername'",Hn,r),t++),r.filter_id===
void 0&&(e=o(e,i,"required",{missingProperty:"filter_id"},"must have required property 'filter_id'",Hn,r),t++),r.servername!==
void 0&&(Xi(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===
null?Xi.errors:e.concat(Xi.errors),t=e.length)),r.filter_id!==void 0&&(Qi(r.filter_id,{instancePath:i+"/filter_id",parentData:r,
parentDataProperty:"filter_id",rootData:p})||(e=e===null?Qi.errors:e.concat(Qi.errors),t=e.length))):(e=o(e,i,"type",{type:"\
object"},"must be object",Hn,r),t++),Vr.errors=e,t===0}var dt={type:"object",required:["path","query","header"],properties:{
path:{$ref:"deleteMailFilter_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function Ts(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",dt,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",dt,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",dt,r),t++),r.path!==void 0&&(Vr(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",dt,r),t++),Ts.errors=e,t===0}var Np={type:"object",required:["domain"],properties:{domain:{$ref:"description#/compo\
nents/schemas/DomainName"}}};function eo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return typeof r=="string"?(f(r)>253&&(e=o(e,i,"maxLength",{limit:253},"must NOT have more than 253 characters",h,r),
t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"patt\
ern",{pattern:"^[0-9A-Za-z._-]{1,253}$"},'must match pattern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"\
string"},"must be string",h,r),t++),eo.errors=e,t===0}function Ur(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.domain===void 0&&(e=o(e,i,"required",
{missingProperty:"domain"},"must have required property 'domain'",Np,r),t++),r.domain!==void 0&&(eo(r.domain,{instancePath:i+
"/domain",parentData:r,parentDataProperty:"domain",rootData:p})||(e=e===null?eo.errors:e.concat(eo.errors),t=e.length))):
(e=o(e,i,"type",{type:"object"},"must be object",Np,r),t++),Ur.errors=e,t===0}var ht={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getSpamFilter_query"},header:{$ref:"ge\
tApiKey_path"}}};function ks(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required\
 property 'path'",ht,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required propert\
y 'query'",ht,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'he\
ader'",ht,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(Ur(r.query,{instancePath:i+"/query",parentData:r,
parentDataProperty:"query",rootData:p})||(e=e===null?Ur.errors:e.concat(Ur.errors),t=e.length)),r.header!==void 0&&(s(r.
header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.
errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",ht,r),t++),ks.errors=e,t===0}var yr={type:"object",
required:["path","query","header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{
$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateSpamFilterRequest"}}},C={type:"object",minProperties:1,
additionalProperties:!1,properties:{filter_type:{type:"string",minLength:1},spam_level:{type:"string",minLength:1},strict_non_japanese_subject:{
type:"boolean"},strict_html_mail:{type:"boolean"},detection_action:{type:"string",minLength:1}}};function ro(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){Object.keys(
r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT have fewer than 1 properties",C,r),t++);for(let n in r)n==="fi\
lter_type"||n==="spam_level"||n==="strict_non_japanese_subject"||n==="strict_html_mail"||n==="detection_action"||(e=o(e,
i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",C,r),t++);if(r.filter_type!==void 0){
let n=r.filter_type;typeof n=="string"?f(n)<1&&(e=o(e,i+"/filter_type","minLength",{limit:1},"must NOT have fewer than 1\
 characters",C.properties.filter_type,n),t++):(e=o(e,i+"/filter_type","type",{type:"string"},"must be string",C.properties.
filter_type,n),t++)}if(r.spam_level!==void 0){let n=r.spam_level;typeof n=="string"?f(n)<1&&(e=o(e,i+"/spam_level","minL\
ength",{limit:1},"must NOT have fewer than 1 characters",C.properties.spam_level,n),t++):(e=o(e,i+"/spam_level","type",{
type:"string"},"must be string",C.properties.spam_level,n),t++)}if(r.strict_non_japanese_subject!==void 0){let n=r.strict_non_japanese_subject;
typeof n!="boolean"&&(e=o(e,i+"/strict_non_japanese_subject","type",{type:"boolean"},"must be boolean",C.properties.strict_non_japanese_subject,
n),t++)}if(r.strict_html_mail!==void 0){let n=r.strict_html_mail;typeof n!="boolean"&&(e=o(e,i+"/strict_html_mail","type",
{type:"boolean"},"must be boolean",C.properties.strict_html_mail,n),t++)}if(r.detection_action!==void 0){let n=r.detection_action;
typeof n=="string"?f(n)<1&&(e=o(e,i+"/detection_action","minLength",{limit:1},"must NOT have fewer than 1 characters",C.
properties.detection_action,n),t++):(e=o(e,i+"/detection_action","type",{type:"string"},"must be string",C.properties.detection_action,
n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",C,r),t++;return ro.errors=e,t===0}function Rs(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",yr,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",yr,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",yr,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",yr,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(ro(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?ro.errors:e.concat(ro.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",yr,r),t++),Rs.errors=e,t===0}var fr={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{
$ref:"description#/components/schemas/UpdateDmarcReceiverRequest"}}},at={type:"object",additionalProperties:!1,required:[
"dmarc_receiver"],properties:{dmarc_receiver:{type:"boolean"}}};function to(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.dmarc_receiver===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"dmarc_receiver"},"must have required property 'dmarc_receiver'",at,r),t++);for(let n in r)n!=="dm\
arc_receiver"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",at,r),t++);if(r.
dmarc_receiver!==void 0){let n=r.dmarc_receiver;typeof n!="boolean"&&(e=o(e,i+"/dmarc_receiver","type",{type:"boolean"},
"must be boolean",at.properties.dmarc_receiver,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",at,r),t++;return to.
errors=e,t===0}function Ss(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required\
 property 'path'",fr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required propert\
y 'query'",fr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'he\
ader'",fr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",fr,
r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
a.errors:e.concat(a.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.
body!==void 0&&(to(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?to.errors:
e.concat(to.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",fr,r),t++),Ss.errors=e,t===0}var lr={
type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"\
getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateAutoReplyRequest"}}},F={
type:"object",additionalProperties:!1,required:["domain","mail_address","subject","body"],properties:{domain:{$ref:"desc\
ription#/components/schemas/DomainName"},mail_address:{$ref:"description#/components/schemas/MailAddress"},from_name:{type:"\
string",minLength:0},subject:{type:"string",minLength:0},body:{type:"string",minLength:0},quote_incoming:{type:"boolean"}}};
function io(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){r.domain===void 0&&(e=o(e,i,"required",{missingProperty:"domain"},"must have required property \
'domain'",F,r),t++),r.mail_address===void 0&&(e=o(e,i,"required",{missingProperty:"mail_address"},"must have required pr\
operty 'mail_address'",F,r),t++),r.subject===void 0&&(e=o(e,i,"required",{missingProperty:"subject"},"must have required\
 property 'subject'",F,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required propert\
y 'body'",F,r),t++);for(let n in r)n==="domain"||n==="mail_address"||n==="from_name"||n==="subject"||n==="body"||n==="qu\
ote_incoming"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",F,r),t++);if(r.
domain!==void 0&&(v(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:p})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length)),r.mail_address!==void 0&&(R(r.mail_address,{instancePath:i+"/mail_address",parentData:r,
parentDataProperty:"mail_address",rootData:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),r.from_name!==void 0){
let n=r.from_name;typeof n=="string"?f(n)<0&&(e=o(e,i+"/from_name","minLength",{limit:0},"must NOT have fewer than 0 cha\
racters",F.properties.from_name,n),t++):(e=o(e,i+"/from_name","type",{type:"string"},"must be string",F.properties.from_name,
n),t++)}if(r.subject!==void 0){let n=r.subject;typeof n=="string"?f(n)<0&&(e=o(e,i+"/subject","minLength",{limit:0},"mus\
t NOT have fewer than 0 characters",F.properties.subject,n),t++):(e=o(e,i+"/subject","type",{type:"string"},"must be str\
ing",F.properties.subject,n),t++)}if(r.body!==void 0){let n=r.body;typeof n=="string"?f(n)<0&&(e=o(e,i+"/body","minLengt\
h",{limit:0},"must NOT have fewer than 0 characters",F.properties.body,n),t++):(e=o(e,i+"/body","type",{type:"string"},"\
must be string",F.properties.body,n),t++)}if(r.quote_incoming!==void 0){let n=r.quote_incoming;typeof n!="boolean"&&(e=o(
e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",F.properties.quote_incoming,n),t++)}}else e=o(e,i,"type",
{type:"object"},"must be object",F,r),t++;return io.errors=e,t===0}function xs(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",lr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",lr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",lr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",lr,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(io(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?io.errors:e.concat(io.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
lr,r),t++),xs.errors=e,t===0}var Cn={type:"object",required:["servername","mail_address"],properties:{servername:{$ref:"\
description#/components/schemas/HostingServername"},mail_address:{$ref:"description#/components/schemas/MailAddress"}}};
function oo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"st\
ring"},"must be string",g,r),t++),oo.errors=e,t===0}function no(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?(f(r)<3&&(e=o(e,i,"minLength",{limit:3},"must NOT have fewer than 3 characters",
oe,r),t++),Me.test(r)||(e=o(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9\
.-]+$"',oe,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",oe,r),t++),no.errors=e,t===0}function le(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===
void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'servername'",Cn,r),t++),r.mail_address===
void 0&&(e=o(e,i,"required",{missingProperty:"mail_address"},"must have required property 'mail_address'",Cn,r),t++),r.servername!==
void 0&&(oo(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===
null?oo.errors:e.concat(oo.errors),t=e.length)),r.mail_address!==void 0&&(no(r.mail_address,{instancePath:i+"/mail_addre\
ss",parentData:r,parentDataProperty:"mail_address",rootData:p})||(e=e===null?no.errors:e.concat(no.errors),t=e.length))):
(e=o(e,i,"type",{type:"object"},"must be object",Cn,r),t++),le.errors=e,t===0}var gt={type:"object",required:["path","qu\
ery","header"],properties:{path:{$ref:"getAutoReply_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function Ks(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",gt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
gt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",gt,r),
t++),r.path!==void 0&&(le(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
le.errors:e.concat(le.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
o(e,i,"type",{type:"object"},"must be object",gt,r),t++),Ks.errors=e,t===0}var mr={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getAutoReply_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},
body:{$ref:"description#/components/schemas/UpdateAutoReplyRequest"}}},Q={type:"object",minProperties:1,additionalProperties:!1,
properties:{domain:{$ref:"description#/components/schemas/DomainName"},mail_address:{$ref:"description#/components/schem\
as/MailAddress"},from_name:{type:"string",minLength:0},subject:{type:"string",minLength:0},body:{type:"string",minLength:0},
quote_incoming:{type:"boolean"}}};function po(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT h\
ave fewer than 1 properties",Q,r),t++);for(let n in r)n==="domain"||n==="mail_address"||n==="from_name"||n==="subject"||
n==="body"||n==="quote_incoming"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional prope\
rties",Q,r),t++);if(r.domain!==void 0&&(v(r.domain,{instancePath:i+"/domain",parentData:r,parentDataProperty:"domain",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.mail_address!==void 0&&(R(r.mail_address,{instancePath:i+"/mail_a\
ddress",parentData:r,parentDataProperty:"mail_address",rootData:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),
r.from_name!==void 0){let n=r.from_name;typeof n=="string"?f(n)<0&&(e=o(e,i+"/from_name","minLength",{limit:0},"must NOT\
 have fewer than 0 characters",Q.properties.from_name,n),t++):(e=o(e,i+"/from_name","type",{type:"string"},"must be stri\
ng",Q.properties.from_name,n),t++)}if(r.subject!==void 0){let n=r.subject;typeof n=="string"?f(n)<0&&(e=o(e,i+"/subject",
"minLength",{limit:0},"must NOT have fewer than 0 characters",Q.properties.subject,n),t++):(e=o(e,i+"/subject","type",{type:"\
string"},"must be string",Q.properties.subject,n),t++)}if(r.body!==void 0){let n=r.body;typeof n=="string"?f(n)<0&&(e=o(
e,i+"/body","minLength",{limit:0},"must NOT have fewer than 0 characters",Q.properties.body,n),t++):(e=o(e,i+"/body","ty\
pe",{type:"string"},"must be string",Q.properties.body,n),t++)}if(r.quote_incoming!==void 0){let n=r.quote_incoming;typeof n!=
"boolean"&&(e=o(e,i+"/quote_incoming","type",{type:"boolean"},"must be boolean",Q.properties.quote_incoming,n),t++)}}else
e=o(e,i,"type",{type:"object"},"must be object",Q,r),t++;return po.errors=e,t===0}function zs(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",mr,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",mr,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",mr,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",mr,r),t++),r.path!==void 0&&(le(r.path,{instancePath:i+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?le.errors:e.concat(le.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(po(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?po.errors:e.concat(po.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",mr,r),t++),zs.errors=e,t===0}var cr={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{
$ref:"description#/components/schemas/UpdateSmtpAbroadRestrictionRequest"}}},bt={type:"object",additionalProperties:!1,required:[
"abroad_access_restriction"],properties:{abroad_access_restriction:{type:"boolean"}}};function so(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.abroad_access_restriction===
void 0&&(e=o(e,i,"required",{missingProperty:"abroad_access_restriction"},"must have required property 'abroad_access_re\
striction'",bt,r),t++);for(let n in r)n!=="abroad_access_restriction"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",bt,r),t++);if(r.abroad_access_restriction!==void 0){let n=r.abroad_access_restriction;
typeof n!="boolean"&&(e=o(e,i+"/abroad_access_restriction","type",{type:"boolean"},"must be boolean",bt.properties.abroad_access_restriction,
n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",bt,r),t++;return so.errors=e,t===0}function Fs(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",cr,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",cr,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",cr,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",cr,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(so(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?so.errors:e.concat(so.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",cr,r),t++),Fs.errors=e,t===0}var dr={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getDomain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{
$ref:"description#/components/schemas/UpdateDkimSettingRequest"}}},qt={type:"object",additionalProperties:!1,required:["\
enabled"],properties:{enabled:{type:"boolean"}}};function uo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.enabled===void 0&&(e=o(e,i,"required",{missingProperty:"en\
abled"},"must have required property 'enabled'",qt,r),t++);for(let n in r)n!=="enabled"&&(e=o(e,i,"additionalProperties",
{additionalProperty:n},"must NOT have additional properties",qt,r),t++);if(r.enabled!==void 0){let n=r.enabled;typeof n!=
"boolean"&&(e=o(e,i+"/enabled","type",{type:"boolean"},"must be boolean",qt.properties.enabled,n),t++)}}else e=o(e,i,"ty\
pe",{type:"object"},"must be object",qt,r),t++;return uo.errors=e,t===0}function Ms(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",dr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",dr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",dr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",dr,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(uo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?uo.errors:e.concat(uo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
dr,r),t++),Ms.errors=e,t===0}var hr={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"get\
Domain_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/U\
pdateDmarcSettingRequest"}}},ve={type:"object",additionalProperties:!1,required:["policy","report_enabled","notification\
_mail_addresses"],properties:{policy:{$ref:"description#/components/schemas/DmarcPolicy"},report_enabled:{type:"boolean"},
notification_mail_addresses:{type:"array",items:{$ref:"description#/components/schemas/MailAddress"}}}},Ep={type:"string",
minLength:1};function yo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Ep,r),t++):(e=o(e,i,"type",{type:"\
string"},"must be string",Ep,r),t++),yo.errors=e,t===0}function fo(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.policy===void 0&&(e=o(e,i,"required",{missingProperty:"\
policy"},"must have required property 'policy'",ve,r),t++),r.report_enabled===void 0&&(e=o(e,i,"required",{missingProperty:"\
report_enabled"},"must have required property 'report_enabled'",ve,r),t++),r.notification_mail_addresses===void 0&&(e=o(
e,i,"required",{missingProperty:"notification_mail_addresses"},"must have required property 'notification_mail_addresses\
'",ve,r),t++);for(let n in r)n==="policy"||n==="report_enabled"||n==="notification_mail_addresses"||(e=o(e,i,"additional\
Properties",{additionalProperty:n},"must NOT have additional properties",ve,r),t++);if(r.policy!==void 0&&(yo(r.policy,{
instancePath:i+"/policy",parentData:r,parentDataProperty:"policy",rootData:p})||(e=e===null?yo.errors:e.concat(yo.errors),
t=e.length)),r.report_enabled!==void 0){let n=r.report_enabled;typeof n!="boolean"&&(e=o(e,i+"/report_enabled","type",{type:"\
boolean"},"must be boolean",ve.properties.report_enabled,n),t++)}if(r.notification_mail_addresses!==void 0){let n=r.notification_mail_addresses;
if(Array.isArray(n)){let d=n.length;for(let c=0;c<d;c++)R(n[c],{instancePath:i+"/notification_mail_addresses/"+c,parentData:n,
parentDataProperty:c,rootData:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else e=o(e,i+"/notification_mail_\
addresses","type",{type:"array"},"must be array",ve.properties.notification_mail_addresses,n),t++}}else e=o(e,i,"type",{
type:"object"},"must be object",ve,r),t++;return fo.errors=e,t===0}function Zs(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",hr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",hr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",hr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",hr,r),t++),r.path!==void 0&&(a(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(fo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?fo.errors:e.concat(fo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
hr,r),t++),Zs.errors=e,t===0}var ar={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"get\
HostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/compone\
nts/schemas/CreateSpfRecordRequest"}}},In={type:"object",additionalProperties:!1,required:["fqdn"],properties:{fqdn:{$ref:"\
description#/components/schemas/DomainName"}}};function lo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.fqdn===void 0&&(e=o(e,i,"required",{missingProperty:"fqdn"},
"must have required property 'fqdn'",In,r),t++);for(let n in r)n!=="fqdn"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",In,r),t++);r.fqdn!==void 0&&(v(r.fqdn,{instancePath:i+"/fqdn",parentData:r,parentDataProperty:"\
fqdn",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be ob\
ject",In,r),t++;return lo.errors=e,t===0}function Hs(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",ar,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",ar,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",ar,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",ar,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/que\
ry",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(lo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?lo.errors:e.concat(lo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
ar,r),t++),Hs.errors=e,t===0}var Vn={type:"object",required:["servername","fqdn"],properties:{servername:{$ref:"descript\
ion#/components/schemas/HostingServername"},fqdn:{$ref:"description#/components/schemas/DomainName"}}};function mo(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",
{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),mo.
errors=e,t===0}function co(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?(f(r)>253&&(e=o(e,i,"maxLength",{limit:253},"must NOT have more than 253 characters",h,r),t++),f(r)<1&&(e=o(e,i,
"minLength",{limit:1},"must NOT have fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"pattern",{pattern:"^[0-9A-\
Za-z._-]{1,253}$"},'must match pattern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"string"},"must be st\
ring",h,r),t++),co.errors=e,t===0}function me(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"server\
name"},"must have required property 'servername'",Vn,r),t++),r.fqdn===void 0&&(e=o(e,i,"required",{missingProperty:"fqdn"},
"must have required property 'fqdn'",Vn,r),t++),r.servername!==void 0&&(mo(r.servername,{instancePath:i+"/servername",parentData:r,
parentDataProperty:"servername",rootData:p})||(e=e===null?mo.errors:e.concat(mo.errors),t=e.length)),r.fqdn!==void 0&&(co(
r.fqdn,{instancePath:i+"/fqdn",parentData:r,parentDataProperty:"fqdn",rootData:p})||(e=e===null?co.errors:e.concat(co.errors),
t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Vn,r),t++),me.errors=e,t===0}var gr={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"updateSpfRecord_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateSpfRecordRequest"}}},Iu={oneOf:[{$ref:"description#/c\
omponents/schemas/PresetSpfRequest"},{$ref:"description#/components/schemas/CustomSpfRequest"}],discriminator:{propertyName:"\
action",mapping:{reset:"PresetSpfRequest",enable_gmail:"PresetSpfRequest",custom:"CustomSpfRequest"}},alternatives:["Pre\
setSpfRequest","CustomSpfRequest"]};function ho(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.action===void 0&&(e=o(e,i,"required",{missingProperty:"act\
ion"},"must have required property 'action'",Se,r),t++);for(let n in r)n!=="action"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Se,r),t++);r.action!==void 0&&(Ae(r.action,{instancePath:i+"/action",parentData:r,
parentDataProperty:"action",rootData:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length))}else e=o(e,i,"type",{type:"\
object"},"must be object",Se,r),t++;return ho.errors=e,t===0}function ao(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.action===void 0&&(e=o(e,i,"required",{missingProperty:"\
action"},"must have required property 'action'",M,r),t++),r.spf_record===void 0&&(e=o(e,i,"required",{missingProperty:"s\
pf_record"},"must have required property 'spf_record'",M,r),t++);for(let n in r)n==="action"||n==="spf_record"||(e=o(e,i,
"additionalProperties",{additionalProperty:n},"must NOT have additional properties",M,r),t++);if(r.action!==void 0&&($e(
r.action,{instancePath:i+"/action",parentData:r,parentDataProperty:"action",rootData:p})||(e=e===null?$e.errors:e.concat(
$e.errors),t=e.length)),r.spf_record!==void 0){let n=r.spf_record;typeof n=="string"?f(n)<1&&(e=o(e,i+"/spf_record","min\
Length",{limit:1},"must NOT have fewer than 1 characters",M.properties.spf_record,n),t++):(e=o(e,i+"/spf_record","type",
{type:"string"},"must be string",M.properties.spf_record,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",M,
r),t++;return ao.errors=e,t===0}function go(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0,n=t,d=!1,c=null,W=t;ho(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?ho.errors:e.concat(
ho.errors),t=e.length);var q=W===t;q&&(d=!0,c=0);let H=t;ao(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||
(e=e===null?ao.errors:e.concat(ao.errors),t=e.length);var q=H===t;return q&&d?(d=!1,c=[c,1]):q&&(d=!0,c=1),d?(t=n,e!==null&&
(n?e.length=n:e=null)):(e=o(e,i,"oneOf",{passingSchemas:c},"must match exactly one schema in oneOf",Iu,r),t++),go.errors=
e,t===0}function Cs(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",gr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
gr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",gr,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",gr,r),t++),r.path!==
void 0&&(me(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?me.errors:e.
concat(me.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"qu\
ery",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"\
/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==
void 0&&(go(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?go.errors:e.
concat(go.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",gr,r),t++),Cs.errors=e,t===0}var vt={type:"\
object",required:["path","query","header"],properties:{path:{$ref:"updateSpfRecord_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"}}};function Is(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",vt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have re\
quired property 'query'",vt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have require\
d property 'header'",vt,r),t++),r.path!==void 0&&(me(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/q\
uery",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",vt,r),t++),Is.errors=e,t===0}var br={type:"\
object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"get\
ApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/InstallWordPressRequest"}}},D={
type:"object",additionalProperties:!1,required:["url","title","admin_username","admin_password","admin_email"],properties:{
url:{type:"string",minLength:1,maxLength:512},title:{type:"string",minLength:1,maxLength:255},admin_username:{type:"stri\
ng",minLength:1,maxLength:255},admin_password:{type:"string",writeOnly:!0,minLength:7},admin_email:{type:"string",description:"\
Mail address of the first administrator; at most 255 characters according to public reference material.",minLength:3,maxLength:255,
pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},memo:{$ref:"description#/components/schemas/Memo"}}};function bo(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.url===
void 0&&(e=o(e,i,"required",{missingProperty:"url"},"must have required property 'url'",D,r),t++),r.title===void 0&&(e=o(
e,i,"required",{missingProperty:"title"},"must have required property 'title'",D,r),t++),r.admin_username===void 0&&(e=o(
e,i,"required",{missingProperty:"admin_username"},"must have required property 'admin_username'",D,r),t++),r.admin_password===
void 0&&(e=o(e,i,"required",{missingProperty:"admin_password"},"must have required property 'admin_password'",D,r),t++),
r.admin_email===void 0&&(e=o(e,i,"required",{missingProperty:"admin_email"},"must have required property 'admin_email'",
D,r),t++);for(let n in r)n==="url"||n==="title"||n==="admin_username"||n==="admin_password"||n==="admin_email"||n==="mem\
o"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",D,r),t++);if(r.url!==void 0){
let n=r.url;typeof n=="string"?(f(n)>512&&(e=o(e,i+"/url","maxLength",{limit:512},"must NOT have more than 512 character\
s",D.properties.url,n),t++),f(n)<1&&(e=o(e,i+"/url","minLength",{limit:1},"must NOT have fewer than 1 characters",D.properties.
url,n),t++)):(e=o(e,i+"/url","type",{type:"string"},"must be string",D.properties.url,n),t++)}if(r.title!==void 0){let n=r.
title;typeof n=="string"?(f(n)>255&&(e=o(e,i+"/title","maxLength",{limit:255},"must NOT have more than 255 characters",D.
properties.title,n),t++),f(n)<1&&(e=o(e,i+"/title","minLength",{limit:1},"must NOT have fewer than 1 characters",D.properties.
title,n),t++)):(e=o(e,i+"/title","type",{type:"string"},"must be string",D.properties.title,n),t++)}if(r.admin_username!==
void 0){let n=r.admin_username;typeof n=="string"?(f(n)>255&&(e=o(e,i+"/admin_username","maxLength",{limit:255},"must NO\
T have more than 255 characters",D.properties.admin_username,n),t++),f(n)<1&&(e=o(e,i+"/admin_username","minLength",{limit:1},
"must NOT have fewer than 1 characters",D.properties.admin_username,n),t++)):(e=o(e,i+"/admin_username","type",{type:"st\
ring"},"must be string",D.properties.admin_username,n),t++)}if(r.admin_password!==void 0){let n=r.admin_password;typeof n==
"string"?f(n)<7&&(e=o(e,i+"/admin_password","minLength",{limit:7},"must NOT have fewer than 7 characters",D.properties.admin_password,
n),t++):(e=o(e,i+"/admin_password","type",{type:"string"},"must be string",D.properties.admin_password,n),t++)}if(r.admin_email!==
void 0){let n=r.admin_email;typeof n=="string"?(f(n)>255&&(e=o(e,i+"/admin_email","maxLength",{limit:255},"must NOT have\
 more than 255 characters",D.properties.admin_email,n),t++),f(n)<3&&(e=o(e,i+"/admin_email","minLength",{limit:3},"must \
NOT have fewer than 3 characters",D.properties.admin_email,n),t++),Me.test(n)||(e=o(e,i+"/admin_email","pattern",{pattern:"\
^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"',D.properties.admin_email,n),t++)):(e=o(e,i+
"/admin_email","type",{type:"string"},"must be string",D.properties.admin_email,n),t++)}r.memo!==void 0&&(l(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=
o(e,i,"type",{type:"object"},"must be object",D,r),t++;return bo.errors=e,t===0}function Vs(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",br,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",br,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",br,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",br,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(bo(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?bo.errors:e.concat(bo.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",br,r),t++),Vs.errors=e,t===0}var Un={type:"object",required:["servername","wp_id"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},wp_id:{$ref:"description#/components/schemas/WordP\
ressSiteId"}}};function qo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"\
string"},"must be string",g,r),t++),qo.errors=e,t===0}var Op={type:"string",minLength:1};function vo(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",
{limit:1},"must NOT have fewer than 1 characters",Op,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",Op,r),t++),
vo.errors=e,t===0}function ce(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must h\
ave required property 'servername'",Un,r),t++),r.wp_id===void 0&&(e=o(e,i,"required",{missingProperty:"wp_id"},"must hav\
e required property 'wp_id'",Un,r),t++),r.servername!==void 0&&(qo(r.servername,{instancePath:i+"/servername",parentData:r,
parentDataProperty:"servername",rootData:p})||(e=e===null?qo.errors:e.concat(qo.errors),t=e.length)),r.wp_id!==void 0&&(vo(
r.wp_id,{instancePath:i+"/wp_id",parentData:r,parentDataProperty:"wp_id",rootData:p})||(e=e===null?vo.errors:e.concat(vo.
errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Un,r),t++),ce.errors=e,t===0}var qr={type:"object",
required:["path","query","header","body"],properties:{path:{$ref:"updateWordPressSite_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateWordPressSiteRequest"}}},Lp={type:"obje\
ct",additionalProperties:!1,properties:{memo:{$ref:"description#/components/schemas/Memo"}}};function _o(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let n in r)
n!=="memo"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",Lp,r),t++);r.memo!==
void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(
l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",Lp,r),t++;return _o.errors=e,t===0}function Us(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",qr,r),t++),
r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",qr,r),t++),r.header===
void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",qr,r),t++),r.body===void 0&&
(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",qr,r),t++),r.path!==void 0&&(ce(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),t=
e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(_o(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?_o.errors:e.concat(_o.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",qr,r),t++),Us.errors=e,t===0}var _t={type:"object",required:[
"path","query","header"],properties:{path:{$ref:"updateWordPressSite_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/DeleteWordPressSiteRequest"}}},vr={type:"object",additionalProperties:!1,
properties:{delete_db:{type:"boolean",default:!0},delete_db_user:{type:"boolean",default:!1},delete_cron:{type:"boolean",
default:!0}}};function Do(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let n in r)n==="delete_db"||n==="delete_db_user"||n==="delete_cron"||(e=o(e,i,
"additionalProperties",{additionalProperty:n},"must NOT have additional properties",vr,r),t++);if(r.delete_db!==void 0){
let n=r.delete_db;typeof n!="boolean"&&(e=o(e,i+"/delete_db","type",{type:"boolean"},"must be boolean",vr.properties.delete_db,
n),t++)}if(r.delete_db_user!==void 0){let n=r.delete_db_user;typeof n!="boolean"&&(e=o(e,i+"/delete_db_user","type",{type:"\
boolean"},"must be boolean",vr.properties.delete_db_user,n),t++)}if(r.delete_cron!==void 0){let n=r.delete_cron;typeof n!=
"boolean"&&(e=o(e,i+"/delete_cron","type",{type:"boolean"},"must be boolean",vr.properties.delete_cron,n),t++)}}else e=o(
e,i,"type",{type:"object"},"must be object",vr,r),t++;return Do.errors=e,t===0}function Ws(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",_t,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",_t,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",_t,r),t++),r.path!==void 0&&(ce(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Do(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Do.errors:e.concat(Do.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",_t,r),t++),Ws.errors=e,t===0}var _r={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getAp\
iKey_path"},body:{$ref:"description#/components/schemas/CreateDatabaseRequest"}}},Dr={type:"object",additionalProperties:!1,
required:["name_suffix"],properties:{name_suffix:{type:"string",minLength:1},character_set:{$ref:"description#/component\
s/schemas/DatabaseCharacterSet",default:"utf8mb4"},memo:{$ref:"description#/components/schemas/Memo"}}},Tp={type:"string",
minLength:1};function jo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r==
"string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Tp,r),t++):(e=o(e,i,"type",{type:"\
string"},"must be string",Tp,r),t++),jo.errors=e,t===0}function Ao(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name_suffix===void 0&&(e=o(e,i,"required",
{missingProperty:"name_suffix"},"must have required property 'name_suffix'",Dr,r),t++);for(let n in r)n==="name_suffix"||
n==="character_set"||n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional proper\
ties",Dr,r),t++);if(r.name_suffix!==void 0){let n=r.name_suffix;typeof n=="string"?f(n)<1&&(e=o(e,i+"/name_suffix","minL\
ength",{limit:1},"must NOT have fewer than 1 characters",Dr.properties.name_suffix,n),t++):(e=o(e,i+"/name_suffix","type",
{type:"string"},"must be string",Dr.properties.name_suffix,n),t++)}r.character_set!==void 0&&(jo(r.character_set,{instancePath:i+
"/character_set",parentData:r,parentDataProperty:"character_set",rootData:p})||(e=e===null?jo.errors:e.concat(jo.errors),
t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=
e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",Dr,r),t++;return Ao.
errors=e,t===0}function Js(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required\
 property 'path'",_r,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required propert\
y 'query'",_r,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'he\
ader'",_r,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",_r,
r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.
body!==void 0&&(Ao(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Ao.errors:
e.concat(Ao.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",_r,r),t++),Js.errors=e,t===0}var Wn={
type:"object",required:["servername","db_name"],properties:{servername:{$ref:"description#/components/schemas/HostingSer\
vername"},db_name:{$ref:"description#/components/schemas/DatabaseName"}}};function $o(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"\
must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",g,r),t++),$o.errors=e,
t===0}var sn={type:"string",minLength:1};function Po(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",
sn,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",sn,r),t++),Po.errors=e,t===0}function de(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.servername===
void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'servername'",Wn,r),t++),r.db_name===
void 0&&(e=o(e,i,"required",{missingProperty:"db_name"},"must have required property 'db_name'",Wn,r),t++),r.servername!==
void 0&&($o(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"servername",rootData:p})||(e=e===
null?$o.errors:e.concat($o.errors),t=e.length)),r.db_name!==void 0&&(Po(r.db_name,{instancePath:i+"/db_name",parentData:r,
parentDataProperty:"db_name",rootData:p})||(e=e===null?Po.errors:e.concat(Po.errors),t=e.length))):(e=o(e,i,"type",{type:"\
object"},"must be object",Wn,r),t++),de.errors=e,t===0}var jr={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"updateDatabase_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/\
components/schemas/UpdateDatabaseRequest"}}},Jn={type:"object",additionalProperties:!1,required:["memo"],properties:{memo:{
$ref:"description#/components/schemas/Memo"}}};function wo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.memo===void 0&&(e=o(e,i,"required",{missingProperty:"memo"},
"must have required property 'memo'",Jn,r),t++);for(let n in r)n!=="memo"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Jn,r),t++);r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be ob\
ject",Jn,r),t++;return wo.errors=e,t===0}function Gs(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",jr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",jr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",jr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",jr,r),t++),r.path!==void 0&&(de(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pa\
th",rootData:p})||(e=e===null?de.errors:e.concat(de.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(wo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?wo.errors:e.concat(wo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
jr,r),t++),Gs.errors=e,t===0}var Dt={type:"object",required:["path","query","header"],properties:{path:{$ref:"updateData\
base_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function Ys(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Dt,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",Dt,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",Dt,r),t++),r.path!==void 0&&(de(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?de.errors:e.concat(de.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",Dt,r),t++),Ys.errors=e,t===0}var Ar={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
getHostingSignupStatus_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/comp\
onents/schemas/CreateDatabaseUserRequest"}}},pe={type:"object",additionalProperties:!1,required:["name_suffix","password"],
properties:{name_suffix:{type:"string",minLength:1},password:{type:"string",writeOnly:!0,minLength:6},memo:{$ref:"descri\
ption#/components/schemas/Memo"}}};function No(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name_suffix===void 0&&(e=o(e,i,"required",{missingProperty:"\
name_suffix"},"must have required property 'name_suffix'",pe,r),t++),r.password===void 0&&(e=o(e,i,"required",{missingProperty:"\
password"},"must have required property 'password'",pe,r),t++);for(let n in r)n==="name_suffix"||n==="password"||n==="me\
mo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",pe,r),t++);if(r.name_suffix!==
void 0){let n=r.name_suffix;typeof n=="string"?f(n)<1&&(e=o(e,i+"/name_suffix","minLength",{limit:1},"must NOT have fewe\
r than 1 characters",pe.properties.name_suffix,n),t++):(e=o(e,i+"/name_suffix","type",{type:"string"},"must be string",pe.
properties.name_suffix,n),t++)}if(r.password!==void 0){let n=r.password;typeof n=="string"?f(n)<6&&(e=o(e,i+"/password",
"minLength",{limit:6},"must NOT have fewer than 6 characters",pe.properties.password,n),t++):(e=o(e,i+"/password","type",
{type:"string"},"must be string",pe.properties.password,n),t++)}r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,
parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"\
object"},"must be object",pe,r),t++;return No.errors=e,t===0}function Bs(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",Ar,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",Ar,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",Ar,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",Ar,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(No(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?No.errors:e.concat(No.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
Ar,r),t++),Bs.errors=e,t===0}var Gn={type:"object",required:["servername","db_user"],properties:{servername:{$ref:"descr\
iption#/components/schemas/HostingServername"},db_user:{$ref:"description#/components/schemas/DatabaseUserName"}}};function Eo(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=
o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(e,i,"type",{type:"string"},"must be s\
tring",g,r),t++),Eo.errors=e,t===0}var kp={type:"string",minLength:1};function Oo(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",kp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",kp,r),t++),Oo.errors=e,t===0}function U(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'serv\
ername'",Gn,r),t++),r.db_user===void 0&&(e=o(e,i,"required",{missingProperty:"db_user"},"must have required property 'db\
_user'",Gn,r),t++),r.servername!==void 0&&(Eo(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"\
servername",rootData:p})||(e=e===null?Eo.errors:e.concat(Eo.errors),t=e.length)),r.db_user!==void 0&&(Oo(r.db_user,{instancePath:i+
"/db_user",parentData:r,parentDataProperty:"db_user",rootData:p})||(e=e===null?Oo.errors:e.concat(Oo.errors),t=e.length))):
(e=o(e,i,"type",{type:"object"},"must be object",Gn,r),t++),U.errors=e,t===0}var $r={type:"object",required:["path","que\
ry","header","body"],properties:{path:{$ref:"updateDatabaseUser_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getAp\
iKey_path"},body:{$ref:"description#/components/schemas/UpdateDatabaseUserRequest"}}},Pr={type:"object",minProperties:1,
additionalProperties:!1,properties:{password:{type:"string",writeOnly:!0,minLength:6},memo:{$ref:"description#/component\
s/schemas/Memo"}}};function Lo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT have fewer \
than 1 properties",Pr,r),t++);for(let n in r)n==="password"||n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Pr,r),t++);if(r.password!==void 0){let n=r.password;typeof n=="string"?f(n)<6&&(e=
o(e,i+"/password","minLength",{limit:6},"must NOT have fewer than 6 characters",Pr.properties.password,n),t++):(e=o(e,i+
"/password","type",{type:"string"},"must be string",Pr.properties.password,n),t++)}r.memo!==void 0&&(l(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=
o(e,i,"type",{type:"object"},"must be object",Pr,r),t++;return Lo.errors=e,t===0}function Xs(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",$r,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",$r,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",$r,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",$r,r),t++),r.path!==void 0&&(U(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Lo(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?Lo.errors:e.concat(Lo.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",$r,r),t++),Xs.errors=e,t===0}var jt={type:"object",required:["path","query","header"],properties:{
path:{$ref:"updateDatabaseUser_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function Qs(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",jt,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",jt,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",jt,r),t++),r.path!==void 0&&(U(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",jt,r),t++),Qs.errors=e,t===0}var wr={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
updateDatabaseUser_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/componen\
ts/schemas/DatabaseGrantRequest"}}},Yn={type:"object",additionalProperties:!1,required:["db_name"],properties:{db_name:{
$ref:"description#/components/schemas/DatabaseName"}}};function To(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer t\
han 1 characters",sn,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",sn,r),t++),To.errors=e,t===0}function ko(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.db_name===void 0&&(e=o(e,i,"required",{missingProperty:"db_name"},"must have required property 'db_name'",Yn,r),t++);
for(let n in r)n!=="db_name"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional propertie\
s",Yn,r),t++);r.db_name!==void 0&&(To(r.db_name,{instancePath:i+"/db_name",parentData:r,parentDataProperty:"db_name",rootData:p})||
(e=e===null?To.errors:e.concat(To.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",Yn,r),t++;return ko.
errors=e,t===0}function eu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required\
 property 'path'",wr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required propert\
y 'query'",wr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'he\
ader'",wr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",wr,
r),t++),r.path!==void 0&&(U(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
U.errors:e.concat(U.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.
body!==void 0&&(ko(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?ko.errors:
e.concat(ko.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",wr,r),t++),eu.errors=e,t===0}var Nr={
type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getHostingSignupStatus_path"},query:{$ref:"\
getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/CreateFtpAccountRequest"}}},
I={type:"object",additionalProperties:!1,required:["ftp_account","password"],properties:{ftp_account:{$ref:"description#\
/components/schemas/FtpAccountName"},password:{type:"string",writeOnly:!0,minLength:8},directory:{type:"string",minLength:1,
default:"/"},quota_mb:{type:"integer",format:"int32",minimum:0},memo:{$ref:"description#/components/schemas/Memo"}}},Fe={
type:"string",description:"Name of an FTP account, written `user@domain`. An internationalised domain is in Punycode (pu\
blic reference).",minLength:3,pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"};function Ro(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)<3&&(e=o(e,i,"minLength",{limit:3},"must NOT have fewer \
than 3 characters",Fe,r),t++),Me.test(r)||(e=o(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "\
^[^@\\s]+@[A-Za-z0-9.-]+$"',Fe,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",Fe,r),t++),Ro.errors=e,t===0}function So(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.ftp_account===void 0&&(e=o(e,i,"required",{missingProperty:"ftp_account"},"must have required property 'ftp_accoun\
t'",I,r),t++),r.password===void 0&&(e=o(e,i,"required",{missingProperty:"password"},"must have required property 'passwo\
rd'",I,r),t++);for(let n in r)n==="ftp_account"||n==="password"||n==="directory"||n==="quota_mb"||n==="memo"||(e=o(e,i,"\
additionalProperties",{additionalProperty:n},"must NOT have additional properties",I,r),t++);if(r.ftp_account!==void 0&&
(Ro(r.ftp_account,{instancePath:i+"/ftp_account",parentData:r,parentDataProperty:"ftp_account",rootData:p})||(e=e===null?
Ro.errors:e.concat(Ro.errors),t=e.length)),r.password!==void 0){let n=r.password;typeof n=="string"?f(n)<8&&(e=o(e,i+"/p\
assword","minLength",{limit:8},"must NOT have fewer than 8 characters",I.properties.password,n),t++):(e=o(e,i+"/password",
"type",{type:"string"},"must be string",I.properties.password,n),t++)}if(r.directory!==void 0){let n=r.directory;typeof n==
"string"?f(n)<1&&(e=o(e,i+"/directory","minLength",{limit:1},"must NOT have fewer than 1 characters",I.properties.directory,
n),t++):(e=o(e,i+"/directory","type",{type:"string"},"must be string",I.properties.directory,n),t++)}if(r.quota_mb!==void 0){
let n=r.quota_mb;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/quota_mb","type",{type:"integer"},"must \
be integer",I.properties.quota_mb,n),t++),typeof n=="number"&&isFinite(n)&&((n<0||isNaN(n))&&(e=o(e,i+"/quota_mb","minim\
um",{comparison:">=",limit:0},"must be >= 0",I.properties.quota_mb,n),t++),T.validate(n)||(e=o(e,i+"/quota_mb","format",
{format:"int32"},'must match format "int32"',I.properties.quota_mb,n),t++))}r.memo!==void 0&&(l(r.memo,{instancePath:i+"\
/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=
o(e,i,"type",{type:"object"},"must be object",I,r),t++;return So.errors=e,t===0}function ru(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Nr,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",Nr,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",Nr,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",Nr,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(So(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?So.errors:e.concat(So.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",Nr,r),t++),ru.errors=e,t===0}var Bn={type:"object",required:["servername","ftp_account"],properties:{
servername:{$ref:"description#/components/schemas/HostingServername"},ftp_account:{$ref:"description#/components/schemas\
/FtpAccountName"}}};function xo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;
return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",g,r),t++):(e=o(
e,i,"type",{type:"string"},"must be string",g,r),t++),xo.errors=e,t===0}function Ko(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)<3&&(e=o(e,i,"minLength",{limit:3},"must NOT have fewer \
than 3 characters",Fe,r),t++),Me.test(r)||(e=o(e,i,"pattern",{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},'must match pattern "\
^[^@\\s]+@[A-Za-z0-9.-]+$"',Fe,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",Fe,r),t++),Ko.errors=e,t===0}function he(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.servername===void 0&&(e=o(e,i,"required",{missingProperty:"servername"},"must have required property 'serv\
ername'",Bn,r),t++),r.ftp_account===void 0&&(e=o(e,i,"required",{missingProperty:"ftp_account"},"must have required prop\
erty 'ftp_account'",Bn,r),t++),r.servername!==void 0&&(xo(r.servername,{instancePath:i+"/servername",parentData:r,parentDataProperty:"\
servername",rootData:p})||(e=e===null?xo.errors:e.concat(xo.errors),t=e.length)),r.ftp_account!==void 0&&(Ko(r.ftp_account,
{instancePath:i+"/ftp_account",parentData:r,parentDataProperty:"ftp_account",rootData:p})||(e=e===null?Ko.errors:e.concat(
Ko.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Bn,r),t++),he.errors=e,t===0}var Er={type:"obj\
ect",required:["path","query","header","body"],properties:{path:{$ref:"updateFtpAccount_path"},query:{$ref:"getApiKey_pa\
th"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateFtpAccountRequest"}}},ee={type:"ob\
ject",minProperties:1,additionalProperties:!1,properties:{password:{type:"string",writeOnly:!0,minLength:8},directory:{type:"\
string",minLength:1},quota_mb:{type:"integer",format:"int32",minimum:0},memo:{$ref:"description#/components/schemas/Memo"}}};
function zo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT have fewer than 1 propert\
ies",ee,r),t++);for(let n in r)n==="password"||n==="directory"||n==="quota_mb"||n==="memo"||(e=o(e,i,"additionalProperti\
es",{additionalProperty:n},"must NOT have additional properties",ee,r),t++);if(r.password!==void 0){let n=r.password;typeof n==
"string"?f(n)<8&&(e=o(e,i+"/password","minLength",{limit:8},"must NOT have fewer than 8 characters",ee.properties.password,
n),t++):(e=o(e,i+"/password","type",{type:"string"},"must be string",ee.properties.password,n),t++)}if(r.directory!==void 0){
let n=r.directory;typeof n=="string"?f(n)<1&&(e=o(e,i+"/directory","minLength",{limit:1},"must NOT have fewer than 1 cha\
racters",ee.properties.directory,n),t++):(e=o(e,i+"/directory","type",{type:"string"},"must be string",ee.properties.directory,
n),t++)}if(r.quota_mb!==void 0){let n=r.quota_mb;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/quota_mb",
"type",{type:"integer"},"must be integer",ee.properties.quota_mb,n),t++),typeof n=="number"&&isFinite(n)&&((n<0||isNaN(n))&&
(e=o(e,i+"/quota_mb","minimum",{comparison:">=",limit:0},"must be >= 0",ee.properties.quota_mb,n),t++),T.validate(n)||(e=
o(e,i+"/quota_mb","format",{format:"int32"},'must match format "int32"',ee.properties.quota_mb,n),t++))}r.memo!==void 0&&
(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",ee,r),t++;return zo.errors=e,t===0}function tu(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Er,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Er,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",Er,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",Er,r),t++),r.path!==void 0&&(he(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?he.errors:e.concat(he.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(zo(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?zo.errors:e.concat(zo.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",Er,r),t++),tu.errors=e,t===0}var At={type:"object",required:["path","query",
"header"],properties:{path:{$ref:"updateFtpAccount_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};
function iu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",At,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
At,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",At,r),
t++),r.path!==void 0&&(he(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
he.errors:e.concat(he.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
o(e,i,"type",{type:"object"},"must be object",At,r),t++),iu.errors=e,t===0}var _e={type:"object",required:["domain"],properties:{
domain:{$ref:"description#/components/schemas/DomainName"},lines:{type:"integer",format:"int32",minimum:1},keyword:{type:"\
string",minLength:1}}};function Fo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;
return typeof r=="string"?(f(r)>253&&(e=o(e,i,"maxLength",{limit:253},"must NOT have more than 253 characters",h,r),t++),
f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",h,r),t++),ge.test(r)||(e=o(e,i,"pattern",
{pattern:"^[0-9A-Za-z._-]{1,253}$"},'must match pattern "^[0-9A-Za-z._-]{1,253}$"',h,r),t++)):(e=o(e,i,"type",{type:"str\
ing"},"must be string",h,r),t++),Fo.errors=e,t===0}function Wr(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.domain===void 0&&(e=o(e,i,"required",{missingProperty:"\
domain"},"must have required property 'domain'",_e,r),t++),r.domain!==void 0&&(Fo(r.domain,{instancePath:i+"/domain",parentData:r,
parentDataProperty:"domain",rootData:p})||(e=e===null?Fo.errors:e.concat(Fo.errors),t=e.length)),r.lines!==void 0){let n=r.
lines;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/lines","type",{type:"integer"},"must be integer",_e.
properties.lines,n),t++),typeof n=="number"&&isFinite(n)&&((n<1||isNaN(n))&&(e=o(e,i+"/lines","minimum",{comparison:">=",
limit:1},"must be >= 1",_e.properties.lines,n),t++),T.validate(n)||(e=o(e,i+"/lines","format",{format:"int32"},'must mat\
ch format "int32"',_e.properties.lines,n),t++))}if(r.keyword!==void 0){let n=r.keyword;typeof n=="string"?f(n)<1&&(e=o(e,
i+"/keyword","minLength",{limit:1},"must NOT have fewer than 1 characters",_e.properties.keyword,n),t++):(e=o(e,i+"/keyw\
ord","type",{type:"string"},"must be string",_e.properties.keyword,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be\
 object",_e,r),t++;return Wr.errors=e,t===0}var $t={type:"object",required:["path","query","header"],properties:{path:{$ref:"\
getHostingSignupStatus_path"},query:{$ref:"getAccessLog_query"},header:{$ref:"getApiKey_path"}}};function ou(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",$t,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",$t,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",$t,r),t++),r.path!==void 0&&(m(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.query!==
void 0&&(Wr(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?Wr.errors:
e.concat(Wr.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be obj\
ect",$t,r),t++),ou.errors=e,t===0}var Or={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"\
getApiKey_path"},query:{$ref:"getApiKey_path"},header:{$ref:"orderHostingServer_header"},body:{$ref:"description#/compon\
ents/schemas/VpsOrderRequest"}}},$={type:"object",additionalProperties:!1,required:["plan_id","period","image_id","root_\
password","expected_total_price","agree_to_terms"],dependentRequired:{ssh_public_key:["ssh_key_name"]},properties:{plan_id:{
$ref:"description#/components/schemas/VpsPlanId"},period:{type:"integer",format:"int32",minimum:1},image_id:{$ref:"descr\
iption#/components/schemas/ImageId"},root_password:{$ref:"description#/components/schemas/RootPassword"},name:{$ref:"des\
cription#/components/schemas/VpsName"},ssh_key_name:{$ref:"description#/components/schemas/SshKeyName"},ssh_public_key:{
$ref:"description#/components/schemas/SshPublicKey"},expected_total_price:{type:"integer",format:"int32",minimum:0},agree_to_terms:{
type:"boolean",const:!0},auto_renew:{type:"boolean",default:!0},dry_run:{type:"boolean"}}},Vu=Object.prototype.hasOwnProperty,
Rp={type:"string",minLength:1};function Mo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Rp,r),t++):
(e=o(e,i,"type",{type:"string"},"must be string",Rp,r),t++),Mo.errors=e,t===0}var Sp={type:"string",minLength:1};function Ne(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=
o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",Sp,r),t++):(e=o(e,i,"type",{type:"string"},"must be \
string",Sp,r),t++),Ne.errors=e,t===0}var Pt={type:"string",writeOnly:!0,description:"Password of the root (or administra\
tor) user: 9 to 70 characters, of at least two kinds among letters, digits and symbols. Backtick, `<`, `>` and full-widt\
h characters are rejected.",minLength:9,maxLength:70,pattern:"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -\
/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"},Uu=new RegExp("^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~\
]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$","u");function Ee(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)>70&&(e=o(e,i,"maxLength",{limit:70},
"must NOT have more than 70 characters",Pt,r),t++),f(r)<9&&(e=o(e,i,"minLength",{limit:9},"must NOT have fewer than 9 ch\
aracters",Pt,r),t++),Uu.test(r)||(e=o(e,i,"pattern",{pattern:"^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\[-_{-~]|[0-9][A-Za-z -\
/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"},'must match pattern "^[ -;=?-_a-~]*([A-Za-z][0-9 -/:;=?@\\\
[-_{-~]|[0-9][A-Za-z -/:;=?@\\[-_{-~]|[ -/:;=?@\\[-_{-~][0-9A-Za-z])[ -;=?-_a-~]*$"',Pt,r),t++)):(e=o(e,i,"type",{type:"\
string"},"must be string",Pt,r),t++),Ee.errors=e,t===0}var wt={type:"string",description:"Server name chosen by the owne\
r: at most 50 lower-case letters, digits, hyphens or underscores.",minLength:1,maxLength:50,pattern:"^[0-9a-z_-]{1,50}$"},
Wu=new RegExp("^[0-9a-z_-]{1,50}$","u");function Oe(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r=="string"?(f(r)>50&&(e=o(e,i,"maxLength",{limit:50},"must NOT have more than 50 character\
s",wt,r),t++),f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",wt,r),t++),Wu.test(r)||(e=o(
e,i,"pattern",{pattern:"^[0-9a-z_-]{1,50}$"},'must match pattern "^[0-9a-z_-]{1,50}$"',wt,r),t++)):(e=o(e,i,"type",{type:"\
string"},"must be string",wt,r),t++),Oe.errors=e,t===0}var xp={type:"string",minLength:1};function Le(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?f(r)<1&&(e=o(e,i,"minLength",
{limit:1},"must NOT have fewer than 1 characters",xp,r),t++):(e=o(e,i,"type",{type:"string"},"must be string",xp,r),t++),
Le.errors=e,t===0}var Xn={type:"string",description:"Public key in OpenSSH format on one line, single-byte characters on\
ly. It must be sent together with `ssh_key_name`. No private key is ever generated or returned.",minLength:1,pattern:"^[\
!-~]+ [!-~][ -~]*$"},Ju=new RegExp("^[!-~]+ [!-~][ -~]*$","u");function Te(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return typeof r=="string"?(f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer \
than 1 characters",Xn,r),t++),Ju.test(r)||(e=o(e,i,"pattern",{pattern:"^[!-~]+ [!-~][ -~]*$"},'must match pattern "^[!-~\
]+ [!-~][ -~]*$"',Xn,r),t++)):(e=o(e,i,"type",{type:"string"},"must be string",Xn,r),t++),Te.errors=e,t===0}function Zo(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.plan_id===void 0&&(e=o(e,i,"required",{missingProperty:"plan_id"},"must have required property 'plan_id'",$,r),t++),
r.period===void 0&&(e=o(e,i,"required",{missingProperty:"period"},"must have required property 'period'",$,r),t++),r.image_id===
void 0&&(e=o(e,i,"required",{missingProperty:"image_id"},"must have required property 'image_id'",$,r),t++),r.root_password===
void 0&&(e=o(e,i,"required",{missingProperty:"root_password"},"must have required property 'root_password'",$,r),t++),r.
expected_total_price===void 0&&(e=o(e,i,"required",{missingProperty:"expected_total_price"},"must have required property\
 'expected_total_price'",$,r),t++),r.agree_to_terms===void 0&&(e=o(e,i,"required",{missingProperty:"agree_to_terms"},"mu\
st have required property 'agree_to_terms'",$,r),t++);for(let n in r)Vu.call($.properties,n)||(e=o(e,i,"additionalProper\
ties",{additionalProperty:n},"must NOT have additional properties",$,r),t++);if(r.plan_id!==void 0&&(Mo(r.plan_id,{instancePath:i+
"/plan_id",parentData:r,parentDataProperty:"plan_id",rootData:p})||(e=e===null?Mo.errors:e.concat(Mo.errors),t=e.length)),
r.period!==void 0){let n=r.period;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/period","type",{type:"i\
nteger"},"must be integer",$.properties.period,n),t++),typeof n=="number"&&isFinite(n)&&((n<1||isNaN(n))&&(e=o(e,i+"/per\
iod","minimum",{comparison:">=",limit:1},"must be >= 1",$.properties.period,n),t++),T.validate(n)||(e=o(e,i+"/period","f\
ormat",{format:"int32"},'must match format "int32"',$.properties.period,n),t++))}if(r.image_id!==void 0&&(Ne(r.image_id,
{instancePath:i+"/image_id",parentData:r,parentDataProperty:"image_id",rootData:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),
t=e.length)),r.root_password!==void 0&&(Ee(r.root_password,{instancePath:i+"/root_password",parentData:r,parentDataProperty:"\
root_password",rootData:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length)),r.name!==void 0&&(Oe(r.name,{instancePath:i+
"/name",parentData:r,parentDataProperty:"name",rootData:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),r.ssh_key_name!==
void 0&&(Le(r.ssh_key_name,{instancePath:i+"/ssh_key_name",parentData:r,parentDataProperty:"ssh_key_name",rootData:p})||
(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),r.ssh_public_key!==void 0&&(Te(r.ssh_public_key,{instancePath:i+"\
/ssh_public_key",parentData:r,parentDataProperty:"ssh_public_key",rootData:p})||(e=e===null?Te.errors:e.concat(Te.errors),
t=e.length)),r.expected_total_price!==void 0){let n=r.expected_total_price;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)||(e=o(e,i+"/expected_total_price","type",{type:"integer"},"must be integer",$.properties.expected_total_price,n),t++),
typeof n=="number"&&isFinite(n)&&((n<0||isNaN(n))&&(e=o(e,i+"/expected_total_price","minimum",{comparison:">=",limit:0},
"must be >= 0",$.properties.expected_total_price,n),t++),T.validate(n)||(e=o(e,i+"/expected_total_price","format",{format:"\
int32"},'must match format "int32"',$.properties.expected_total_price,n),t++))}if(r.agree_to_terms!==void 0){let n=r.agree_to_terms;
typeof n!="boolean"&&(e=o(e,i+"/agree_to_terms","type",{type:"boolean"},"must be boolean",$.properties.agree_to_terms,n),
t++),n!==!0&&(e=o(e,i+"/agree_to_terms","const",{allowedValue:!0},"must be equal to constant",$.properties.agree_to_terms,
n),t++)}if(r.auto_renew!==void 0){let n=r.auto_renew;typeof n!="boolean"&&(e=o(e,i+"/auto_renew","type",{type:"boolean"},
"must be boolean",$.properties.auto_renew,n),t++)}if(r.dry_run!==void 0){let n=r.dry_run;typeof n!="boolean"&&(e=o(e,i+"\
/dry_run","type",{type:"boolean"},"must be boolean",$.properties.dry_run,n),t++)}r.ssh_public_key!==void 0&&r.ssh_key_name===
void 0&&(e=o(e,i,"dependentRequired",{property:"ssh_public_key",missingProperty:"ssh_key_name",depsCount:1,deps:"ssh_key\
_name"},"must have property ssh_key_name when property ssh_public_key is present",$,r),t++)}else e=o(e,i,"type",{type:"o\
bject"},"must be object",$,r),t++;return Zo.errors=e,t===0}function nu(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{
missingProperty:"path"},"must have required property 'path'",Or,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"\
query"},"must have required property 'query'",Or,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},
"must have required property 'header'",Or,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must ha\
ve required property 'body'",Or,r),t++),r.path!==void 0&&(s(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/\
query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(se(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?se.errors:
e.concat(se.errors),t=e.length)),r.body!==void 0&&(Zo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bo\
dy",rootData:p})||(e=e===null?Zo.errors:e.concat(Zo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be objec\
t",Or,r),t++),nu.errors=e,t===0}var Kp={type:"object",required:["id"],properties:{id:{$ref:"description#/components/sche\
mas/ServiceCode"}}};function Ho(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;
return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,i,"type",{type:"integer"},"must be integer",xe,r),t++),
typeof r=="number"&&isFinite(r)&&((r<1||isNaN(r))&&(e=o(e,i,"minimum",{comparison:">=",limit:1},"must be >= 1",xe,r),t++),
yn.validate(r)||(e=o(e,i,"format",{format:"int64"},'must match format "int64"',xe,r),t++)),Ho.errors=e,t===0}function Jr(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},"must have required property 'id'",Kp,r),t++),r.id!==
void 0&&(Ho(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:p})||(e=e===null?Ho.errors:e.concat(
Ho.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Kp,r),t++),Jr.errors=e,t===0}var Nt={type:"obj\
ect",required:["path","query","header"],properties:{path:{$ref:"getVpsSignupStatus_path"},query:{$ref:"getApiKey_path"},
header:{$ref:"getApiKey_path"}}};function pu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",Nt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have re\
quired property 'query'",Nt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have require\
d property 'header'",Nt,r),t++),r.path!==void 0&&(Jr(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/q\
uery",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Nt,r),t++),pu.errors=e,t===0}var zp={type:"\
object",required:["uuid"],properties:{uuid:{$ref:"description#/components/schemas/VpsUuid"}}},un={type:"string",minLength:1};
function Co(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",un,r),t++):(e=o(e,i,"type",{type:"s\
tring"},"must be string",un,r),t++),Co.errors=e,t===0}function b(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.uuid===void 0&&(e=o(e,i,"required",{
missingProperty:"uuid"},"must have required property 'uuid'",zp,r),t++),r.uuid!==void 0&&(Co(r.uuid,{instancePath:i+"/uu\
id",parentData:r,parentDataProperty:"uuid",rootData:p})||(e=e===null?Co.errors:e.concat(Co.errors),t=e.length))):(e=o(e,
i,"type",{type:"object"},"must be object",zp,r),t++),b.errors=e,t===0}var Et={type:"object",required:["path","query","he\
ader"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"}}};function su(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Et,r),t++),
r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Et,r),t++),r.header===
void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Et,r),t++),r.path!==void 0&&
(b(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",Et,r),t++),su.errors=e,t===0}var Lr={type:"object",required:["path","query","header","body"],properties:{
path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/co\
mponents/schemas/VpsMemoUpdate"}}},Qn={type:"object",additionalProperties:!1,required:["memo"],properties:{memo:{$ref:"d\
escription#/components/schemas/Memo"}}};function Io(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.memo===void 0&&(e=o(e,i,"required",{missingProperty:"memo"},
"must have required property 'memo'",Qn,r),t++);for(let n in r)n!=="memo"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",Qn,r),t++);r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be ob\
ject",Qn,r),t++;return Io.errors=e,t===0}function uu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",Lr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",Lr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",Lr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",Lr,r),t++),r.path!==void 0&&(b(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/que\
ry",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(Io(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?Io.errors:e.concat(Io.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
Lr,r),t++),uu.errors=e,t===0}var Tr={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"get\
VpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schema\
s/VpsNameUpdate"}}},ep={type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"description#/com\
ponents/schemas/VpsName"}}};function Vo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},"must hav\
e required property 'name'",ep,r),t++);for(let n in r)n!=="name"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",ep,r),t++);r.name!==void 0&&(Oe(r.name,{instancePath:i+"/name",parentData:r,parentDataProperty:"\
name",rootData:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be \
object",ep,r),t++;return Vo.errors=e,t===0}function yu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"p\
ath"},"must have required property 'path'",Tr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"m\
ust have required property 'query'",Tr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must h\
ave required property 'header'",Tr,r),t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have requ\
ired property 'body'",Tr,r),t++),r.path!==void 0&&(b(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"pat\
h",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/que\
ry",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==
void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:
e.concat(s.errors),t=e.length)),r.body!==void 0&&(Vo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:p})||(e=e===null?Vo.errors:e.concat(Vo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",
Tr,r),t++),yu.errors=e,t===0}var kr={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"get\
VpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schema\
s/ReverseDnsUpdate"}}},De={type:"object",additionalProperties:!1,required:["hostname"],properties:{hostname:{type:"strin\
g",description:"Hostname for the reverse record: at most 253 letters, digits, hyphens or dots. The standard hostname res\
tores the default.",minLength:1,maxLength:253,pattern:"^[0-9A-Za-z.-]{1,253}$"}}},Gu=new RegExp("^[0-9A-Za-z.-]{1,253}$",
"u");function Uo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.hostname===void 0&&(e=o(e,i,"required",{missingProperty:"hostname"},"must have required p\
roperty 'hostname'",De,r),t++);for(let n in r)n!=="hostname"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"mu\
st NOT have additional properties",De,r),t++);if(r.hostname!==void 0){let n=r.hostname;typeof n=="string"?(f(n)>253&&(e=
o(e,i+"/hostname","maxLength",{limit:253},"must NOT have more than 253 characters",De.properties.hostname,n),t++),f(n)<1&&
(e=o(e,i+"/hostname","minLength",{limit:1},"must NOT have fewer than 1 characters",De.properties.hostname,n),t++),Gu.test(
n)||(e=o(e,i+"/hostname","pattern",{pattern:"^[0-9A-Za-z.-]{1,253}$"},'must match pattern "^[0-9A-Za-z.-]{1,253}$"',De.properties.
hostname,n),t++)):(e=o(e,i+"/hostname","type",{type:"string"},"must be string",De.properties.hostname,n),t++)}}else e=o(
e,i,"type",{type:"object"},"must be object",De,r),t++;return Uo.errors=e,t===0}function fu(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",kr,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",kr,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",kr,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",kr,r),t++),r.path!==void 0&&(b(r.path,{instancePath:i+"/pat\
h",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&
(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",
rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Uo(r.body,{instancePath:i+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?Uo.errors:e.concat(Uo.errors),t=e.length))):(e=o(e,i,"type",{type:"o\
bject"},"must be object",kr,r),t++),fu.errors=e,t===0}var Ot={type:"object",required:["path","query","header"],properties:{
path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/co\
mponents/schemas/RebootRequest"}}},rp={type:"object",additionalProperties:!1,properties:{force:{type:"boolean",default:!1}}};
function Wo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let n in r)n!=="force"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT ha\
ve additional properties",rp,r),t++);if(r.force!==void 0){let n=r.force;typeof n!="boolean"&&(e=o(e,i+"/force","type",{type:"\
boolean"},"must be boolean",rp.properties.force,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",rp,r),t++;
return Wo.errors=e,t===0}function lu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must\
 have required property 'path'",Ot,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have re\
quired property 'query'",Ot,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have require\
d property 'header'",Ot,r),t++),r.path!==void 0&&(b(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",
rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",
parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&
(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(
s.errors),t=e.length)),r.body!==void 0&&(Wo(r.body,{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||
(e=e===null?Wo.errors:e.concat(Wo.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Ot,r),t++),lu.errors=
e,t===0}var Rr={type:"object",required:["path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{
$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/PacketFilterUpdate"}}},
Lt={type:"object",additionalProperties:!1,required:["enabled"],properties:{enabled:{type:"boolean"}}};function Jo(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.enabled===
void 0&&(e=o(e,i,"required",{missingProperty:"enabled"},"must have required property 'enabled'",Lt,r),t++);for(let n in r)
n!=="enabled"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",Lt,r),t++);if(r.
enabled!==void 0){let n=r.enabled;typeof n!="boolean"&&(e=o(e,i+"/enabled","type",{type:"boolean"},"must be boolean",Lt.
properties.enabled,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",Lt,r),t++;return Jo.errors=e,t===0}function mu(r,{
instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Rr,r),t++),
r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Rr,r),t++),r.header===
void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Rr,r),t++),r.body===void 0&&
(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Rr,r),t++),r.path!==void 0&&(b(r.path,
{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.
length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=
e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Jo(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Jo.errors:e.concat(Jo.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Rr,r),t++),mu.errors=e,t===0}var Sr={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/CreateRuleRequest"}}},Yu={oneOf:[{$ref:"description#/compon\
ents/schemas/PresetRuleRequest"},{$ref:"description#/components/schemas/CustomPortRuleRequest"},{$ref:"description#/comp\
onents/schemas/CustomIcmpRuleRequest"}],alternatives:["PresetRuleRequest","CustomPortRuleRequest","CustomIcmpRuleRequest"],
discriminator:{propertyName:"type",mapping:{ssh:"PresetRuleRequest",web:"PresetRuleRequest",web_http:"PresetRuleRequest",
mysql:"PresetRuleRequest",postgresql:"PresetRuleRequest",mail:"PresetRuleRequest",rdp:"PresetRuleRequest",custom:"choice\
_2"}}};function Go(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},"must have required property \
'type'",ze,r),t++);for(let n in r)n!=="type"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have addi\
tional properties",ze,r),t++);r.type!==void 0&&(Pe(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",
rootData:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be object",
ze,r),t++;return Go.errors=e,t===0}function Yo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
"must have required property 'type'",x,r),t++),r.protocol===void 0&&(e=o(e,i,"required",{missingProperty:"protocol"},"mu\
st have required property 'protocol'",x,r),t++),r.port===void 0&&(e=o(e,i,"required",{missingProperty:"port"},"must have\
 required property 'port'",x,r),t++);for(let n in r)n==="type"||n==="protocol"||n==="port"||n==="allowed_ip"||n==="memo"||
(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",x,r),t++);r.type!==void 0&&
(N(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),
t=e.length)),r.protocol!==void 0&&(re(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"protocol",
rootData:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),r.port!==void 0&&(j(r.port,{instancePath:i+"/port",
parentData:r,parentDataProperty:"port",rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.allowed_ip!==
void 0&&(A(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:p})||(e=e===
null?A.errors:e.concat(A.errors),t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be ob\
ject",x,r),t++;return Yo.errors=e,t===0}function Bo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
"must have required property 'type'",Z,r),t++),r.protocol===void 0&&(e=o(e,i,"required",{missingProperty:"protocol"},"mu\
st have required property 'protocol'",Z,r),t++);for(let n in r)n==="type"||n==="protocol"||n==="port"||n==="allowed_ip"||
n==="memo"||(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",Z,r),t++);r.type!==
void 0&&(N(r.type,{instancePath:i+"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?N.errors:e.concat(
N.errors),t=e.length)),r.protocol!==void 0&&(te(r.protocol,{instancePath:i+"/protocol",parentData:r,parentDataProperty:"\
protocol",rootData:p})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)),r.port!==void 0&&(j(r.port,{instancePath:i+
"/port",parentData:r,parentDataProperty:"port",rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.allowed_ip!==
void 0&&(A(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"allowed_ip",rootData:p})||(e=e===
null?A.errors:e.concat(A.errors),t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+"/memo",parentData:r,parentDataProperty:"\
memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=o(e,i,"type",{type:"object"},"must be ob\
ject",Z,r),t++;return Bo.errors=e,t===0}function Xo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0,n=t,d=!1,c=null,W=t;Go(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?Go.errors:
e.concat(Go.errors),t=e.length);var q=W===t;q&&(d=!0,c=0);let H=t;Yo(r,{instancePath:i,parentData:y,parentDataProperty:u,
rootData:p})||(e=e===null?Yo.errors:e.concat(Yo.errors),t=e.length);var q=H===t;if(q&&d)d=!1,c=[c,1];else{q&&(d=!0,c=1);
let bu=t;Bo(r,{instancePath:i,parentData:y,parentDataProperty:u,rootData:p})||(e=e===null?Bo.errors:e.concat(Bo.errors),
t=e.length);var q=bu===t;q&&d?(d=!1,c=[c,2]):q&&(d=!0,c=2)}return d?(t=n,e!==null&&(n?e.length=n:e=null)):(e=o(e,i,"oneO\
f",{passingSchemas:c},"must match exactly one schema in oneOf",Yu,r),t++),Xo.errors=e,t===0}function cu(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",Sr,r),t++),r.query===void 0&&(e=
o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",Sr,r),t++),r.header===void 0&&(e=o(e,i,
"required",{missingProperty:"header"},"must have required property 'header'",Sr,r),t++),r.body===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"body"},"must have required property 'body'",Sr,r),t++),r.path!==void 0&&(b(r.path,{instancePath:i+
"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(Xo(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?Xo.errors:e.concat(Xo.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",Sr,r),t++),cu.errors=e,t===0}var tp={type:"object",required:["uuid","rule_id"],
properties:{uuid:{$ref:"description#/components/schemas/VpsUuid"},rule_id:{$ref:"description#/components/schemas/RuleId"}}};
function Qo(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="st\
ring"?f(r)<1&&(e=o(e,i,"minLength",{limit:1},"must NOT have fewer than 1 characters",un,r),t++):(e=o(e,i,"type",{type:"s\
tring"},"must be string",un,r),t++),Qo.errors=e,t===0}var ip={type:"integer",format:"int64",minimum:1};function en(r,{instancePath:i="",
parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(e=o(e,i,"type",{type:"integer"},"must be integer",ip,r),t++),typeof r=="number"&&isFinite(r)&&((r<1||isNaN(r))&&(e=
o(e,i,"minimum",{comparison:">=",limit:1},"must be >= 1",ip,r),t++),yn.validate(r)||(e=o(e,i,"format",{format:"int64"},'\
must match format "int64"',ip,r),t++)),en.errors=e,t===0}function ae(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.uuid===void 0&&(e=o(e,i,"required",{
missingProperty:"uuid"},"must have required property 'uuid'",tp,r),t++),r.rule_id===void 0&&(e=o(e,i,"required",{missingProperty:"\
rule_id"},"must have required property 'rule_id'",tp,r),t++),r.uuid!==void 0&&(Qo(r.uuid,{instancePath:i+"/uuid",parentData:r,
parentDataProperty:"uuid",rootData:p})||(e=e===null?Qo.errors:e.concat(Qo.errors),t=e.length)),r.rule_id!==void 0&&(en(r.
rule_id,{instancePath:i+"/rule_id",parentData:r,parentDataProperty:"rule_id",rootData:p})||(e=e===null?en.errors:e.concat(
en.errors),t=e.length))):(e=o(e,i,"type",{type:"object"},"must be object",tp,r),t++),ae.errors=e,t===0}var xr={type:"obj\
ect",required:["path","query","header","body"],properties:{path:{$ref:"updatePacketFilterRule_path"},query:{$ref:"getApi\
Key_path"},header:{$ref:"getApiKey_path"},body:{$ref:"description#/components/schemas/UpdateRuleRequest"}}},op={type:"ob\
ject",minProperties:1,additionalProperties:!1,properties:{protocol:{$ref:"description#/components/schemas/RuleProtocol"},
port:{$ref:"description#/components/schemas/PortRange"},allowed_ip:{$ref:"description#/components/schemas/AllowedIp"},memo:{
$ref:"description#/components/schemas/Memo"}}};function rn(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;return typeof r!="string"&&(e=o(e,i,"type",{type:"string"},"must be string",Ke,r),t++),r==="tcp"||r==="ud\
p"||r==="icmp"||(e=o(e,i,"enum",{allowedValues:Ke.enum},"must be equal to one of the allowed values",Ke,r),t++),rn.errors=
e,t===0}function tn(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){Object.keys(r).length<1&&(e=o(e,i,"minProperties",{limit:1},"must NOT have fewer than 1 pro\
perties",op,r),t++);for(let n in r)n==="protocol"||n==="port"||n==="allowed_ip"||n==="memo"||(e=o(e,i,"additionalPropert\
ies",{additionalProperty:n},"must NOT have additional properties",op,r),t++);r.protocol!==void 0&&(rn(r.protocol,{instancePath:i+
"/protocol",parentData:r,parentDataProperty:"protocol",rootData:p})||(e=e===null?rn.errors:e.concat(rn.errors),t=e.length)),
r.port!==void 0&&(j(r.port,{instancePath:i+"/port",parentData:r,parentDataProperty:"port",rootData:p})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.allowed_ip!==void 0&&(A(r.allowed_ip,{instancePath:i+"/allowed_ip",parentData:r,parentDataProperty:"\
allowed_ip",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.memo!==void 0&&(l(r.memo,{instancePath:i+
"/memo",parentData:r,parentDataProperty:"memo",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else e=
o(e,i,"type",{type:"object"},"must be object",op,r),t++;return tn.errors=e,t===0}function du(r,{instancePath:i="",parentData:y,
parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)?(r.path===void 0&&
(e=o(e,i,"required",{missingProperty:"path"},"must have required property 'path'",xr,r),t++),r.query===void 0&&(e=o(e,i,
"required",{missingProperty:"query"},"must have required property 'query'",xr,r),t++),r.header===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"header"},"must have required property 'header'",xr,r),t++),r.body===void 0&&(e=o(e,i,"required",{
missingProperty:"body"},"must have required property 'body'",xr,r),t++),r.path!==void 0&&(ae(r.path,{instancePath:i+"/pa\
th",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),r.query!==
void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?s.errors:e.
concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,parentDataProperty:"\
header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(tn(r.body,{instancePath:i+"\
/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?tn.errors:e.concat(tn.errors),t=e.length))):(e=o(
e,i,"type",{type:"object"},"must be object",xr,r),t++),du.errors=e,t===0}var Tt={type:"object",required:["path","query",
"header"],properties:{path:{$ref:"updatePacketFilterRule_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_pa\
th"}}};function hu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Tt,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Tt,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Tt,r),
t++),r.path!==void 0&&(ae(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?
ae.errors:e.concat(ae.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+
"/header",parentData:r,parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length))):(e=
o(e,i,"type",{type:"object"},"must be object",Tt,r),t++),hu.errors=e,t===0}var Kr={type:"object",required:["path","query",
"header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"getApiKey_path"},
body:{$ref:"description#/components/schemas/ReinstallRequest"}}},zr={type:"object",additionalProperties:!1,required:["im\
age_id","root_password"],dependentRequired:{ssh_public_key:["ssh_key_name"]},properties:{image_id:{$ref:"description#/co\
mponents/schemas/ImageId"},root_password:{$ref:"description#/components/schemas/RootPassword"},ssh_key_name:{$ref:"descr\
iption#/components/schemas/SshKeyName"},ssh_public_key:{$ref:"description#/components/schemas/SshPublicKey"},basic_password:{
$ref:"description#/components/schemas/BasicPassword"}}},kt={type:"string",writeOnly:!0,description:"Password of the mana\
gement tool of some images: 12 to 64 single-byte letters and digits. Required when the image has `requires_basic_passwor\
d: true`, rejected for every other image.",minLength:12,maxLength:64,pattern:"^[0-9A-Za-z]{12,64}$"},Bu=new RegExp("^[0-\
9A-Za-z]{12,64}$","u");function on(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;
return typeof r=="string"?(f(r)>64&&(e=o(e,i,"maxLength",{limit:64},"must NOT have more than 64 characters",kt,r),t++),f(
r)<12&&(e=o(e,i,"minLength",{limit:12},"must NOT have fewer than 12 characters",kt,r),t++),Bu.test(r)||(e=o(e,i,"pattern",
{pattern:"^[0-9A-Za-z]{12,64}$"},'must match pattern "^[0-9A-Za-z]{12,64}$"',kt,r),t++)):(e=o(e,i,"type",{type:"string"},
"must be string",kt,r),t++),on.errors=e,t===0}function nn(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.image_id===void 0&&(e=o(e,i,"required",{missingProperty:"i\
mage_id"},"must have required property 'image_id'",zr,r),t++),r.root_password===void 0&&(e=o(e,i,"required",{missingProperty:"\
root_password"},"must have required property 'root_password'",zr,r),t++);for(let n in r)n==="image_id"||n==="root_passwo\
rd"||n==="ssh_key_name"||n==="ssh_public_key"||n==="basic_password"||(e=o(e,i,"additionalProperties",{additionalProperty:n},
"must NOT have additional properties",zr,r),t++);r.image_id!==void 0&&(Ne(r.image_id,{instancePath:i+"/image_id",parentData:r,
parentDataProperty:"image_id",rootData:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length)),r.root_password!==void 0&&
(Ee(r.root_password,{instancePath:i+"/root_password",parentData:r,parentDataProperty:"root_password",rootData:p})||(e=e===
null?Ee.errors:e.concat(Ee.errors),t=e.length)),r.ssh_key_name!==void 0&&(Le(r.ssh_key_name,{instancePath:i+"/ssh_key_na\
me",parentData:r,parentDataProperty:"ssh_key_name",rootData:p})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),
r.ssh_public_key!==void 0&&(Te(r.ssh_public_key,{instancePath:i+"/ssh_public_key",parentData:r,parentDataProperty:"ssh_p\
ublic_key",rootData:p})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),r.basic_password!==void 0&&(on(r.basic_password,
{instancePath:i+"/basic_password",parentData:r,parentDataProperty:"basic_password",rootData:p})||(e=e===null?on.errors:e.
concat(on.errors),t=e.length)),r.ssh_public_key!==void 0&&r.ssh_key_name===void 0&&(e=o(e,i,"dependentRequired",{property:"\
ssh_public_key",missingProperty:"ssh_key_name",depsCount:1,deps:"ssh_key_name"},"must have property ssh_key_name when pr\
operty ssh_public_key is present",zr,r),t++)}else e=o(e,i,"type",{type:"object"},"must be object",zr,r),t++;return nn.errors=
e,t===0}function au(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Kr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Kr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Kr,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Kr,r),t++),r.path!==
void 0&&(b(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(nn(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?nn.errors:e.concat(nn.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Kr,r),t++),au.errors=e,t===0}var Fr={type:"object",required:[
"path","query","header","body"],properties:{path:{$ref:"getVpsServer_path"},query:{$ref:"getApiKey_path"},header:{$ref:"\
getApiKey_path"},body:{$ref:"description#/components/schemas/ProtectionUpdate"}}},Rt={type:"object",additionalProperties:!1,
required:["os_reinstall"],properties:{os_reinstall:{type:"boolean"}}};function pn(r,{instancePath:i="",parentData:y,parentDataProperty:u,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){r.os_reinstall===void 0&&(e=o(e,i,"require\
d",{missingProperty:"os_reinstall"},"must have required property 'os_reinstall'",Rt,r),t++);for(let n in r)n!=="os_reins\
tall"&&(e=o(e,i,"additionalProperties",{additionalProperty:n},"must NOT have additional properties",Rt,r),t++);if(r.os_reinstall!==
void 0){let n=r.os_reinstall;typeof n!="boolean"&&(e=o(e,i+"/os_reinstall","type",{type:"boolean"},"must be boolean",Rt.
properties.os_reinstall,n),t++)}}else e=o(e,i,"type",{type:"object"},"must be object",Rt,r),t++;return pn.errors=e,t===0}
function gu(r,{instancePath:i="",parentData:y,parentDataProperty:u,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},"must have required property \
'path'",Fr,r),t++),r.query===void 0&&(e=o(e,i,"required",{missingProperty:"query"},"must have required property 'query'",
Fr,r),t++),r.header===void 0&&(e=o(e,i,"required",{missingProperty:"header"},"must have required property 'header'",Fr,r),
t++),r.body===void 0&&(e=o(e,i,"required",{missingProperty:"body"},"must have required property 'body'",Fr,r),t++),r.path!==
void 0&&(b(r.path,{instancePath:i+"/path",parentData:r,parentDataProperty:"path",rootData:p})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)),r.query!==void 0&&(s(r.query,{instancePath:i+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.header!==void 0&&(s(r.header,{instancePath:i+"/header",parentData:r,
parentDataProperty:"header",rootData:p})||(e=e===null?s.errors:e.concat(s.errors),t=e.length)),r.body!==void 0&&(pn(r.body,
{instancePath:i+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?pn.errors:e.concat(pn.errors),t=
e.length))):(e=o(e,i,"type",{type:"object"},"must be object",Fr,r),t++),gu.errors=e,t===0}var ry={HostingOrderResult:Mp,
OrderDryRunResult:Zp,RegisterSshKeyRequest:Hp,GenerateSshKeyRequest:Cp,DkimRecord:Ip,choice_0:Vp,PresetSpfRequest:Up,CustomSpfRequest:Wp,
VpsSignupResult:Jp,RuleProtocol:Gp,PresetRuleRequest:Yp,CustomPortRuleRequest:Bp,CustomIcmpRuleRequest:Xp,choice_2:Qp,getApiKey_path:s,
getApiKey:es,listLogs_query:Mr,listLogs:rs,listHostingPlans_query:Zr,listHostingPlans:ts,orderHostingServer_header:se,orderHostingServer:is,
getHostingSignupStatus_path:m,getHostingSignupStatus:os,updateHostingMemo:ns,updateSshSettings:ps,createSshKey:ss,deleteSshKey_path:Hr,
deleteSshKey:us,createDomain:ys,getDomain_path:a,getDomain:fs,updateDomain:ls,deleteDomain:ms,resetDomain:cs,listSubdomains_query:Cr,
listSubdomains:ds,createSubdomain:hs,updateSubdomain_path:ue,updateSubdomain:as,deleteSubdomain:gs,issueSslCertificate:bs,
deleteSslCertificate_path:Ir,deleteSslCertificate:qs,createDnsRecord:vs,updateDnsRecord_path:ye,updateDnsRecord:_s,deleteDnsRecord:Ds,
updatePhpVersion:js,createCronJob:As,updateCronJob_path:fe,updateCronJob:$s,deleteCronJob:Ps,createMailAccount:ws,getMailAccount_path:V,
getMailAccount:Ns,updateMailAccount:Es,updateMailForwarding:Os,createMailFilter:Ls,deleteMailFilter_path:Vr,deleteMailFilter:Ts,
getSpamFilter_query:Ur,getSpamFilter:ks,updateSpamFilter:Rs,updateDmarcReceiver:Ss,createAutoReply:xs,getAutoReply_path:le,
getAutoReply:Ks,updateAutoReply:zs,updateSmtpAbroadRestriction:Fs,updateDkimSetting:Ms,updateDmarcSetting:Zs,createSpfRecord:Hs,
updateSpfRecord_path:me,updateSpfRecord:Cs,deleteSpfRecord:Is,installWordPress:Vs,updateWordPressSite_path:ce,updateWordPressSite:Us,
deleteWordPressSite:Ws,createDatabase:Js,updateDatabase_path:de,updateDatabase:Gs,deleteDatabase:Ys,createDatabaseUser:Bs,
updateDatabaseUser_path:U,updateDatabaseUser:Xs,deleteDatabaseUser:Qs,grantDatabase:eu,createFtpAccount:ru,updateFtpAccount_path:he,
updateFtpAccount:tu,deleteFtpAccount:iu,getAccessLog_query:Wr,getAccessLog:ou,orderVps:nu,getVpsSignupStatus_path:Jr,getVpsSignupStatus:pu,
getVpsServer_path:b,getVpsServer:su,updateVpsMemo:uu,updateVpsName:yu,updateVpsReverseDns:fu,rebootVps:lu,updatePacketFilter:mu,
createPacketFilterRule:cu,updatePacketFilterRule_path:ae,updatePacketFilterRule:du,deletePacketFilterRule:hu,reinstallVps:au,
updateVpsProtection:gu};export{ry as default};
