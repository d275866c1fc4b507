import { Tooltip, type TooltipProps } from '@mui/material';

type TooltipBubbleProps = {
  anchor: HTMLElement;
  label: string;
  placement: TooltipProps['placement'];
  onClose: () => void;
};

/** An open tooltip at an element elsewhere. */
export function TooltipBubble({ anchor, label, placement, onClose }: TooltipBubbleProps) {
  return (
    <Tooltip
      open
      title={label}
      placement={placement}
      describeChild
      disableInteractive
      onClose={onClose}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  );
}
