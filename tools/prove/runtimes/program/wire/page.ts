// Entry point for a browser: the test calls `sendOrders` on a page.
import { sendOrders } from './send-orders.ts'

Object.assign(globalThis, { sendOrders })
