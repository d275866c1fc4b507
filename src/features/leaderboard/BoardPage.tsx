import { Box } from '@mui/material';
import { BoardSection } from '../../ui/BoardSection.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { CategoryStrip } from './CategoryStrip.tsx';
import { copy } from './copy.ts';
import { ScreenControls } from './ScreenControls.tsx';
import { ScreenFoot } from './ScreenFoot.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { ScreenTable } from './ScreenTable.tsx';
import { useBoardKeys } from './useBoardKeys.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useHeight } from './useHeight.ts';
import { useScreenBoard } from './useScreenBoard.ts';
import { useStirring } from './useStirring.ts';
import { useWakeLock } from './useWakeLock.ts';

/** The live board for a whole screen: a projector or a television in the hall, or a telephone. */
export default function BoardPage() {
  const { ref, height } = useHeight();
  const { categories, category, play, hidden, rows, ranked, loading, empty, age } =
    useScreenBoard(height);
  const fullScreen = useFullScreen();
  const stirring = useStirring();
  useWakeLock(!hidden);
  useBoardKeys({ toggle: play.toggle, step: play.step, fullScreen: fullScreen.toggle });
  usePageTitle(
    play.held && category ? `${copy.title}: ${category.name}` : copy.title,
    copy.screen.description,
  );

  return (
    <BoardSection component="main" deep>
      <Box sx={frame} style={{ cursor: stirring ? undefined : 'none' }}>
        <ScreenHead category={category} play={play} />
        <ScreenTable
          panel={ref}
          category={category}
          ranked={ranked}
          rows={rows}
          loading={loading}
        />
        <CategoryStrip categories={categories} play={play} />
        <Box sx={foot}>
          <ScreenFoot age={age} empty={empty} />
          <ScreenControls play={play} fullScreen={fullScreen} shown={stirring} />
        </Box>
        {/* A change by rotation is silent; what somebody chose is said once. */}
        <Box role="status" sx={visuallyHidden}>
          {play.chosen && category && copy.screen.chosen(category.name)}
        </Box>
      </Box>
    </BoardSection>
  );
}

/**
 * Everything on it is measured in em, and the em is a share of the screen, from a telephone to a
 * wall.
 */
const frame = {
  fontSize: { xs: 'max(14px, min(2.2svh, 4svw))', sm: 'max(14px, min(2.2svh, 2.2svw))' },
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(17rem, 1fr) auto auto',
  rowGap: '1em',
  pt: 'max(1.25em, env(safe-area-inset-top))',
  pb: 'max(0.5em, env(safe-area-inset-bottom))',
  px: { xs: '1em', sm: '2em' },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '0.5em',
  minHeight: 48,
} as const;
