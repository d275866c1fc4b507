import { useEffect } from 'react';
import { listenForUnexpectedErrors } from './listenForUnexpectedErrors.ts';

/** For pages on which people work; see `listenForUnexpectedErrors`. */
export const useUnexpectedErrors = (): void => useEffect(listenForUnexpectedErrors, []);
