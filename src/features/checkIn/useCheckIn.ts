import type { Registration } from '../../../openapi/schema.d.ts';
import {
  useLazyListRegistrationsQuery,
  useSetCheckInMutation,
} from '../../api/managedRegistrations.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { errorText } from '../requests/errorText.ts';
import { copy } from './copy.ts';
import { readTeamCode } from './readTeamCode.ts';

/** What became of a check-in by code. */
export type CheckInResult = { text: string; isError: boolean };

const failed = (text: string): CheckInResult => ({ text, isError: true });

/** Checks teams of a tournament in, and takes that back. */
export function useCheckIn(id: number, registrations: readonly Registration[]) {
  const [setCheckIn] = useSetCheckInMutation();
  const toast = useToast();
  const [reload] = useLazyListRegistrationsQuery();

  /** Saves whether a team has come. Returns why that failed; undefined if it did not. */
  const savePresence = async ({ id: registrationId }: Registration, isPresent: boolean) => {
    const { error } = await setCheckIn({ id, registrationId, body: { checked_in: isPresent } });
    return error && errorText(error, copy.checkInFailed);
  };

  /**
   * Saves whether a team has come, and reports a failure. `isFiltered` says that the row leaves the
   * list, and with it the button that takes a mistake back: then there is an undo.
   */
  const save = async (registration: Registration, isPresent: boolean, isFiltered: boolean) => {
    const failure = await savePresence(registration, isPresent);
    if (failure) toast.error(failure);
    else if (isFiltered)
      toast.success((isPresent ? copy.checkedIn : copy.notCheckedIn)(registration.team.name), {
        undo: () => void save(registration, !isPresent, false),
      });
  };

  const toggle = (registration: Registration, isFiltered: boolean) =>
    void save(registration, registration.checked_in_at === null, isFiltered);

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
    const failure = await savePresence(found, true);
    return failure
      ? failed(failure)
      : { text: copy.code.done(team.name, category.name), isError: false };
  };
  return { toggle, checkIn };
}
