/** The figures of the report of conformance. Written by `pnpm acr`. */
export const conformance = {
  /** ISO date on which the checks ran. */
  recordedOn: '2026-11-30',
  supported: 32,
  notApplicable: 10,
  /** Criteria of WCAG 2.2, in English. */
  notEvaluated: [
    '1.1.1 Non-text Content',
    '1.3.1 Info and Relationships',
    '1.3.2 Meaningful Sequence',
    '1.3.3 Sensory Characteristics',
    '1.4.1 Use of Color',
    '1.4.5 Images of Text',
    '1.4.11 Non-text Contrast',
    '2.2.2 Pause, Stop, Hide',
    '2.4.4 Link Purpose (In Context)',
    '2.4.6 Headings and Labels',
    '2.5.2 Pointer Cancellation',
    '3.1.2 Language of Parts',
    '3.2.2 On Input',
  ],
}
