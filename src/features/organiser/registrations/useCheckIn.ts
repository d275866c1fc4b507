import type { Registration } from '../../../../openapi/schema.d.ts';
import {
  useLazyListRegistrationsQuery,
  useSetCheckInMutation,
} from '../../../api/managedRegistrations.ts';
import { errorText } from '../errorText.ts';
import { copy } from './copy.ts';
import { readTeamCode } from './readTeamCode.ts';

/** What became of a check-in by code. */
export type CheckInResult = { text: string; isError: boolean };

const failed = (text: string): CheckInResult => ({ text, isError: true });

/** Checks teams of a tournament in, and takes that back. */
export function useCheckIn(id: number, registrations: readonly Registration[]) {
  const [setCheckIn] = useSetCheckInMutation();
  const [reload] = useLazyListRegistrationsQuery();

  /** Returns why it failed; undefined if it did not. */
  const toggle = async ({ id: registrationId, checked_in_at: at }: Registration) => {
    const { error } = await setCheckIn({ id, registrationId, body: { checked_in: at === null } });
    return error && errorText(error, copy.checkInFailed);
  };

  const checkIn = async (text: string): Promise<CheckInResult> => {
    const code = readTeamCode(text);
    if (!code) return failed(copy.code.notACode);
    const find = (list: readonly Registration[] | undefined) =>
      list?.find(({ team }) => team.code === code);
    // It may have been registered since the list was loaded.
    const found = find(registrations) ?? find((await reload({ id })).data?.data);
    if (!found) return failed(copy.code.unknown(code));
    const { team, category, checked_in_at: at } = found;
    if (at !== null) return { text: copy.code.already(team.name), isError: false };
    const failure = await toggle(found);
    return failure
      ? failed(failure)
      : { text: copy.code.done(team.name, category.name), isError: false };
  };
  return { toggle, checkIn };
}
