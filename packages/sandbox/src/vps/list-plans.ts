import type { Handler } from '../operations/handler.ts'
import { toOrderableImage, vpsImages } from './image.ts'
import { toVpsPlan, vpsPlans } from './plan.ts'

export const listVpsPlans: Handler<'listVpsPlans'> = ({ store, now, assume }) => ({
  status: 200,
  body: {
    plans: vpsPlans(store)
      .all()
      .map((plan) => toVpsPlan(plan, now, assume)),
    os_images: vpsImages(store).all().map(toOrderableImage),
  },
})
