import { tidyMessage, type VisitorMessage } from './check-message.ts';

/** Max letters of the details of a device. */
const maxDetails = 1_000;

/** Returns a tidied message with the details of the device, which the visitor chose to add, below its text; unchanged when they are empty. */
export function withDevice(message: VisitorMessage, details: string): VisitorMessage {
  const { message: tidied } = tidyMessage({ ...message, message: details });
  const cut = [...tidied].slice(0, maxDetails).join('');
  return cut === '' ? message : { ...message, message: `${message.message}\n\n– – –\n${cut}` };
}
