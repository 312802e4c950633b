// @boundaries-ignore Only tests import it, from sources: neither package ships its folder `testing`.
export { createFakePlatform, type FakePlatform } from '../../../common/src/testing/fake-platform.ts'
