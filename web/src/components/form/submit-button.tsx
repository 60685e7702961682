import { BusyButton, type BusyButtonProps } from './busy-button';

export function SubmitButton(props: BusyButtonProps & { busyLabel: string }) {
  return <BusyButton type="submit" colorPalette="brand" size="lg" {...props} />;
}
