/** Of the program, as in its package. */
export const version = '0.1.0';
