export { useDateFormat, useDayFormat, useMonthFormat, useWeekdayFormat } from './date-format.js'
export { type Formats, formatsOf, useFormats } from './formats.js'
export { useInstantFormat } from './instant-format.js'
