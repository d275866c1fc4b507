import { foldName } from '../../../openapi/texts/names.ts';
import type { ClubState } from './importQueries.ts';
import type { ImportRow, RowTexts } from './importRow.ts';
import { type Found, type PlannedPupil, problem } from './planned.ts';

/** How somebody is told apart from others of the same name. */
const describe = ({ name, email, class: className }: PlannedPupil) =>
  [name, [className, email].filter(Boolean).join(', ')]
    .filter(Boolean)
    .map((text, index) => (index === 0 ? text : `(${text})`))
    .join(' ');

/** Finds pupils in the club and in earlier rows. */
export function createPupilFinder(state: ClubState, takenEmails: ReadonlySet<string>) {
  const pupils: PlannedPupil[] = state.people.map((person) => ({ ...person }));
  const byEmail = new Map(pupils.map((each) => [each.email.toLowerCase(), each]));
  const byName = Map.groupBy(pupils, ({ name }) => foldName(name));

  function add(texts: RowTexts, row: ImportRow): PlannedPupil {
    const { name, email, class: className } = texts;
    const pupil = { id: undefined, name, email, class: className, row };
    pupils.push(pupil);
    if (email) byEmail.set(email.toLowerCase(), pupil);
    const key = foldName(name);
    byName.set(key, [...(byName.get(key) ?? []), pupil]);
    return pupil;
  }

  /** Without an address, name and class tell who it is; one of the classes may be missing. */
  function findByName(row: RowTexts, namesakes: PlannedPupil[]): Found<PlannedPupil | undefined> {
    const exact = namesakes.filter((each) => foldName(each.class) === foldName(row.class));
    const similar = row.class === '' ? namesakes : namesakes.filter((each) => each.class === '');
    const [match, other] = exact.length > 0 ? exact : similar;
    if (other)
      return problem(
        'name',
        'Lebih dari satu peserta bernama ini. Tulis kelas atau emailnya supaya jelas siapa yang dimaksud.',
      );
    return match && exact.length === 0
      ? { value: match, warning: `Dianggap sama dengan ${describe(match)}.` }
      : { value: match };
  }

  function find(texts: RowTexts, row: ImportRow): Found<PlannedPupil> {
    const namesakes = byName.get(foldName(texts.name)) ?? [];
    if (texts.email) {
      const match = byEmail.get(texts.email.toLowerCase());
      if (match)
        return foldName(match.name) === foldName(texts.name)
          ? { value: match }
          : { value: match, warning: `Email ini milik ${describe(match)}; namanya tetap.` };
      if (takenEmails.has(texts.email.toLowerCase()))
        return problem(
          'email',
          'Email ini dipakai akun di luar klub. Pemiliknya dapat bergabung dengan ID dan PIN klub.',
        );
    } else {
      const found = findByName(texts, namesakes);
      if ('problem' in found) return found;
      if (found.value) return { ...found, value: found.value };
    }
    const [namesake] = namesakes;
    const pupil = add(texts, row);
    return namesake
      ? { value: pupil, warning: `Mungkin sama dengan ${describe(namesake)}.` }
      : { value: pupil };
  }
  return { pupils, find };
}
