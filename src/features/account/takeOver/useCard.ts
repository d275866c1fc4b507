import { useEffect } from 'react';
import { codeCharacters, secretOfLink } from '../../../../openapi/texts/codes.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useLazyCheckPupilCardQuery } from '../../../api/pupilCards.ts';

/** As long as 128 random bits are in letters and digits that look like no others. */
const codeLength = 26;

/** Returns a code, also in its link, without what does not count in it, once it is complete; otherwise an empty text. */
export function readCompleteCode(text: string): string {
  const code = codeCharacters(secretOfLink(text));
  return code.length === codeLength ? code : '';
}

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
