import { isbot } from 'isbot';

/** The sixteen facts of the specification that a browser gives about itself. They stay in the browser unless the visitor sends them with a message. */
export interface DeviceInformation {
  readonly userAgent: string;
  readonly isMobile: boolean;
  readonly isMobileOrTablet: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  readonly isIos: boolean;
  readonly isAndroid: boolean;
  readonly isWindows: boolean;
  readonly isMacOS: boolean;
  readonly isApple: boolean;
  readonly isSafari: boolean;
  readonly isFirefox: boolean;
  readonly isEdge: boolean;
  readonly isChrome: boolean;
  readonly isSamsung: boolean;
  readonly isCrawler: boolean;
}

/** The signs by which a device is recognised: a tablet that presents itself as a desktop computer has several touch points. */
export interface DeviceSigns {
  readonly userAgent: string;
  readonly touchPoints: number;
}

/** Returns the facts that follow from the signs; a browser is named once, by the maker's own name and not by the others that it also claims. */
export function describeDevice({ userAgent, touchPoints }: DeviceSigns): DeviceInformation {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  const isWindowsPhone = has(/Windows Phone/);
  const isIpadAsMac = has(/Macintosh/) && touchPoints > 1;
  const isIos = !isWindowsPhone && (has(/\b(iPhone|iPad|iPod)\b/) || isIpadAsMac);
  const isAndroid = !isWindowsPhone && has(/Android/);
  const isMacOS = has(/Macintosh/) && !isIpadAsMac;
  const isTablet = has(/\biPad\b/) || isIpadAsMac || (isAndroid && !has(/\bMobile\b/)) || has(/\b(Tablet|Silk|Kindle|PlayBook)\b/);
  const isMobile = !isTablet && (has(/\b(iPhone|iPod)\b/) || isWindowsPhone || has(/\bMobile\b/));
  const isEdge = has(/\b(Edge|Edg|EdgA|EdgiOS)\//);
  const isSamsung = has(/SamsungBrowser\//);
  const isFirefox = has(/\b(Firefox|FxiOS)\//) && !has(/Seamonkey\//);
  const isOther = has(/\b(OPR|OPT|Opera|YaBrowser|Vivaldi|UCBrowser|DuckDuckGo)\b/);
  const isChrome = has(/\b(Chrome|CriOS|HeadlessChrome)\//) && !isEdge && !isSamsung && !isOther;
  return {
    userAgent,
    isMobile,
    isMobileOrTablet: isMobile || isTablet,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: has(/Windows/) && !isWindowsPhone,
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari: has(/Version\/[\d.]+ .*Safari\//) && !isAndroid && !isChrome && !isEdge && !isFirefox && !isOther,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: isbot(userAgent),
  };
}

const resizePauseMs = 50;

/** Returns the present facts about the visitor's browser. */
export function deviceInformation(): DeviceInformation {
  return describeDevice({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
}

/** Calls the listener with the device again 50 ms after a resize: a tool that simulates another device changes both. Ends with the signal. */
export function watchDevice(listener: (device: DeviceInformation) => void, signal: AbortSignal): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'resize',
    () => {
      clearTimeout(pause);
      pause = setTimeout(() => listener(deviceInformation()), resizePauseMs);
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(pause), { once: true });
}
