/*
 * A library for LD_PRELOAD in PostgreSQL. It logs every change below $POWER_ROOT, in order, to the file $POWER_TRACE. A sync is logged but not
 * executed, because the simulated disk is replayed from the log. A file lock keeps the changes of all processes in one order.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR, RMDIR, LINK, ALLOCATE };
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int trace_fd = -1;
static pid_t trace_pid;
static const char *root;
static size_t root_length;

static int tracing(void) {
  if (!root) {
    root = getenv("POWER_ROOT");
    if (!root) root = "";
    root_length = strlen(root);
  }
  if (!root_length) return 0;
  if (trace_pid != getpid() || trace_fd < 0) {
    const char *path = getenv("POWER_TRACE");
    int fd = REAL(open)(path, O_RDWR | O_APPEND | O_CLOEXEC);
    if (fd < 0) return 0;
    trace_fd = fcntl(fd, F_DUPFD_CLOEXEC, 800);
    REAL(close)(fd);
    trace_pid = getpid();
  }
  return trace_fd >= 0;
}

static void set_lock(short type) {
  struct flock lock = {.l_type = type, .l_whence = SEEK_SET};
  int saved_errno = errno;
  while (fcntl(trace_fd, F_SETLKW, &lock) < 0 && errno == EINTR) {}
  errno = saved_errno;
}

/* The path relative to the root, or NULL if it is outside. */
static const char *below(const char *path) {
  if (strncmp(path, root, root_length) || path[root_length] != '/') return NULL;
  return path + root_length + 1;
}

static const char *path_at(int dir, const char *path, char *buffer) {
  if (path[0] == '/') {
    const char *self = "/proc/self/cwd";
    if (strncmp(path, self, strlen(self))) return below(path);
    path += strlen(self);
    while (*path == '/') path++;
  }
  char base[PATH_MAX];
  if (dir == AT_FDCWD) {
    if (!getcwd(base, sizeof base)) return NULL;
  } else {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", dir);
    ssize_t n = readlink(link, base, sizeof base - 1);
    if (n < 0) return NULL;
    base[n] = 0;
  }
  while (!strncmp(path, "./", 2)) path += 2;
  if (snprintf(buffer, PATH_MAX, "%s/%s", base, path) >= PATH_MAX) return NULL;
  return below(buffer);
}

static const char *path_of(int fd, char *buffer) {
  char link[64];
  int saved_errno = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, buffer, PATH_MAX - 1);
  errno = saved_errno;
  if (n < 0) return NULL;
  buffer[n] = 0;
  return below(buffer);
}

static void put(uint32_t kind, const char *path, uint64_t offset, const struct iovec *data, int parts, uint64_t length) {
  int saved_errno = errno;
  uint32_t head[2] = {kind, (uint32_t)strlen(path)};
  uint64_t numbers[2] = {offset, data ? length : 0};
  struct iovec out[512] = {{head, sizeof head}, {numbers, sizeof numbers}, {(void *)path, head[1]}};
  int count = 3;
  uint64_t left = length;
  for (int i = 0; data && i < parts && left && count < 512; i++) {
    size_t take = data[i].iov_len < left ? data[i].iov_len : left;
    out[count++] = (struct iovec){data[i].iov_base, take};
    left -= take;
  }
  size_t total = 0;
  for (int i = 0; i < count; i++) total += out[i].iov_len;
  if (left || REAL(writev)(trace_fd, out, count) != (ssize_t)total) _exit(99);
  errno = saved_errno;
}

static int open_and_log(int dir, const char *path, int flags, mode_t mode) {
  char buffer[PATH_MAX];
  const char *name = tracing() ? path_at(dir, path, buffer) : NULL;
  if (!name || !(flags & (O_CREAT | O_TRUNC))) return REAL(openat)(dir, path, flags, mode);
  set_lock(F_WRLCK);
  int existed = faccessat(dir, path, F_OK, 0) == 0;
  int fd = REAL(openat)(dir, path, flags, mode);
  if (fd >= 0 && !existed) put(CREATE, name, 0, NULL, 0, 0);
  else if (fd >= 0 && (flags & O_TRUNC)) put(TRUNCATE, name, 0, NULL, 0, 0);
  set_lock(F_UNLCK);
  return fd;
}

#define MODE(last) \
  mode_t mode = 0; \
  if (flags & (O_CREAT | __O_TMPFILE)) { va_list list; va_start(list, last); mode = va_arg(list, mode_t); va_end(list); }
int open(const char *path, int flags, ...) { MODE(flags) return open_and_log(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_and_log(AT_FDCWD, path, flags, mode); }
int openat(int dir, const char *path, int flags, ...) {
  if (trace_fd < 0 && !getenv("POWER_ROOT")) { MODE(flags) return REAL(openat)(dir, path, flags, mode); }
  MODE(flags) return open_and_log(dir, path, flags, mode);
}
int creat(const char *path, mode_t mode) { return open_and_log(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

static ssize_t write_and_log(int fd, const struct iovec *data, int parts, off_t offset, int positioned) {
  char buffer[PATH_MAX];
  const char *name = tracing() && fd != trace_fd ? path_of(fd, buffer) : NULL;
  if (!name) return positioned ? REAL(pwritev)(fd, data, parts, offset) : REAL(writev)(fd, data, parts);
  set_lock(F_WRLCK);
  int flags = fcntl(fd, F_GETFL);
  if (!positioned) {
    struct stat about;
    offset = (flags & O_APPEND) && !fstat(fd, &about) ? about.st_size : lseek(fd, 0, SEEK_CUR);
  }
  ssize_t n = positioned ? REAL(pwritev)(fd, data, parts, offset) : REAL(writev)(fd, data, parts);
  if (n > 0) put(WRITE, name, offset, data, parts, n);
  if (n > 0 && (flags & O_DSYNC)) put(SYNC, name, 0, NULL, 0, 0);
  set_lock(F_UNLCK);
  return n;
}
#define ONE(data, length) &(struct iovec){(void *)data, length}, 1
ssize_t write(int fd, const void *data, size_t length) {
  char buffer[PATH_MAX];
  if (!tracing() || fd == trace_fd || !path_of(fd, buffer)) return REAL(write)(fd, data, length);
  return write_and_log(fd, ONE(data, length), 0, 0);
}
ssize_t writev(int fd, const struct iovec *data, int parts) { return write_and_log(fd, data, parts, 0, 0); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return write_and_log(fd, ONE(data, length), offset, 1); }
ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) { return write_and_log(fd, ONE(data, length), offset, 1); }
ssize_t pwritev(int fd, const struct iovec *data, int parts, off_t offset) { return write_and_log(fd, data, parts, offset, 1); }
ssize_t pwritev64(int fd, const struct iovec *data, int parts, off_t offset) { return write_and_log(fd, data, parts, offset, 1); }

#define RECORDED(name_of, call, kind, offset) \
  char buffer[PATH_MAX]; \
  const char *name = tracing() ? name_of : NULL; \
  if (!name) return call; \
  set_lock(F_WRLCK); \
  int result = call; \
  if (result == 0) put(kind, name, offset, NULL, 0, 0); \
  set_lock(F_UNLCK); \
  return result;
int ftruncate(int fd, off_t length) { RECORDED(path_of(fd, buffer), REAL(ftruncate)(fd, length), TRUNCATE, length) }
int ftruncate64(int fd, off_t length) { RECORDED(path_of(fd, buffer), REAL(ftruncate)(fd, length), TRUNCATE, length) }
int truncate(const char *path, off_t length) { RECORDED(path_at(AT_FDCWD, path, buffer), REAL(truncate)(path, length), TRUNCATE, length) }
int posix_fallocate(int fd, off_t at, off_t length) { RECORDED(path_of(fd, buffer), REAL(posix_fallocate)(fd, at, length), ALLOCATE, at + length) }
int posix_fallocate64(int fd, off_t at, off_t length) { RECORDED(path_of(fd, buffer), REAL(posix_fallocate)(fd, at, length), ALLOCATE, at + length) }
int fallocate(int fd, int mode, off_t at, off_t length) { RECORDED(path_of(fd, buffer), REAL(fallocate)(fd, mode, at, length), ALLOCATE, at + length) }
int fsync(int fd) { RECORDED(path_of(fd, buffer), 0, SYNC, 0) }
int fdatasync(int fd) { RECORDED(path_of(fd, buffer), 0, SYNC, 0) }
int unlink(const char *path) { RECORDED(path_at(AT_FDCWD, path, buffer), REAL(unlink)(path), UNLINK, 0) }
int mkdir(const char *path, mode_t mode) { RECORDED(path_at(AT_FDCWD, path, buffer), REAL(mkdir)(path, mode), MKDIR, 0) }
int rmdir(const char *path) { RECORDED(path_at(AT_FDCWD, path, buffer), REAL(rmdir)(path), RMDIR, 0) }

static int move_and_log(const char *from, const char *to, int (*call)(const char *, const char *), uint32_t kind) {
  char one[PATH_MAX], two[PATH_MAX];
  const char *source = tracing() ? path_at(AT_FDCWD, from, one) : NULL;
  const char *target = source ? path_at(AT_FDCWD, to, two) : NULL;
  if (!target) return call(from, to);
  set_lock(F_WRLCK);
  int result = call(from, to);
  if (result == 0) put(kind, source, 0, &(struct iovec){(void *)target, strlen(target)}, 1, strlen(target));
  set_lock(F_UNLCK);
  return result;
}
int rename(const char *from, const char *to) { return move_and_log(from, to, REAL(rename), RENAME); }
int link(const char *from, const char *to) { return move_and_log(from, to, REAL(link), LINK); }
