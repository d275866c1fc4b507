import { readStartNumber } from '../../../openapi/runs/startNumbers.ts';
import { readTeamCode } from '../../../openapi/texts/teamCodes.ts';
import type { Registration } from '../../../openapi/schema.d.ts';
import {
  useLazyListRegistrationsQuery,
  useSetCheckInMutation,
} from '../../api/managedRegistrations.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { errorText } from '../requests/errorText.ts';
import { findTeams } from '../../lib/findTeams.ts';
import { copy } from './copy.ts';
import { toSearched } from './useMatches.ts';

/** What became of a check-in by what was typed or read. */
export type CheckInResult = {
  text: string;
  isError: boolean;
  /** The teams of which one is meant, if several can be. */
  choices?: Registration[];
};

const failed = (text: string, choices: Registration[] = []): CheckInResult => ({
  text,
  isError: true,
  choices,
});

/** Returns the registration that is meant, or why none is. */
function findMeant(registrations: readonly Registration[], typed: string) {
  const { best, only } = findTeams(registrations.map(toSearched), typed);
  return { meant: only?.registration, choices: best.map(({ registration }) => registration) };
}

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

  const checkInOne = async (registration: Registration): Promise<CheckInResult> => {
    const { team, category, checked_in_at: at } = registration;
    if (at !== null) return { text: copy.code.already(team.name), isError: false };
    const failure = await savePresence(registration, true);
    return failure
      ? failed(failure)
      : { text: copy.code.done(team.name, category.name), isError: false };
  };

  /** Checks the team in that a code or, where it was typed, a number or a name means. */
  const checkIn = async (text: string): Promise<CheckInResult> => {
    const typed = text.trim();
    if (typed === '') return failed(copy.code.missing);
    let found = findMeant(registrations, typed);
    const number = readStartNumber(typed);
    const isListed =
      number === undefined
        ? found.choices.length > 0
        : registrations.some(({ start_number: own }) => own === number);
    // It may have been registered since the list was loaded.
    const reloaded = isListed ? undefined : await reload({ id });
    if (reloaded?.data) found = findMeant(reloaded.data.data, typed);
    const { meant, choices } = found;
    if (meant) return checkInOne(meant);
    if (choices.length > 0) return failed(copy.code.several(typed, choices.length), choices);
    // Without the present list nobody can say that there is no such team.
    if (reloaded?.error) return failed(errorText(reloaded.error, copy.failed));
    const code = readTeamCode(typed);
    return failed(code ? copy.code.unknown(code) : copy.code.noTeam(typed));
  };
  return { toggle, checkIn, checkInOne };
}
