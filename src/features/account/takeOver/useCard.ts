import { useEffect } from 'react';
import {
  findCodeProblem,
  pupilCardCode,
  readPupilCardCode,
} from '../../../../openapi/texts/cardCodes.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useLazyCheckPupilCardQuery } from '../../../api/pupilCards.ts';

/** Returns why a text is no code of a card, also in its link; undefined if it can be one. */
export const findProblem = (text: string): string | undefined =>
  findCodeProblem(readPupilCardCode(text), pupilCardCode);

/** Returns a code as it was made, once it can be one; otherwise an empty text. */
export const readCompleteCode = (text: string): string =>
  findProblem(text) === undefined ? readPupilCardCode(text) : '';

/**
 * Returns whose card a code is for, or why it is not valid, as far as it is known; an empty code is not
 * looked for. Without an answer, as from a backend that does not have the check, sending the form tells.
 */
export function useCard(code: string) {
  // Asked once for each code: a query that stays would ask again for the used card when signing in
  // empties the cache.
  const [check, { currentData, error, originalArgs }] = useLazyCheckPupilCardQuery();
  useEffect(() => {
    if (code !== '') void check({ body: { code } });
  }, [check, code]);
  const isOfCode = code !== '' && originalArgs?.body.code === code;
  const owner = isOfCode ? currentData : undefined;
  const failure = isOfCode ? error : undefined;
  return {
    owner,
    ended: failure ? fieldErrors(failure).code : undefined,
    isChecking: code !== '' && owner === undefined && failure === undefined,
  };
}
