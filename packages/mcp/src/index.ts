export type { Machine, Serving, Written } from './command-line/run.ts'
export { run } from './command-line/run.ts'
export type { System } from './command-line/open-session.ts'
export type { HttpServer } from './server/http-server.ts'
