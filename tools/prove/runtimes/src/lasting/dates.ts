/**
 * Compatibility dates of workerd with which a lasting client is tested. A promise that another request settles continues
 * in that request until 2024-10-14, and in its own since then.
 */
export const dates = ['2024-09-01', '2026-11-01']
