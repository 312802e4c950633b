export type { ServerProcess, Serving, Written } from './command-line/run.ts'
export { runServer } from './command-line/run.ts'
export type { ServerSystem } from './command-line/open-session.ts'
export type { HttpServer } from './server/http-server.ts'
