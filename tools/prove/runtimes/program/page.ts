// Entry point for a browser: the test calls `conform` on a page of the sandbox's origin.
import { conform } from './conform.ts'

Object.assign(globalThis, { conform })
