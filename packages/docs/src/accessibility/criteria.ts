/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly num: string
  readonly name: string
  readonly level: 'A' | 'AA'
  /** Whole pages meet or fail it, so a component alone does neither. */
  readonly isOfPages?: true
  /** Every part of every page has to meet it, so that a test of one component says nothing about the store. */
  readonly isOfEveryPart?: true
  /** The rules of axe decide it: they fail on every breach that a story can show. */
  readonly isDecidedByAxe?: true
  /** Why it applies to nothing in Gauze. */
  readonly without?: string
}

const media = 'Gauze has no recordings of its own. A store that embeds some brings their captions and transcripts.'
const moved = 'Gauze has no gesture of more than one point, and nothing that a movement of the device operates.'

/** The success criteria of levels A and AA of WCAG 2.2 (https://www.w3.org/TR/WCAG22/), in their order. */
export const criteria: readonly Criterion[] = [
  { num: '1.1.1', name: 'Non-text Content', level: 'A', isOfEveryPart: true },
  { num: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', without: media },
  { num: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', without: media },
  { num: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', without: media },
  { num: '1.2.4', name: 'Captions (Live)', level: 'AA', without: media },
  { num: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', without: media },
  { num: '1.3.1', name: 'Info and Relationships', level: 'A', isOfEveryPart: true },
  { num: '1.3.2', name: 'Meaningful Sequence', level: 'A', isOfEveryPart: true },
  { num: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
  { num: '1.3.4', name: 'Orientation', level: 'AA', isOfPages: true },
  { num: '1.3.5', name: 'Identify Input Purpose', level: 'AA' },
  { num: '1.4.1', name: 'Use of Color', level: 'A', isOfEveryPart: true },
  { num: '1.4.2', name: 'Audio Control', level: 'A', without: media },
  { num: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', isOfEveryPart: true, isDecidedByAxe: true },
  { num: '1.4.4', name: 'Resize text', level: 'AA', isOfEveryPart: true },
  { num: '1.4.5', name: 'Images of Text', level: 'AA' },
  { num: '1.4.10', name: 'Reflow', level: 'AA', isOfEveryPart: true },
  { num: '1.4.11', name: 'Non-text Contrast', level: 'AA', isOfEveryPart: true },
  { num: '1.4.12', name: 'Text Spacing', level: 'AA', isOfEveryPart: true },
  { num: '1.4.13', name: 'Content on Hover or Focus', level: 'AA' },
  { num: '2.1.1', name: 'Keyboard', level: 'A', isOfEveryPart: true },
  { num: '2.1.2', name: 'No Keyboard Trap', level: 'A', isOfEveryPart: true },
  { num: '2.1.4', name: 'Character Key Shortcuts', level: 'A', without: 'No single character is a shortcut.' },
  { num: '2.2.1', name: 'Timing Adjustable', level: 'A' },
  { num: '2.2.2', name: 'Pause, Stop, Hide', level: 'A' },
  {
    num: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    without: 'Nothing flashes: transitions change once, and stop for people who prefer reduced motion.',
  },
  { num: '2.4.1', name: 'Bypass Blocks', level: 'A', isOfPages: true },
  { num: '2.4.2', name: 'Page Titled', level: 'A', isOfPages: true },
  { num: '2.4.3', name: 'Focus Order', level: 'A', isOfEveryPart: true },
  { num: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', isOfEveryPart: true },
  { num: '2.4.5', name: 'Multiple Ways', level: 'AA', isOfPages: true },
  { num: '2.4.6', name: 'Headings and Labels', level: 'AA', isOfEveryPart: true },
  { num: '2.4.7', name: 'Focus Visible', level: 'AA', isOfEveryPart: true },
  { num: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', isOfEveryPart: true },
  { num: '2.5.1', name: 'Pointer Gestures', level: 'A', without: moved },
  { num: '2.5.2', name: 'Pointer Cancellation', level: 'A' },
  { num: '2.5.3', name: 'Label in Name', level: 'A', isDecidedByAxe: true },
  { num: '2.5.4', name: 'Motion Actuation', level: 'A', without: moved },
  { num: '2.5.7', name: 'Dragging Movements', level: 'AA' },
  { num: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', isOfEveryPart: true },
  { num: '3.1.1', name: 'Language of Page', level: 'A', isOfPages: true },
  { num: '3.1.2', name: 'Language of Parts', level: 'AA' },
  { num: '3.2.1', name: 'On Focus', level: 'A' },
  { num: '3.2.2', name: 'On Input', level: 'A' },
  { num: '3.2.3', name: 'Consistent Navigation', level: 'AA', isOfPages: true },
  { num: '3.2.4', name: 'Consistent Identification', level: 'AA', isOfPages: true },
  { num: '3.2.6', name: 'Consistent Help', level: 'A', isOfPages: true },
  { num: '3.3.1', name: 'Error Identification', level: 'A' },
  { num: '3.3.2', name: 'Labels or Instructions', level: 'A' },
  { num: '3.3.3', name: 'Error Suggestion', level: 'AA' },
  { num: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA' },
  { num: '3.3.7', name: 'Redundant Entry', level: 'A', isOfPages: true },
  { num: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA' },
  { num: '4.1.2', name: 'Name, Role, Value', level: 'A', isOfEveryPart: true, isDecidedByAxe: true },
  { num: '4.1.3', name: 'Status Messages', level: 'AA', isOfEveryPart: true },
]
