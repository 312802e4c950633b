// Wine 8 does not know this option of a socket, and every connection would fail.
require('node:net').Socket.prototype.setKeepAlive = function setKeepAlive() {
  return this
}
