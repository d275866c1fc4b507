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
import { visuallyHidden } from '../ui/styles/visuallyHidden.ts';
import type { LoggedRequest, RequestLog } from './requestLog.ts';
import { copy } from './copy.ts';

const texts = copy.requests;
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const isFailed = ({ outcome }: LoggedRequest): boolean =>
  outcome === 'no answer' || (typeof outcome === 'number' && outcome >= 400);

export function ScenarioPanelRequests({ log }: { log: RequestLog }) {
  const requests = useSyncExternalStore(log.subscribe, log.getRequests);
  if (requests.length === 0) return <Typography>{texts.none}</Typography>;
  return (
    <>
      <Button size="small" onClick={log.clear}>
        {texts.clear}
      </Button>
      <Table
        size="small"
        sx={{
          '& td, & th': { px: 0.5, verticalAlign: 'top', whiteSpace: 'nowrap' },
          '& td:first-of-type': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {texts.table}
        </Box>
        <TableHead>
          <TableRow>
            {[texts.request, texts.outcome, texts.took, texts.at].map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {requests.map((request) => (
            <TableRow key={request.id}>
              <TableCell>
                {request.operation && (
                  <b>
                    {request.operation}
                    <br />
                  </b>
                )}
                {request.method} {request.url}
              </TableCell>
              <TableCell sx={{ color: isFailed(request) ? 'error.main' : undefined }}>
                {request.outcome ?? texts.underWay}
              </TableCell>
              <TableCell>
                {request.durationMs === undefined ? '' : texts.milliseconds(request.durationMs)}
              </TableCell>
              <TableCell>{timeFormat.format(request.sentAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
