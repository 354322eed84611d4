import { createContext } from 'preact';

/** Whether cards, brackets and tables show points: false under a book that counts none. */
export const PointsShown = createContext(true);
