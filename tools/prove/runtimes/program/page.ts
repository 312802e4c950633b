// For a browser: the page calls `conform` from outside, on the origin of the sandbox.
import { conform } from './conform.ts'

Object.assign(globalThis, { conform })
