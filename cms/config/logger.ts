import { winston } from '@strapi/logger';
import { logFormat } from '../src/log-format';

export default {
  format: logFormat,
  // A rejection that nobody handles becomes an exception, unless it comes of an outage.
  transports: [new winston.transports.Console({ handleExceptions: true })],
};
