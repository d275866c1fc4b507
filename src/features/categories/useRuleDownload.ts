import { downloadFile } from '../../lib/files/downloadFile.ts';
import { useSingleFlight } from '../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { fetchRuleFile, ruleFileName } from '../../lib/files/ruleFile.ts';

/**
 * Downloads a category's rule file. A file that may not be read from this origin is opened in a new
 * tab.
 */
export function useRuleDownload(url: string, category: string) {
  const toast = useToast();
  const { run, busy } = useSingleFlight(async () => {
    try {
      const file = await fetchRuleFile(url);
      if (file) downloadFile(file, ruleFileName(category));
      else openInNewTab(url);
    } catch {
      toast.error(copy.rules.failed);
    }
  });
  return { download: () => void run(), busy };
}

/** Opens a URL in a new tab without `opener`. Throws if the browser blocks the tab. */
function openInNewTab(url: string): void {
  // With the 'noopener' feature window.open always returns null, so a blocked tab would go
  // unnoticed.
  const tab = window.open('', '_blank');
  if (!tab) throw new Error('The browser opened no tab');
  tab.opener = null;
  tab.location.href = url;
}
