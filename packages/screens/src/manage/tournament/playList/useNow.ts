export { useNow } from '../../../shell/device.ts';
