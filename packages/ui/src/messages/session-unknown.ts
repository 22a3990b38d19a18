/** Nobody could say who is signed in. Apart from the others, because every public page must be able to say it. */
export const SESSION_UNKNOWN = 'The store cannot check who is signed in right now. It will try again by itself.'
