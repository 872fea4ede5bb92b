/** The field with what the browser tells of the device. */
export const deviceField = 'device';
