/** Name of the field with the browser's description of the device. */
export const deviceField = 'device';
