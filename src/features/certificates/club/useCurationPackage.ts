import { useState } from 'react';
import type { ClubCertificates, SeasonRow } from '../../../../openapi/schema.d.ts';
import { useLazyGetCategoryQuery } from '../../../api/categories.ts';
import { useLazyGetCategoryResultsQuery } from '../../../api/categoryResults.ts';
import { useLazyListClubSeasonsQuery } from '../../../api/certificates.ts';
import { downloadFile } from '../../../lib/files/downloadFile.ts';
import { fetchRuleFile } from '../../../lib/files/ruleFile.ts';
import { nameFile } from '../../../lib/files/nameFile.ts';
import { zipFiles } from '../../../lib/files/zipFiles.ts';
import { pageUrl } from '../../../lib/urls/pageUrl.ts';
import { paths } from '../../../paths.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy } from './copy.ts';
import { toOfficialSheets } from './officialResults.ts';
import { useLoadCertificates } from './useLoadCertificates.ts';

const texts = copy.curation;

type Tournament = ClubCertificates['tournaments'][number];
type Category = { id: number; name: string; tournament: SeasonRow['tournament'] };

/** What a package has, and, in sentences, what it lacks and where the rest is. */
type Package = { files: Record<string, Blob>; missing: string[]; links: string[] };

/** Returns the categories in which the club has a team or a certificate. */
function findCategories(rows: readonly SeasonRow[], tournamentId: number): Category[] {
  const found = rows.flatMap(({ tournament, category_id: id, category }) =>
    tournament.id === tournamentId && id !== null && category !== null
      ? [[id, { id, name: category, tournament }] as const]
      : [],
  );
  return [...new Map(found).values()];
}

/** Returns a name that no other file has: those of categories that differ only in what no file name takes are the same. */
function nameOfCategory(files: Package['files'], text: string, extension: string, id: number) {
  const name = nameFile(text, extension);
  return name in files ? nameFile(`${text} (${id})`, extension) : name;
}

/** Returns the rules; undefined if they cannot be had from here. */
const loadRules = (url: string): Promise<Blob | undefined> =>
  fetchRuleFile(url).catch(() => undefined);

function useParts() {
  const loadCertificates = useLoadCertificates();
  const [loadResults] = useLazyGetCategoryResultsQuery();
  const [loadCategory] = useLazyGetCategoryQuery();
  const addCertificates = async ({ files, missing }: Package, id: number, printable: number) => {
    if (printable === 0) missing.push(texts.certificatesMissing);
    else
      for (const [index, file] of (await loadCertificates({ id, printable })).entries())
        files[texts.certificates(index + 1)] = file;
  };
  /** Adds the official results; returns whether there are any. */
  const addResults = async ({ files, missing, links }: Package, category: Category) => {
    const { id: categoryId, name, tournament } = category;
    const { data } = await loadResults({ id: tournament.id, categoryId }).unwrap();
    const href = paths.tournamentResult.href({ tournamentId: tournament.id, categoryId });
    const url = pageUrl(href);
    const sheets = toOfficialSheets(data, { tournament, category: name, url });
    links.push(texts.page(name, url));
    const { createWorkbook } = await import('../../../ui/download/createWorkbook.ts');
    const file = sheets && (await createWorkbook(sheets));
    if (file) files[nameOfCategory(files, texts.official(name), 'xlsx', categoryId)] = file;
    else missing.push(sheets ? texts.tooLarge(name) : texts.notOfficial(name));
    return sheets !== undefined;
  };
  const addRules = async ({ files, missing }: Package, { id, name }: Category) => {
    const { rule } = (await loadCategory({ id }).unwrap()).data;
    const file = rule === null ? undefined : await loadRules(rule);
    if (file) files[nameOfCategory(files, texts.rules(name), 'pdf', id)] = file;
    else missing.push(rule === null ? texts.noRules(name) : texts.rulesElsewhere(name, rule));
  };
  return { addCertificates, addResults, addRules };
}

/** Returns the list of what is in a package, for whoever opens it. */
function listContents({ files, missing, links }: Package): Blob {
  const lines = [
    texts.contents,
    ...Object.keys(files).map((name) => `- ${name}`),
    ...(missing.length > 0 ? ['', texts.missing, ...missing.map((line) => `- ${line}`)] : []),
    '',
    ...links,
    '',
  ];
  return new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
}

/**
 * Downloads what a school hands in of a tournament: certificates, of which so many can be printed, official results and
 * rules as one ZIP.
 */
export function useCurationPackage(tournament: Tournament, printable: number) {
  const toast = useToast();
  const [loadSeasons] = useLazyListClubSeasonsQuery();
  const { addCertificates, addResults, addRules } = useParts();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { run, busy } = useSingleFlight(async () => {
    try {
      const { data } = await loadSeasons().unwrap();
      const categories = findCategories(data, tournament.id);
      const made: Package = { files: {}, missing: [], links: [] };
      const total = categories.length + 1;
      setProgress({ done: 0, total });
      await addCertificates(made, tournament.id, printable);
      let hasContent = printable > 0;
      for (const [index, category] of categories.entries()) {
        setProgress({ done: index + 1, total });
        if (await addResults(made, category)) hasContent = true;
        await addRules(made, category);
      }
      if (hasContent) {
        made.files[texts.list] = listContents(made);
        downloadFile(
          await zipFiles(Object.entries(made.files)),
          nameFile(texts.file(tournament.title), 'zip'),
        );
      } else toast.info(texts.empty);
    } catch (error) {
      toast.error(entryErrorText(error, texts.failed));
    }
    setProgress(undefined);
  });
  return { download: () => void run(), busy, progress };
}
