import { winston } from '@strapi/logger';
import { logFormat } from '../src/log-format';

export default {
  format: logFormat,
  transports: [new winston.transports.Console({ handleExceptions: true, handleRejections: true })],
};
