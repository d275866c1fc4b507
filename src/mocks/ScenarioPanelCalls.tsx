import { useSyncExternalStore } from 'react';
import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import type { Call, CallLog } from './calls.ts';
import { copy } from './copy.ts';

const words = copy.calls;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const isBad = ({ outcome }: Call): boolean =>
  outcome === 'no answer' || (typeof outcome === 'number' && outcome >= 400);

/** The calls that the page has made, with what became of each. */
export function ScenarioPanelCalls({ log }: { log: CallLog }) {
  const calls = useSyncExternalStore(log.subscribe, log.calls);
  if (calls.length === 0) return <Typography>{words.none}</Typography>;
  return (
    <>
      <Button size="small" onClick={log.clear}>
        {words.clear}
      </Button>
      <Table
        size="small"
        sx={{
          '& td, & th': { px: 0.5, verticalAlign: 'top', whiteSpace: 'nowrap' },
          '& td:first-of-type': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {words.table}
        </Box>
        <TableHead>
          <TableRow>
            {[words.call, words.outcome, words.took, words.at].map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {calls.map((call) => (
            <TableRow key={call.id}>
              <TableCell>
                {call.operation && (
                  <b>
                    {call.operation}
                    <br />
                  </b>
                )}
                {call.method} {call.address}
              </TableCell>
              <TableCell sx={{ color: isBad(call) ? 'error.main' : undefined }}>
                {call.outcome ?? words.underWay}
              </TableCell>
              <TableCell>
                {call.milliseconds === undefined ? '' : words.milliseconds(call.milliseconds)}
              </TableCell>
              <TableCell>{clock.format(call.at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
