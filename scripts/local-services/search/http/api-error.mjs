/** A failure that the caller is told in the service's own shape: `{ message, status }`. */
export class ApiError extends Error {
  /**
   * @param {number} status of HTTP
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.name = "ApiError";
    this.status = status;
  }
}
