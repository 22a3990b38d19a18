/** What a person did, by the name it is reported under (OPS-01). */
export type AnalyticsEvent =
  | 'Page_View'
  | 'Nav_Button_Click'
  | 'NavBar_Subcategory_Click'
  | 'Support_Popover_Clicked'
  | 'Search_Submitted'
  | 'Search_Suggestion_Clicked'
  | 'Filter_Changed'
  | 'Sort_Changed'
  | 'Layout_Changed'
  | 'Notifications_Opened'

/** Facts of an event: never a name, an address, a term that could contain one, or anything else personal. */
export type AnalyticsProperties = Readonly<Record<string, string | number | boolean>>

/** Sends events to where they are evaluated. */
export type AnalyticsSink = (event: AnalyticsEvent, properties: AnalyticsProperties) => void

const MAX_WAITING = 100
const waiting: [AnalyticsEvent, AnalyticsProperties][] = []
let sink: AnalyticsSink | undefined

/**
 * Reports what a person did. Events before the sink has loaded wait for it.
 * @example track('Nav_Button_Click', { label: 'PRODUCTS' })
 */
export function track(event: AnalyticsEvent, properties: AnalyticsProperties = {}): void {
  if (sink) sink(event, properties)
  else if (waiting.length < MAX_WAITING) waiting.push([event, properties])
}

/** Connects a sink, and sends it the waiting events first. */
export function connectAnalytics(to: AnalyticsSink): void {
  sink = to
  for (const [event, properties] of waiting.splice(0)) to(event, properties)
}
