import { z } from 'zod'

/** An error on the wire: problem details of RFC 9457 with the request's id and messages by field. */
export const problemSchema = z.object({
  type: z.string().describe('stable, e.g. https://gauze.example/problems/cart-full'),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('fit to show to a person'),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string(),
})
