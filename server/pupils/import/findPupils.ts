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

/** What somebody without an address is known by; pupils with the same texts may be one. */
const nameAndClass = (name: string, className: string) => `${name}\n${className}`;

/** Returns what is the same for everybody with the name and the class. */
export const toNameAndClass = ({ name, class: className }: Pick<RowTexts, 'name' | 'class'>) =>
  nameAndClass(foldName(name), foldName(className));

/**
 * Returns a function that gives a class as the club and earlier rows spell it, because '8b' is no other class than
 * '8B'. Of several spellings, each stays as it is.
 */
function createClassSpeller(pupils: readonly PlannedPupil[]) {
  const spellings = Map.groupBy(new Set(pupils.map((pupil) => pupil.class)), (className) =>
    foldName(className),
  );
  return (className: string): string => {
    const known = spellings.get(foldName(className));
    if (known) return known.includes(className) ? className : (known[0] ?? className);
    spellings.set(foldName(className), [className]);
    return className;
  };
}

/**
 * Groups pupils by name and class. A file may have the same name 5,000 times: nobody is looked for among all who have
 * it.
 */
function groupByClass(pupils: readonly PlannedPupil[]) {
  const byClass = new Map<string, Set<PlannedPupil>>();
  const sameClassAs = (pupil: PlannedPupil) => {
    const key = toNameAndClass(pupil);
    const found = byClass.get(key) ?? new Set();
    byClass.set(key, found);
    return found;
  };
  for (const pupil of pupils) sameClassAs(pupil).add(pupil);
  return { byClass, sameClassAs };
}

/**
 * Returns a function that finds the one participant of the club who has the name of a row in another class, in which
 * no row has it: in a new school year, the row means them.
 */
function createNamesakeFinder(pupils: readonly PlannedPupil[], named: ReadonlySet<string>) {
  const absent = Map.groupBy(
    pupils.filter((pupil) => pupil.class !== '' && !named.has(toNameAndClass(pupil))),
    ({ name }) => foldName(name),
  );
  return ({ name, email, class: className }: RowTexts): PlannedPupil | undefined => {
    const [one, other] = absent.get(foldName(name)) ?? [];
    if (email || className === '' || !one || other) return undefined;
    // An earlier row may have given them its class.
    return named.has(toNameAndClass(one)) ? undefined : one;
  };
}

/**
 * Finds pupils in the club and in earlier rows, and adds up to `mostNew`. An address is compared with theirs only:
 * whether somebody outside the club has it must make no difference. `named` has the name and class of each row.
 */
export function createPupilFinder(
  state: ClubState,
  { named, mostNew }: { named: ReadonlySet<string>; mostNew: number },
) {
  let left = mostNew;
  const pupils: PlannedPupil[] = state.people.map((person) => ({ ...person }));
  const findNamesake = createNamesakeFinder(pupils, named);
  const byEmail = new Map(pupils.map((each) => [each.email.toLowerCase(), each]));
  const byName = Map.groupBy(pupils, ({ name }) => foldName(name));
  const { byClass, sameClassAs } = groupByClass(pupils);
  const spellClass = createClassSpeller(pupils);

  function add(texts: RowTexts, row: ImportRow, namesakes: PlannedPupil[]): PlannedPupil {
    const { name, email, class: className } = texts;
    const pupil = { id: undefined, name, email, class: className, row };
    left -= 1;
    pupils.push(pupil);
    if (email) byEmail.set(email.toLowerCase(), pupil);
    namesakes.push(pupil);
    sameClassAs(pupil).add(pupil);
    return pupil;
  }

  /** Gives somebody the class of a row; returns whether that changes anything. */
  function giveClass(pupil: PlannedPupil, className: string): boolean {
    if (className === '' || pupil.class === className) return false;
    sameClassAs(pupil).delete(pupil);
    pupil.class = className;
    sameClassAs(pupil).add(pupil);
    if (pupil.id !== undefined) pupil.newClass = className;
    return true;
  }

  /** Without an address, name and class tell who it is; one of the classes may be missing. */
  function findByName(
    name: string,
    className: string,
    namesakes: PlannedPupil[],
  ): Found<PlannedPupil | undefined> {
    const [exact, more] = byClass.get(nameAndClass(name, className)) ?? [];
    const similar = className === '' ? namesakes : byClass.get(nameAndClass(name, ''));
    const [match, other] = exact ? [exact, more] : (similar ?? []);
    if (other)
      return problem(
        'name',
        'Lebih dari satu peserta bernama ini. Tulis kelas atau emailnya supaya jelas siapa yang dimaksud.',
      );
    return match && !exact
      ? { value: match, warning: `Dianggap sama dengan ${describe(match)}.` }
      : { value: match };
  }

  /** Finds somebody who is there already. */
  function look(texts: RowTexts, hasNewClass = false): Found<PlannedPupil | undefined> {
    const name = foldName(texts.name);
    if (!texts.email) {
      const found = findByName(name, foldName(texts.class), byName.get(name) ?? []);
      const namesake = hasNewClass && !('problem' in found || found.value) && findNamesake(texts);
      return namesake
        ? { value: namesake, warning: `Dianggap sama dengan ${describe(namesake)}.` }
        : found;
    }
    const match = byEmail.get(texts.email.toLowerCase());
    return !match || foldName(match.name) === name
      ? { value: match }
      : { value: match, warning: `Email ini milik ${describe(match)}; namanya tetap.` };
  }

  /** Whether somebody is new, but no one can be added any more. */
  function isLater(texts: RowTexts, row: ImportRow): boolean {
    if (left > 0) return false;
    const found = look(texts, row.new_class);
    return 'value' in found && found.value === undefined;
  }

  function find(texts: RowTexts, row: ImportRow): Found<PlannedPupil> {
    const found = look(texts, row.new_class);
    if ('problem' in found) return found;
    if (found.value) return { ...found, value: found.value };
    const name = foldName(texts.name);
    const namesakes = byName.get(name) ?? [];
    byName.set(name, namesakes);
    const [namesake] = namesakes;
    const pupil = add(texts, row, namesakes);
    return namesake
      ? { value: pupil, warning: `Mungkin sama dengan ${describe(namesake)}.` }
      : { value: pupil };
  }
  return { pupils, find, findNamesake, isLater, giveClass, spellClass };
}
