import { Box } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

const styles = { height: 0, border: 0, borderBottom: 'thin solid', borderColor: 'divider' };

/** A line between parts. MUI's Divider has variants that no public page needs in its first load. */
export function Separator({ sx }: { sx: SystemStyleObject<Theme> }) {
  return <Box component="hr" sx={[styles, sx]} />;
}
