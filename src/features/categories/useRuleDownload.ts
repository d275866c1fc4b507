import { saveFile } from '../../lib/saveFile.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import { fetchRuleFile, ruleFileName } from './ruleFile.ts';

/**
 * Saves a category's rule file under a name of its own; one that may not be read from here opens in
 * a new tab.
 */
export function useRuleDownload(address: string, category: string) {
  const toast = useToast();
  const { run, busy } = useOneAtATime(async () => {
    try {
      const file = await fetchRuleFile(address);
      if (file) saveFile(file, ruleFileName(category));
      else openTab(address);
    } catch {
      toast.error(copy.rules.failed);
    }
  });
  return { download: () => void run(), busy };
}

/**
 * Opens an address in a tab that knows nothing of this page; throws where the browser does not let
 * it.
 */
function openTab(address: string): void {
  // With 'noopener' as a feature the answer would be null either way.
  const tab = window.open('', '_blank');
  if (!tab) throw new Error('The browser opened no tab');
  tab.opener = null;
  tab.location.href = address;
}
