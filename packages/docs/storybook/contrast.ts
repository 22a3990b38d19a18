const queries = { forced: '(forced-colors: active)' } as const

/** The contrast of a story. */
export type Contrast = 'normal' | keyof typeof queries

/** The rules whose query was replaced, with the query. */
const changed = new Map<CSSMediaRule, string>()

/**
 * Applies the rules that the theme has for forced colors, as if the system asked for them. The system would also replace
 * the colors that the theme leaves, which a page cannot do itself.
 */
export function applyContrast(contrast: Contrast): void {
  for (const [rule, query] of changed) rule.media.mediaText = query
  changed.clear()
  if (contrast === 'normal') return
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (!rule.media.mediaText.includes(queries[contrast])) continue
      changed.set(rule, rule.media.mediaText)
      rule.media.mediaText = 'all'
    }
  }
}

function mediaRules(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule]
    if (rule instanceof CSSLayerBlockRule) return mediaRules(rule.cssRules)
    return rule instanceof CSSImportRule && rule.styleSheet ? mediaRules(rule.styleSheet.cssRules) : []
  })
}
