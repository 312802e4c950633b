// Generated from the description by tools/make/generate. Do not edit.
var V=(e,s)=>()=>{try{return s||e((s={exports:{}}).exports,s),s.exports}catch(f){throw s=0,f}};var J=V(B=>{"use strict";Object.defineProperty(B,"__esModule",{value:!0});function G(e){let s=e.length,f=0,m=0,i;for(;m<
s;)f++,i=e.charCodeAt(m++),i>=55296&&i<=56319&&m<s&&(i=e.charCodeAt(m),(i&64512)===56320&&m++);return f}B.default=G;G.code=
'require("ajv/dist/runtime/ucs2length").default'});function u(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;return r===0&&!(e&&typeof e==
"object"&&!Array.isArray(e))?(u.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1):(u.errors=t,r===0)}var y=J().default;function q(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===
0)if(typeof e=="string"){if(y(e)>64)return q.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"}],!1;if(y(e)<1)return q.errors=[{instancePath:s,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return q.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return q.errors=
t,r===0}function k(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.plan_id!==void 0){let n=e.plan_id;if(r===r)if(Array.isArray(n)){if(n.length<
1)return k.errors=[{instancePath:s+"/plan_id",schemaPath:"#/properties/plan_id/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var a=!0;let l=n.length;for(let p=0;p<l;p++){let d=r;q(n[p],{instancePath:s+
"/plan_id/"+p,parentData:n,parentDataProperty:p,rootData:i})||(t=t===null?q.errors:t.concat(q.errors),r=t.length);var a=d===
r;if(!a)break}}}else return k.errors=[{instancePath:s+"/plan_id",schemaPath:"#/properties/plan_id/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1}}else return k.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return k.errors=t,r===0}function I(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if(e.path===void 0&&(n="path")||e.query===void 0&&(n="query")||e.header===void 0&&(n=
"header"))return I.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(e.path!==void 0){let o=r;u(e.path,{instancePath:s+"/path",parentData:e,parentDataProperty:"\
path",rootData:i})||(t=t===null?u.errors:t.concat(u.errors),r=t.length);var a=o===r}else var a=!0;if(a){if(e.query!==void 0){
let o=r;k(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:i})||(t=t===null?k.errors:t.
concat(k.errors),r=t.length);var a=o===r}else var a=!0;if(a)if(e.header!==void 0){let o=r;u(e.header,{instancePath:s+"/h\
eader",parentData:e,parentDataProperty:"header",rootData:i})||(t=t===null?u.errors:t.concat(u.errors),r=t.length);var a=o===
r}else var a=!0}}else return I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return I.errors=t,r===0}function E(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return E.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return E.errors=t,r===0}var K=new RegExp("^[^@\\s]+@[A-Za-z0-9.-]+$","u");function j(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){
let t=null,r=0;if(r===0)if(typeof e=="string"){if(y(e)<3)return j.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"}],!1;if(!K.test(e))return j.errors=[{instancePath:s,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\\
s]+@[A-Za-z0-9.-]+$"'}],!1}else return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;return j.errors=t,r===0}function A(e,{instancePath:s="",parentData:f,parentDataProperty:m,
rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.servername===void 0&&(n=
"servername")||e.mail_account===void 0&&(n="mail_account"))return A.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(e.servername!==void 0){let o=r;
E(e.servername,{instancePath:s+"/servername",parentData:e,parentDataProperty:"servername",rootData:i})||(t=t===null?E.errors:
t.concat(E.errors),r=t.length);var a=o===r}else var a=!0;if(a)if(e.mail_account!==void 0){let o=r;j(e.mail_account,{instancePath:s+
"/mail_account",parentData:e,parentDataProperty:"mail_account",rootData:i})||(t=t===null?j.errors:t.concat(j.errors),r=t.
length);var a=o===r}else var a=!0}else return A.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return A.errors=t,r===0}function h(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<3)return h.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"}],!1;if(!K.test(e))return h.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[^@\\s]+@[A-Za-z0-9.-]+$"},message:'must match pattern "^[^@\\s]+@[A-Za-z0-9.-]+$"'}],!1}else
return h.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
return h.errors=t,r===0}function g(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return g.errors=[{instancePath:s,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;{let o=r;
for(let l in e)if(!(l==="forwarding_addresses"||l==="keep_in_mailbox")){return g.errors=[{instancePath:s,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prop\
erties"}],!1;break}if(o===r){if(e.forwarding_addresses!==void 0){let l=e.forwarding_addresses,p=r;if(r===p)if(Array.isArray(
l)){var a=!0;let d=l.length;for(let z=0;z<d;z++){let Z=r;h(l[z],{instancePath:s+"/forwarding_addresses/"+z,parentData:l,
parentDataProperty:z,rootData:i})||(t=t===null?h.errors:t.concat(h.errors),r=t.length);var a=Z===r;if(!a)break}}else return g.
errors=[{instancePath:s+"/forwarding_addresses",schemaPath:"#/properties/forwarding_addresses/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var n=p===r}else var n=!0;if(n)if(e.keep_in_mailbox!==void 0){let l=r;if(typeof e.
keep_in_mailbox!="boolean")return g.errors=[{instancePath:s+"/keep_in_mailbox",schemaPath:"#/properties/keep_in_mailbox/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var n=l===r}else var n=!0}}}else return g.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return g.errors=
t,r===0}function R(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let n;if(e.path===void 0&&(n="path")||e.query===void 0&&(n="query")||e.header===void 0&&
(n="header")||e.body===void 0&&(n="body"))return R.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(e.path!==void 0){let o=r;A(e.path,{instancePath:s+
"/path",parentData:e,parentDataProperty:"path",rootData:i})||(t=t===null?A.errors:t.concat(A.errors),r=t.length);var a=o===
r}else var a=!0;if(a){if(e.query!==void 0){let o=r;u(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"q\
uery",rootData:i})||(t=t===null?u.errors:t.concat(u.errors),r=t.length);var a=o===r}else var a=!0;if(a){if(e.header!==void 0){
let o=r;u(e.header,{instancePath:s+"/header",parentData:e,parentDataProperty:"header",rootData:i})||(t=t===null?u.errors:
t.concat(u.errors),r=t.length);var a=o===r}else var a=!0;if(a)if(e.body!==void 0){let o=r;g(e.body,{instancePath:s+"/bod\
y",parentData:e,parentDataProperty:"body",rootData:i})||(t=t===null?g.errors:t.concat(g.errors),r=t.length);var a=o===r}else
var a=!0}}}else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return R.errors=t,r===0}function N(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return N.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return N.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return N.errors=t,r===0}function L(e,{instancePath:s="",parentData:f,parentDataProperty:m,
rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.servername===void 0&&(a=
"servername"))return L.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"\
must have required property '"+a+"'"}],!1;e.servername!==void 0&&(N(e.servername,{instancePath:s+"/servername",parentData:e,
parentDataProperty:"servername",rootData:i})||(t=t===null?N.errors:t.concat(N.errors),r=t.length))}else return L.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return L.errors=
t,r===0}var Q=new RegExp("^[0-9A-Za-z._-]{1,253}$","u");function w(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){
let t=null,r=0;if(r===0)if(typeof e=="string"){if(y(e)>253)return w.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:253},message:"must NOT have more than 253 characters"}],!1;if(y(e)<1)return w.errors=[{instancePath:s,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;if(!Q.
test(e))return w.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z._-]{1,253\
}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"'}],!1}else return w.errors=[{instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return w.errors=t,r===0}function O(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return O.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return O.errors=t,r===0}function T(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return T.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return T.errors=t,r===0}function v(e,{instancePath:s="",parentData:f,parentDataProperty:m,
rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.keyword===void 0&&(n="\
keyword")||e.field===void 0&&(n="field")||e.match_type===void 0&&(n="match_type"))return v.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;{let o=r;for(let l in e)
if(!(l==="keyword"||l==="field"||l==="match_type")){return v.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"}],!1;break}if(o===
r){if(e.keyword!==void 0){let l=e.keyword,p=r;if(r===p)if(typeof l=="string"){if(y(l)<1)return v.errors=[{instancePath:s+
"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"}],!1}else return v.errors=[{instancePath:s+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var a=p===r}else var a=!0;if(a){if(e.field!==void 0){let l=r;
O(e.field,{instancePath:s+"/field",parentData:e,parentDataProperty:"field",rootData:i})||(t=t===null?O.errors:t.concat(O.
errors),r=t.length);var a=l===r}else var a=!0;if(a)if(e.match_type!==void 0){let l=r;T(e.match_type,{instancePath:s+"/ma\
tch_type",parentData:e,parentDataProperty:"match_type",rootData:i})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);
var a=l===r}else var a=!0}}}}else return v.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;return v.errors=t,r===0}function x(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return x.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return x.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return x.errors=t,r===0}function M(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return M.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return M.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return M.errors=t,r===0}function b(e,{instancePath:s="",parentData:f,parentDataProperty:m,
rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.type===void 0&&(n="typ\
e")||e.method===void 0&&(n="method"))return b.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n},message:"must have required property '"+n+"'"}],!1;{let o=r;for(let l in e)if(!(l==="type"||l==="targ\
et"||l==="method")){return b.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},message:"must NOT have additional properties"}],!1;break}if(o===r){if(e.type!==void 0){let l=r;
x(e.type,{instancePath:s+"/type",parentData:e,parentDataProperty:"type",rootData:i})||(t=t===null?x.errors:t.concat(x.errors),
r=t.length);var a=l===r}else var a=!0;if(a){if(e.target!==void 0){let l=e.target,p=r;if(r===p)if(typeof l=="string"){if(y(
l)<0)return b.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit:0},
message:"must NOT have fewer than 0 characters"}],!1}else return b.errors=[{instancePath:s+"/target",schemaPath:"#/prope\
rties/target/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===r}else var a=!0;if(a)if(e.
method!==void 0){let l=r;M(e.method,{instancePath:s+"/method",parentData:e,parentDataProperty:"method",rootData:i})||(t=
t===null?M.errors:t.concat(M.errors),r=t.length);var a=l===r}else var a=!0}}}}else return b.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return b.errors=t,r===0}function P(e,{instancePath:s="",
parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let o;if(e.domain===void 0&&(o="domain")||e.conditions===void 0&&(o="conditions")||e.action===void 0&&(o="action"))return P.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have require\
d property '"+o+"'"}],!1;{let l=r;for(let p in e)if(!(p==="domain"||p==="conditions"||p==="action")){return P.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have \
additional properties"}],!1;break}if(l===r){if(e.domain!==void 0){let p=r;w(e.domain,{instancePath:s+"/domain",parentData:e,
parentDataProperty:"domain",rootData:i})||(t=t===null?w.errors:t.concat(w.errors),r=t.length);var a=p===r}else var a=!0;
if(a){if(e.conditions!==void 0){let p=e.conditions,d=r;if(r===d)if(Array.isArray(p)){if(p.length<1)return P.errors=[{instancePath:s+
"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have f\
ewer than 1 items"}],!1;{var n=!0;let Z=p.length;for(let c=0;c<Z;c++){let U=r;v(p[c],{instancePath:s+"/conditions/"+c,parentData:p,
parentDataProperty:c,rootData:i})||(t=t===null?v.errors:t.concat(v.errors),r=t.length);var n=U===r;if(!n)break}}}else return P.
errors=[{instancePath:s+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var a=d===r}else var a=!0;if(a)if(e.action!==void 0){let p=r;b(e.action,{instancePath:s+"/action",parentData:e,
parentDataProperty:"action",rootData:i})||(t=t===null?b.errors:t.concat(b.errors),r=t.length);var a=p===r}else var a=!0}}}}else
return P.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return P.errors=t,r===0}function S(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.path===void 0&&(n="path")||e.query===void 0&&(n="query")||
e.header===void 0&&(n="header")||e.body===void 0&&(n="body"))return S.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(e.path!==void 0){let o=r;L(e.
path,{instancePath:s+"/path",parentData:e,parentDataProperty:"path",rootData:i})||(t=t===null?L.errors:t.concat(L.errors),
r=t.length);var a=o===r}else var a=!0;if(a){if(e.query!==void 0){let o=r;u(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:i})||(t=t===null?u.errors:t.concat(u.errors),r=t.length);var a=o===r}else var a=!0;if(a){
if(e.header!==void 0){let o=r;u(e.header,{instancePath:s+"/header",parentData:e,parentDataProperty:"header",rootData:i})||
(t=t===null?u.errors:t.concat(u.errors),r=t.length);var a=o===r}else var a=!0;if(a)if(e.body!==void 0){let o=r;P(e.body,
{instancePath:s+"/body",parentData:e,parentDataProperty:"body",rootData:i})||(t=t===null?P.errors:t.concat(P.errors),r=t.
length);var a=o===r}else var a=!0}}}else return S.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return S.errors=t,r===0}function H(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return H.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return H.errors=t,r===0}function D(e,{instancePath:s="",parentData:f,parentDataProperty:m,
rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e=="string"){if(y(e)>253)return D.errors=[{instancePath:s,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:253},message:"must NOT have more than 253 characters"}],!1;if(y(e)<1)return D.
errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"}],!1;if(!Q.test(e))return D.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[0-9A-Za-z._-]{1,253}$"},message:'must match pattern "^[0-9A-Za-z._-]{1,253}$"'}],!1}else return D.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return D.errors=t,r===0}function $(e,{
instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let n;if(e.servername===void 0&&(n="servername")||e.domain===void 0&&(n="domain"))return $.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;
if(e.servername!==void 0){let o=r;H(e.servername,{instancePath:s+"/servername",parentData:e,parentDataProperty:"serverna\
me",rootData:i})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var a=o===r}else var a=!0;if(a)if(e.domain!==void 0){
let o=r;D(e.domain,{instancePath:s+"/domain",parentData:e,parentDataProperty:"domain",rootData:i})||(t=t===null?D.errors:
t.concat(D.errors),r=t.length);var a=o===r}else var a=!0}else return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return $.errors=t,r===0}function F(e,{instancePath:s="",parentData:f,parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(typeof e==
"string"){if(y(e)<1)return F.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return F.errors=t,r===0}function _(e,{instancePath:s="",parentData:f,parentDataProperty:m,
rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.policy===void 0&&(o="p\
olicy")||e.report_enabled===void 0&&(o="report_enabled")||e.notification_mail_addresses===void 0&&(o="notification_mail_\
addresses"))return _.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"\
must have required property '"+o+"'"}],!1;{let l=r;for(let p in e)if(!(p==="policy"||p==="report_enabled"||p==="notifica\
tion_mail_addresses")){return _.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p},message:"must NOT have additional properties"}],!1;break}if(l===r){if(e.policy!==void 0){
let p=r;F(e.policy,{instancePath:s+"/policy",parentData:e,parentDataProperty:"policy",rootData:i})||(t=t===null?F.errors:
t.concat(F.errors),r=t.length);var a=p===r}else var a=!0;if(a){if(e.report_enabled!==void 0){let p=r;if(typeof e.report_enabled!=
"boolean")return _.errors=[{instancePath:s+"/report_enabled",schemaPath:"#/properties/report_enabled/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"}],!1;var a=p===r}else var a=!0;if(a)if(e.notification_mail_addresses!==
void 0){let p=e.notification_mail_addresses,d=r;if(r===d)if(Array.isArray(p)){var n=!0;let Z=p.length;for(let c=0;c<Z;c++){
let U=r;h(p[c],{instancePath:s+"/notification_mail_addresses/"+c,parentData:p,parentDataProperty:c,rootData:i})||(t=t===
null?h.errors:t.concat(h.errors),r=t.length);var n=U===r;if(!n)break}}else return _.errors=[{instancePath:s+"/notificati\
on_mail_addresses",schemaPath:"#/properties/notification_mail_addresses/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var a=d===r}else var a=!0}}}}else return _.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return _.errors=t,r===0}function C(e,{instancePath:s="",parentData:f,
parentDataProperty:m,rootData:i=e}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.path===
void 0&&(n="path")||e.query===void 0&&(n="query")||e.header===void 0&&(n="header")||e.body===void 0&&(n="body"))return C.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have require\
d property '"+n+"'"}],!1;if(e.path!==void 0){let o=r;$(e.path,{instancePath:s+"/path",parentData:e,parentDataProperty:"p\
ath",rootData:i})||(t=t===null?$.errors:t.concat($.errors),r=t.length);var a=o===r}else var a=!0;if(a){if(e.query!==void 0){
let o=r;u(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:i})||(t=t===null?u.errors:t.
concat(u.errors),r=t.length);var a=o===r}else var a=!0;if(a){if(e.header!==void 0){let o=r;u(e.header,{instancePath:s+"/\
header",parentData:e,parentDataProperty:"header",rootData:i})||(t=t===null?u.errors:t.concat(u.errors),r=t.length);var a=o===
r}else var a=!0;if(a)if(e.body!==void 0){let o=r;_(e.body,{instancePath:s+"/body",parentData:e,parentDataProperty:"body",
rootData:i})||(t=t===null?_.errors:t.concat(_.errors),r=t.length);var a=o===r}else var a=!0}}}else return C.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return C.errors=t,r===0}var Y={listHostingPlans_path:u,
listHostingPlans_query:k,listHostingPlans:I,updateMailForwarding_path:A,updateMailForwarding:R,createMailFilter_path:L,createMailFilter:S,
updateDmarcSetting_path:$,updateDmarcSetting:C};export{Y as default};
